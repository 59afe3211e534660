'use client';

import { useState, useSyncExternalStore } from 'react';
import { handedOver } from '@/components/ui/ServerMarkup/handed-over';

const never = () => () => {};
const yes = () => true;
const no = () => false;
const AS_IT_CAME = { __html: '' };

/** Data that a document brings along and a navigation within it needs no more: whoever reads it loads documents. */
export function ServerScript({ place }: { place: string }) {
  const arriving = useSyncExternalStore(never, no, yes);
  const [cameWithIt] = useState(arriving);
  const text = handedOver(place);
  if (text !== undefined) return <script type="application/ld+json">{text}</script>;
  return cameWithIt && <script type="application/ld+json" dangerouslySetInnerHTML={AS_IT_CAME} suppressHydrationWarning />;
}
