import { useEffect, useRef, useState } from 'react';
import type { Lang } from '@/lib/i18n/lang';
import type { Suggestions } from '@/lib/site-search/suggestions';

/** After the last keystroke, in milliseconds. */
const PAUSE_MS = 180;
const NONE: Suggestions = { label: '', status: '', items: [] };

/**
 * The suggestions for what stands in a field, asked for when the visitor pauses; a newer question ends an older
 * one. Failures leave the field as it is: the form works without.
 */
export function useSuggestions(input: HTMLInputElement, lang: Lang) {
  const [suggestions, setSuggestions] = useState(NONE);
  const [isOpen, setIsOpen] = useState(false);
  const stop = useRef<() => void>(() => undefined);

  useEffect(() => {
    let timer = 0;
    let request = new AbortController();
    const cancel = () => {
      clearTimeout(timer);
      request.abort();
    };

    async function ask(query: string, signal: AbortSignal) {
      try {
        const answer = await fetch(`/api/search?${new URLSearchParams({ q: query, lang })}`, { signal });
        if (!answer.ok) return;
        const found: Suggestions = await answer.json();
        if (signal.aborted) return;
        setSuggestions(found);
        setIsOpen(true);
      } catch {
        // Aborted, or the network is gone.
      }
    }

    function onInput() {
      cancel();
      const query = input.value.trim();
      if (query.length < 2) return setIsOpen(false);
      request = new AbortController();
      timer = window.setTimeout(ask, PAUSE_MS, query, request.signal);
    }

    function onLeave() {
      cancel();
      setIsOpen(false);
    }

    stop.current = onLeave;
    if (document.activeElement === input && input.value) onInput();
    const form = input.form;
    input.addEventListener('input', onInput);
    input.addEventListener('blur', onLeave);
    form?.addEventListener('submit', onLeave);
    return () => {
      cancel();
      input.removeEventListener('input', onInput);
      input.removeEventListener('blur', onLeave);
      form?.removeEventListener('submit', onLeave);
    };
  }, [input, lang]);

  return { ...suggestions, isOpen, close: () => stop.current() };
}
