import { NewsList, newsListMetadata } from './news-list';
import { NEWS } from './news-section';

type Props = { params: Promise<{ lang: string }> };

export const generateMetadata = ({ params }: Props) => newsListMetadata(NEWS, params);

export default function NewsPage({ params }: Props) {
  return <NewsList section={NEWS} params={params} />;
}
