'use client';

import { bn, en } from '@/lib/i18n/words/errors';

/** The last resort, when even the layout could not be made: no header, no styles of ours, both languages. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body style={{ maxWidth: '40rem', margin: '3rem auto', padding: '0 1rem', fontFamily: 'system-ui, sans-serif', lineHeight: 1.7 }}>
        <h1>{en.errorTitle}</h1>
        <p>{en.errorText}</p>
        <p>
          <a href="/">{en.goHome}</a>
        </p>
        <section lang="bn">
          <h2>{bn.errorTitle}</h2>
          <p>{bn.errorText}</p>
          <p>
            <a href="/bn">{bn.goHome}</a>
          </p>
        </section>
      </body>
    </html>
  );
}
