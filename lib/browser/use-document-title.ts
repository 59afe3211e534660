import { useEffect, useRef } from 'react';

/**
 * Names the window after what an island shows, where that is not what the page was made for.
 * @param initial the name the server gave the page; its own title then stands
 */
export function useDocumentTitle(name: string, initial: string, siteName: string): void {
  const own = useRef<string>(undefined);
  useEffect(() => {
    const composed = `${name} | ${siteName}`;
    if (name !== initial) document.title = composed;
    else if (own.current !== undefined) document.title = own.current;
    else own.current = document.title;
  }, [name, initial, siteName]);
}
