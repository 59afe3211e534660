'use client';

import { useEffect, useId, useState } from 'react';
import type { Lang } from '@/lib/i18n/lang';
import { markedParts } from '@/lib/search/marked-parts';
import type { Suggestion } from '@/lib/site-search/suggestions';
import styles from './SearchSuggestions.module.scss';
import { useSuggestions } from './use-suggestions';

/** Follows a link the way a click on one of the page does, so that the navigation stays within the document. */
function follow(href: string) {
  const link = document.createElement('a');
  link.href = href;
  if (link.origin !== location.origin) Object.assign(link, { target: '_blank', rel: 'noopener' });
  document.body.append(link);
  link.click();
  link.remove();
}

/** The list of a combobox (WAI-ARIA: list autocomplete with manual selection) around a field that is there already. */
export function SuggestionList({ input, lang }: { input: HTMLInputElement; lang: Lang }) {
  const listId = useId();
  const { label, status, items, isOpen, close } = useSuggestions(input, lang);
  const [active, setActive] = useState(-1);
  const [shown, setShown] = useState(items);
  if (shown !== items) {
    setShown(items);
    setActive(-1);
  }
  const visible = isOpen && items.length > 0;
  const choose = (item: Suggestion) => {
    close();
    follow(item.href);
  };

  useEffect(() => {
    const attributes = { role: 'combobox', autocomplete: 'off', 'aria-autocomplete': 'list', 'aria-controls': listId, 'aria-expanded': String(visible) };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    if (visible && active >= 0) input.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else input.removeAttribute('aria-activedescendant');
  }, [input, listId, visible, active]);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.isComposing || !visible) return;
      const chosen = items[active];
      if (event.key === 'ArrowDown') setActive(active + 1 < items.length ? active + 1 : -1);
      else if (event.key === 'ArrowUp') setActive(active === -1 ? items.length - 1 : active - 1);
      else if (event.key === 'Escape') close();
      else if (event.key === 'Enter' && chosen) choose(chosen);
      else return;
      event.preventDefault();
    }
    input.addEventListener('keydown', onKey);
    return () => input.removeEventListener('keydown', onKey);
  });

  return (
    <>
      <ul className={styles.list} id={listId} role="listbox" aria-label={label} hidden={!visible}>
        {items.map((item, index) => (
          <li
            key={index}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(item)}
          >
            <span lang={item.title.lang === lang ? undefined : item.title.lang}>
              {markedParts(item.title).map(({ text, marked }, part) => (marked ? <mark key={part}>{text}</mark> : text))}
            </span>
            <small>{item.kind}</small>
          </li>
        ))}
      </ul>
      <span className={styles.status} role="status">
        {visible ? status : ''}
      </span>
    </>
  );
}
