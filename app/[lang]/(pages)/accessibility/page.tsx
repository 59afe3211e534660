import type { Metadata } from 'next';
import { AccessibilityStatement } from '@/components/accessibility/AccessibilityStatement/AccessibilityStatement';
import { PageFrame } from '@/components/ui/PageFrame/PageFrame';
import { inLanguage } from '@/lib/i18n/bilingual';
import { fill, getDictionary } from '@/lib/i18n/dictionary';
import { langParam } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { loadSite } from '@/lib/site';
import { PageGraph } from '../page-graph';

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await langParam(params);
  const words = getDictionary(lang).accessibility;
  const { school } = await loadSite();
  const description = fill(words.description, { school: inLanguage(school.name, lang) });
  return pageMetadata({ lang, path: '/accessibility', title: words.title, description });
}

export default async function AccessibilityPage({ params }: Props) {
  const lang = await langParam(params);
  const { school } = await loadSite();
  return (
    <PageFrame title={getDictionary(lang).accessibility.title} lang={lang}>
      <PageGraph lang={lang} path="/accessibility" title={getDictionary(lang).accessibility.title} />
      <AccessibilityStatement school={school} lang={lang} />
    </PageFrame>
  );
}
