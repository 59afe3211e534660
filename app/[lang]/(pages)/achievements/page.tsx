import { NewsList, newsListMetadata } from '../news-and-events/news-list';
import { ACHIEVEMENTS } from '../news-and-events/news-section';

type Props = { params: Promise<{ lang: string }> };

export const generateMetadata = ({ params }: Props) => newsListMetadata(ACHIEVEMENTS, params);

export default function AchievementsPage({ params }: Props) {
  return <NewsList section={ACHIEVEMENTS} params={params} />;
}
