'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A list item that opens the system's share sheet, where there is one. Where there is none it keeps its place
 * unseen: the server cannot know, and a button that comes late would move what stands below.
 */
export function ShareSheet({ url, title, label }: { url: string; title: string; label: string }) {
  const canShare = useSyncExternalStore(never, () => 'share' in navigator, () => false);
  // Closing the sheet rejects the promise: nothing to tell the visitor.
  const share = () => navigator.share({ url, title }).catch(() => undefined);
  return (
    <li style={canShare ? undefined : { visibility: 'hidden' }}>
      <button type="button" onClick={share}>
        {label}
      </button>
    </li>
  );
}
