'use client';

import { useParams } from 'next/navigation';
import { ErrorView } from '@/components/layout/ErrorView/ErrorView';

/** A page that could not be made. The server has logged why. */
export default function PageError({ reset }: { reset: () => void }) {
  const { lang } = useParams();
  return <ErrorView lang={lang === 'bn' ? 'bn' : 'en'} retry={reset} />;
}
