import { NewsList, newsListMetadata } from '../../news-list';
import { NEWS } from '../../news-section';

type Props = { params: Promise<{ lang: string; page: string }> };

/** No page is made at build time; each is rendered at its first visit and cached. */
export const generateStaticParams = () => [];

export const generateMetadata = ({ params }: Props) => newsListMetadata(NEWS, params);

export default function NewsListPage({ params }: Props) {
  return <NewsList section={NEWS} params={params} />;
}
