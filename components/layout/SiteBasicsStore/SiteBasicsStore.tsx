'use client';

import { useEffect } from 'react';
import { savesData } from '@/lib/browser/save-data';
import { whenIdle } from '@/lib/browser/when-idle';
import type { Lang } from '@/lib/i18n/lang';

const KEY = 'mainData';
const STORED_AT_KEY = 'mainDataAt';
const DAY_MS = 86_400_000;

function isFresh(): boolean {
  return localStorage.getItem(KEY) !== null && Date.now() - Number(localStorage.getItem(STORED_AT_KEY)) < DAY_MS;
}

async function store(lang: Lang): Promise<void> {
  try {
    if (isFresh()) return;
    const answer = await fetch(`/api/basics?lang=${lang}`);
    if (!answer.ok) return;
    localStorage.setItem(KEY, JSON.stringify(await answer.json()));
    localStorage.setItem(STORED_AT_KEY, String(Date.now()));
  } catch {
    // Offline, or a browser that keeps nothing: the next visit tries again.
  }
}

/** Keeps the site basics in the browser under `mainData` (section 4), once a day, when it has nothing else to do. */
export function SiteBasicsStore({ lang }: { lang: Lang }) {
  useEffect(() => {
    if (savesData()) return;
    return whenIdle(() => void store(lang));
  }, [lang]);
  return null;
}
