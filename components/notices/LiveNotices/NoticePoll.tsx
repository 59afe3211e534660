'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import type { NoticeSummary } from '@/lib/domain/notice-summary';
import type { Lang } from '@/lib/i18n/lang';

const EVERY_MS = 60_000;

async function fetchNotices(address: string): Promise<NoticeSummary[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

/** Asks the site (not the provider) for its notices once a minute, not while the page is hidden. A failure is tried again later. */
export function NoticePoll({ lang, onNotices }: { lang: Lang; onNotices: (notices: NoticeSummary[]) => void }) {
  const { data } = useSWR(`/api/notices?lang=${lang}`, fetchNotices, { refreshInterval: EVERY_MS });
  useEffect(() => {
    if (data) onNotices(data);
  }, [data, onNotices]);
  return null;
}
