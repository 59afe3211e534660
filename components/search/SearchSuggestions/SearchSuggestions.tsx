'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import type { Lang } from '@/lib/i18n/lang';

// Comes when a visitor turns to the field; until then it costs nothing.
const SuggestionList = lazy(() => import('./SuggestionList').then(({ SuggestionList }) => ({ default: SuggestionList })));

/** Instant suggestions below a search field that works without them. `inputId` is the field's. */
export function SearchSuggestions({ inputId, lang }: { inputId: string; lang: Lang }) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);

  useEffect(() => {
    const field = document.getElementById(inputId);
    if (!(field instanceof HTMLInputElement)) return;
    const wake = () => setInput(field);
    if (document.activeElement === field) wake();
    field.addEventListener('focus', wake, { once: true });
    return () => field.removeEventListener('focus', wake);
  }, [inputId]);

  return input && <Suspense><SuggestionList input={input} lang={lang} /></Suspense>;
}
