'use client';

import { useEffect } from 'react';
import { replacePath } from '@/lib/browser/address';

/** Rewrites the address to the one the page belongs to, without reloading it (section 2, administration). Shows nothing. */
export function CleanAddress({ path }: { path: string }) {
  useEffect(() => {
    if (window.location.pathname !== path) replacePath(path);
  }, [path]);
  return null;
}
