'use client';

import { useState } from 'react';

interface CopyLinkProps {
  url: string;
  words: { copy: string; copied: string; copyFailed: string };
}

/** A list item that puts an address on the clipboard and says whether that worked. */
export function CopyLink({ url, words }: CopyLinkProps) {
  const [outcome, setOutcome] = useState('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome(words.copied);
    } catch {
      setOutcome(words.copyFailed.replace('{url}', url));
    }
  }
  return (
    <li data-needs-script="">
      <button type="button" onClick={copy}>
        {words.copy}
      </button>{' '}
      <span role="status">{outcome}</span>
    </li>
  );
}
