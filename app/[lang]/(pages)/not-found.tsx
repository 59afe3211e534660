'use client';

import { useParams } from 'next/navigation';
import { NotFoundView } from '@/components/layout/NotFoundView/NotFoundView';

/**
 * What the browser shows in place of a page whose metadata said "not found". The server's HTML already holds
 * the same view; without this file the framework would put its own page in its place. A client component,
 * since it is part of every page's data and only it can ask for the language.
 */
export default function NotFoundPage() {
  const { lang } = useParams();
  return <NotFoundView lang={lang === 'bn' ? 'bn' : 'en'} />;
}
