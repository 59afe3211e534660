/** The open disclosures of the header: main menu and ADMISSION share one name. */
export function openDisclosures(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[name="menu"][open]')];
}

/** Closes every disclosure that does not hold `target`. */
export function closeOthers(target: EventTarget | null): void {
  for (const details of openDisclosures()) {
    if (!(target instanceof Node && details.contains(target))) details.open = false;
  }
}

/** Closes the drawer of small screens, where the browser knows popovers and it is open. */
export function closeDrawer(menuId: string): void {
  const menu = document.getElementById(menuId);
  try {
    menu?.hidePopover();
  } catch {
    // A browser without popovers shows the menu in the page; there is nothing to close.
  }
}

function samePage(link: HTMLAnchorElement, pathname: string): boolean {
  return link.origin === location.origin && link.pathname.replace(/(.)\/$/, '$1') === pathname.replace(/(.)\/$/, '$1');
}

/** Marks the links to a page, and the disclosures they are in. */
export function markCurrent(menuId: string, pathname: string): void {
  const menu = document.getElementById(menuId);
  if (!menu) return;
  for (const marked of menu.querySelectorAll('[aria-current], [data-current]')) {
    marked.removeAttribute('aria-current');
    marked.removeAttribute('data-current');
  }
  for (const link of menu.querySelectorAll('a')) {
    if (!samePage(link, pathname)) continue;
    link.setAttribute('aria-current', 'page');
    link.closest('details')?.setAttribute('data-current', '');
  }
}
