import type { ReactNode } from 'react';
import { CleanAddress } from '@/components/administration/CleanAddress/CleanAddress';
import { MessagePanel } from '@/components/administration/MessagePanel/MessagePanel';
import { SectionSwitcher } from '@/components/administration/SectionSwitcher/SectionSwitcher';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { PageFrame } from '@/components/ui/PageFrame/PageFrame';
import { isPeopleList, messagePages, PEOPLE_LISTS, type PeopleList } from '@/lib/domain/administration';
import type { EmployeeQuery } from '@/lib/domain/employee-filter';
import type { MessagePage } from '@/lib/domain/people';
import { inLanguage } from '@/lib/i18n/bilingual';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { readMessages, section } from '@/lib/provider';
import { localPath } from '@/lib/routes';
import { authorNodes } from '@/lib/seo/graph/people';
import { loadSite } from '@/lib/site';
import { PageGraph } from '../page-graph';
import { PeopleGraph } from './people-graph';
import { PeopleListView } from './people-list';

interface AdministrationScreenProps {
  lang: Lang;
  item: PeopleList | MessagePage;
  query?: EmployeeQuery;
}

/** The administration section (section 2): a side list, and beside it a list of people or the messages. */
export async function AdministrationScreen({ lang, item, query }: AdministrationScreenProps) {
  const words = getDictionary(lang);
  const isList = isPeopleList(item);
  const [{ school }, messages] = await Promise.all([loadSite(), isList ? sideMessages() : readMessages()]);
  const pages = messagePages(messages);
  const hrefOf = (name: PeopleList | MessagePage) => localPath(lang, `/administration/${name}`);
  const panels = pages.map((entry) => ({
    href: hrefOf(entry.page),
    panel: <MessagePanel messages={entry.messages} lang={lang} heading={words.administration[entry.page]} />,
  }));
  const shown = pages.find(({ page }) => page === item)?.messages ?? [];
  const crumb = { name: words.administration.title, path: '/administration/governing-body' };
  const content: ReactNode = isList ? (
    <PeopleListView list={item} lang={lang} query={query} />
  ) : (
    <>
      <h2>{words.administration[item]}</h2>
      <EmptyState message={words.common.noDataFound} />
    </>
  );
  return (
    <PageFrame title={isList ? words.administration[item] : words.administration.messages} lang={lang} crumbs={[crumb]}>
      {isList ? (
        <PeopleGraph list={item} crumb={crumb} lang={lang} />
      ) : (
        <PageGraph
          lang={lang}
          path={`/administration/${item}`}
          title={words.administration[item]}
          crumbs={[crumb]}
          section={{ name: words.administration.messages }}
          nodes={(context) => authorNodes(context, shown)}
        />
      )}
      <SectionSwitcher
        lang={lang}
        siteName={inLanguage(school.name, lang)}
        current={hrefOf(item)}
        label={words.administration.sections}
        lists={PEOPLE_LISTS.map((list) => ({ href: hrefOf(list), label: words.administration[list] }))}
        messagesLabel={words.administration.messages}
        messages={pages.map((entry) => ({
          href: hrefOf(entry.page),
          label: words.administration[entry.page],
          name: entry.messages.map(({ name }) => inLanguage(name, lang)).filter(Boolean).join(', '),
        }))}
        panels={isList ? undefined : panels}
      >
        {content}
      </SectionSwitcher>
      {item === 'governing-body' && <CleanAddress path={hrefOf(item)} />}
    </PageFrame>
  );
}

/** The messages for the side list of a page that is about something else. */
async function sideMessages() {
  const messages = await section(readMessages());
  return messages.state === 'ready' ? messages.value : [];
}
