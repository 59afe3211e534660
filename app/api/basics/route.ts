import { contentAnswer, requestLang } from '@/lib/api-answer';
import { inLanguage } from '@/lib/i18n/bilingual';
import { readBasics } from '@/lib/provider';
import { loadSite } from '@/lib/site';

const LINK_TYPES = { quick: 1, important: 2 } as const;

/** The main site data in the shape section 3 gives the browser's `mainData` entry. */
export function GET(request: Request): Promise<Response> {
  const lang = requestLang(request);
  return contentAnswer(async () => {
    const [{ siteMap, links }, { school }] = await Promise.all([readBasics(), loadSite()]);
    const linkRows = (kind: keyof typeof LINK_TYPES) =>
      links[kind].map(({ name, url }) => ({ Type: LINK_TYPES[kind], DisplayName: inLanguage(name, lang), Url: url }));
    return {
      SiteMapList: siteMap.map(({ id, parentId, menuCode, name, destination }) => ({
        Id: id,
        ParentId: parentId,
        MenuCode: menuCode,
        MenuUrl: destination.kind === 'page' ? destination.paths[0] : destination.kind === 'external' ? destination.url : '#',
        DisplayName: inLanguage(name, lang),
      })),
      Links: [...linkRows('quick'), ...linkRows('important')],
      LocalOptions: [{ KeyName: 'SiteAuthor', KeyValue: school.author }],
      Phone: school.phone,
      Email: school.email,
    };
  });
}
