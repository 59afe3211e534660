'use client';

import { useSyncExternalStore } from 'react';

// The entry the site keeps its basics under (section 4).
const KEY = 'mainData';

function stored(field: 'Phone' | 'Email'): string {
  try {
    const basics: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const value: unknown = basics && typeof basics === 'object' && field in basics ? Object.getOwnPropertyDescriptor(basics, field)?.value : '';
    return typeof value === 'string' ? value.trim() : '';
  } catch {
    // Unreadable, or a browser that keeps nothing.
    return '';
  }
}

const never = () => () => undefined;

interface StoredContactProps {
  field: 'Phone' | 'Email';
  scheme: 'tel:' | 'mailto:';
  /** What stands there when the browser has kept nothing either. */
  missing: string;
}

/** Phone or e-mail from the basics a former visit has left in the browser, for when the site has none to tell. */
export function StoredContact({ field, scheme, missing }: StoredContactProps) {
  const value = useSyncExternalStore(never, () => stored(field), () => '');
  if (!value) return <span>{missing}</span>;
  return <a href={scheme + (scheme === 'tel:' ? value.replace(/[^+\d]/g, '') : value)}>{value}</a>;
}
