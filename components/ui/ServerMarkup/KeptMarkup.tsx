'use client';

import { useState, type HTMLAttributes, type ReactNode } from 'react';
import { handedOver } from './handed-over';

export interface KeptMarkupProps extends HTMLAttributes<HTMLElement> {
  as: 'div' | 'footer' | 'nav' | 'ul';
  /** By which the browser finds the element again. */
  id: string;
  /** Where ServerMarkup has left the content. */
  place: string;
  children?: ReactNode;
}

/** An element that a server fills, and that stays as it came in the browser. */
export function KeptMarkup({ as: Element, place, ...attributes }: KeptMarkupProps) {
  const content = handedOver(place);
  // A page without its menu must not be kept.
  if (content === undefined && typeof document === 'undefined') throw new Error(`nothing was handed over for ${place}`);
  return content === undefined ? <Unchanged as={Element} {...attributes} /> : <Element {...attributes}>{content}</Element>;
}

/**
 * React leaves alone what is below an element whose HTML is set, so nothing is compared and nothing replaced.
 * Where it makes the page anew (an extension has changed it before React came), it gets the HTML that was there.
 */
function Unchanged({ as: Element, id, ...attributes }: Omit<KeptMarkupProps, 'place'>) {
  const [html] = useState(() => ({ __html: document.getElementById(id)?.innerHTML ?? '' }));
  return <Element {...attributes} id={id} dangerouslySetInnerHTML={html} suppressHydrationWarning />;
}
