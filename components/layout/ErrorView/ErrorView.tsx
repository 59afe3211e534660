'use client';

import { bn, en } from '@/lib/i18n/words/errors';
import type { Lang } from '@/lib/i18n/lang';
import { localPath } from '@/lib/routes';

interface ErrorViewProps {
  lang: Lang;
  retry: () => void;
}

/** What stands where a page could not be made. It takes its words itself: an error has no server to hand them over. */
export function ErrorView({ lang, retry }: ErrorViewProps) {
  const words = lang === 'bn' ? bn : en;
  return (
    <div className="error-view" role="alert">
      <h1>{words.errorTitle}</h1>
      <p>{words.errorText}</p>
      <p>
        <button type="button" onClick={retry}>
          {words.tryAgain}
        </button>{' '}
        <a href={localPath(lang, '/')} data-hard="">
          {words.goHome}
        </a>
      </p>
    </div>
  );
}
