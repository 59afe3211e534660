import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { LanguageMemory } from '@/components/layout/LanguageMemory/LanguageMemory';
import { RECALL_SCRIPT } from '@/components/layout/LanguageMemory/recall';
import { Navigation } from '@/components/layout/Navigation/Navigation';
import { OutageLine } from '@/components/layout/OutageLine/OutageLine';
import { PrintHeader } from '@/components/layout/PrintHeader/PrintHeader';
import { SiteBasicsStore } from '@/components/layout/SiteBasicsStore/SiteBasicsStore';
import { SiteFooter } from '@/components/layout/SiteFooter/SiteFooter';
import { SiteHeader } from '@/components/layout/SiteHeader/SiteHeader';
import { SkipLink } from '@/components/layout/SkipLink/SkipLink';
import { EmbedFrames } from '@/components/ui/EmbedFrames/EmbedFrames';
import { getDictionary } from '@/lib/i18n/dictionary';
import { isLang } from '@/lib/i18n/lang';
import { lowDataOffered } from '@/lib/server/low-data-choice';
import { loadSite } from '@/lib/site';
import '@/styles/globals.scss';
import '@/styles/print.scss';

// Empty on purpose: nothing is rendered at build, so that the build asks the provider nothing and serves any
// school. Each page is rendered at its first visit and kept. Without this function every page would be dynamic.
export function generateStaticParams(): [] {
  return [];
}

export const metadata: Metadata = {
  icons: {
    icon: [{ url: '/icons/crest.svg', type: 'image/svg+xml' }],
    apple: '/icons/apple-touch-icon.png',
  },
  manifest: '/manifest.webmanifest',
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  // --color-brand-strong of both schemes, so that the browser's own bar continues the header.
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#0b1b36' },
    { media: '(prefers-color-scheme: dark)', color: '#0a162c' },
  ],
};

interface Props {
  children: ReactNode;
  /** The slot that knows the page's path: the link to it in the other language. */
  here: ReactNode;
  params: Promise<{ lang: string }>;
}

export default async function RootLayout({ children, here, params }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  const { school, menu, links, ticker, staleSince } = await loadSite();
  return (
    <html lang={lang}>
      <body>
        {lang === 'en' && <script>{RECALL_SCRIPT}</script>}
        <SkipLink lang={lang} />
        <SiteHeader lang={lang} school={school} menu={menu} ticker={ticker} languageSwitch={here} />
        <PrintHeader lang={lang} school={school} />
        {staleSince && <OutageLine instant={staleSince} lang={lang} zone={school.timeZone} />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter lang={lang} school={school} links={links} offersLowData={lowDataOffered()} />
        <Navigation loading={getDictionary(lang).layout.loading} />
        <EmbedFrames />
        <LanguageMemory />
        <SiteBasicsStore lang={lang} />
      </body>
    </html>
  );
}
