import type { ReactNode } from 'react';

/**
 * Adds nothing around the pages, only the level that `not-found.tsx` and `error.tsx` belong to: beside the root
 * layout they would make the framework send header and footer a second time with every page.
 */
export default function PagesLayout({ children }: { children: ReactNode }) {
  return children;
}
