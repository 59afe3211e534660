import type { ReactNode } from 'react';
import { Pagination } from '@/components/ui/Pagination/Pagination';
import { Picture } from '@/components/ui/Picture/Picture';
import type { Notice } from '@/lib/domain/notice';
import { noticeSummary } from '@/lib/domain/notice-summary';
import type { Page } from '@/lib/domain/paging';
import { canBeFramed } from '@/lib/file-hosts';
import { inLanguage, type BilingualText } from '@/lib/i18n/bilingual';
import type { Lang } from '@/lib/i18n/lang';
import { DrawnCode } from '../NoticeCode/DrawnCode';
import { noticePath } from '../NoticeSelector/notice-path';
import { NoticeSelector } from '../NoticeSelector/NoticeSelector';
import { noticeWords } from '../notice-words';

interface NoticeBoardProps {
  lang: Lang;
  school: { name: BilingualText; timeZone: string };
  siteUrl: string;
  page: Page<Notice>;
  /** The address of another page of the list. */
  hrefOf: (page: number) => string;
  selected?: Notice;
  /** Whether the list is the newest part of all notices, and not an answer to a question. */
  isLive?: boolean;
  filter: ReactNode;
}

/** The notice board (section 2): the list on the left, the selected notice on the right. */
export function NoticeBoard({ lang, school, siteUrl, page, hrefOf, selected, isLive = false, filter }: NoticeBoardProps) {
  const file = selected?.file;
  const picture = file?.kind === 'image' && (
    <Picture src={file.url} alt={inLanguage(selected?.title ?? school.name, lang)} width={900} height={1200} sizes="(width < 960px) 94vw, 800px" priority />
  );
  return (
    <NoticeSelector
      lang={lang}
      siteUrl={siteUrl}
      siteName={inLanguage(school.name, lang)}
      notices={page.items.map((notice) => noticeSummary(notice, school.timeZone, lang, canBeFramed))}
      initial={
        selected && {
          id: selected.id,
          picture: picture || undefined,
          code: <DrawnCode url={siteUrl + noticePath(lang, selected.id)} />,
        }
      }
      isLive={isLive && page.number === 1}
      before={filter}
      after={<Pagination lang={lang} page={page.number} pages={page.total} hrefOf={hrefOf} />}
      words={noticeWords(lang)}
    />
  );
}
