import { OutLink } from '@/components/ui/OutLink/OutLink';
import { mapHref } from '@/lib/domain/contact';
import type { School } from '@/lib/domain/school';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { MapPanel } from '../MapPanel/MapPanel';

/** The school on the map; only a link where the school has given no map to embed. */
export function SchoolMap({ lang, school }: { lang: Lang; school: School }) {
  const words = getDictionary(lang).layout;
  const pageUrl = mapHref(school);
  return (
    <>
      {school.mapEmbedUrl && <MapPanel embedUrl={school.mapEmbedUrl} pageUrl={pageUrl} showLabel={words.showMap} note={words.mapNote} frameTitle={words.mapTitle} />}
      <p>
        <OutLink href={pageUrl} lang={lang}>
          {words.openMap}
        </OutLink>
      </p>
    </>
  );
}
