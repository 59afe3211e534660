import { useEffect, useRef } from 'react';

/** Names the window after what is shown; the title the server made stays until that changes. */
export function useDocumentTitle(name: string, siteName: string): void {
  const first = useRef<{ name: string; title: string }>(undefined);
  useEffect(() => {
    first.current ??= { name, title: document.title };
    document.title = name === first.current.name ? first.current.title : `${name} | ${siteName}`;
  }, [name, siteName]);
}
