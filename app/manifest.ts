import type { MetadataRoute } from 'next';
import { inLanguage } from '@/lib/i18n/bilingual';
import { loadSite } from '@/lib/site';

// The build must not ask the provider for the school's name.
export const dynamic = 'force-dynamic';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { school } = await loadSite();
  const name = inLanguage(school.name, 'en');
  return {
    name,
    short_name: inLanguage(school.shortName, 'en') || name,
    start_url: '/',
    display: 'minimal-ui',
    // --color-page and --color-brand-strong.
    background_color: '#faf8f3',
    theme_color: '#0b1b36',
    icons: [
      { src: '/icons/crest.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
