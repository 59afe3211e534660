'use client';

import { useEffect, useState, type ComponentType } from 'react';
import type { NoticeSummary } from '@/lib/domain/notice-summary';
import type { Lang } from '@/lib/i18n/lang';

interface LiveNoticesProps {
  lang: Lang;
  onNotices: (notices: NoticeSummary[]) => void;
}

// The page has painted and can be used by then.
const CALM_AFTER_MS = 5000;

/** Keeps an open page informed of all notices of now. Its code comes after the page is at rest; without it the page is as it was loaded. */
export function LiveNotices(props: LiveNoticesProps) {
  const [Poll, setPoll] = useState<ComponentType<LiveNoticesProps> | null>(null);
  useEffect(() => {
    const load = () =>
      import('./NoticePoll').then(
        (module) => setPoll(() => module.NoticePoll),
        () => undefined,
      );
    const timer = setTimeout(load, CALM_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return Poll && <Poll {...props} />;
}
