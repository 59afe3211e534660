import { NewsDetail, newsDetailMetadata } from '../../news-and-events/news-detail';
import { ACHIEVEMENTS } from '../../news-and-events/news-section';

type Props = { params: Promise<{ lang: string; id: string }> };

/** No page is made at build time; each is rendered at its first visit and cached. */
export const generateStaticParams = () => [];

export const generateMetadata = ({ params }: Props) => newsDetailMetadata(ACHIEVEMENTS, params);

export default function AchievementsDetailPage({ params }: Props) {
  return <NewsDetail section={ACHIEVEMENTS} params={params} />;
}
