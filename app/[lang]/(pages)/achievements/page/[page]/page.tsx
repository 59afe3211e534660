import { NewsList, newsListMetadata } from '../../../news-and-events/news-list';
import { ACHIEVEMENTS } from '../../../news-and-events/news-section';

type Props = { params: Promise<{ lang: string; page: string }> };

/** No page is made at build time; each is rendered at its first visit and cached. */
export const generateStaticParams = () => [];

export const generateMetadata = ({ params }: Props) => newsListMetadata(ACHIEVEMENTS, params);

export default function AchievementsListPage({ params }: Props) {
  return <NewsList section={ACHIEVEMENTS} params={params} />;
}
