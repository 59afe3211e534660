'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { closeDrawer, closeOthers, markCurrent, openDisclosures } from './menu-dom';

// Small screens end here (section 9; `menu` in styles/_settings.scss).
const WIDE = '(width >= 1300px)';

/**
 * What script adds to a menu that works without it: Escape and a click or focus elsewhere close what is open,
 * a navigation closes everything, and the links to the current page are marked (cached pages hold one header for all).
 */
export function MenuBehaviour({ menuId }: { menuId: string }) {
  const pathname = usePathname();

  useEffect(() => {
    closeOthers(null);
    closeDrawer(menuId);
    markCurrent(menuId, location.pathname);
  }, [menuId, pathname]);

  useEffect(() => {
    const leave = (event: Event) => closeOthers(event.target);
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const open = openDisclosures().find((details) => details.contains(document.activeElement));
      closeOthers(null);
      open?.querySelector('summary')?.focus();
    };
    const wide = matchMedia(WIDE);
    const widen = () => wide.matches && closeDrawer(menuId);
    document.addEventListener('click', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    wide.addEventListener('change', widen);
    return () => {
      document.removeEventListener('click', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
      wide.removeEventListener('change', widen);
    };
  }, [menuId]);

  return null;
}
