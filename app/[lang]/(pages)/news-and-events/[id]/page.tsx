import { NewsDetail, newsDetailMetadata } from '../news-detail';
import { NEWS } from '../news-section';

type Props = { params: Promise<{ lang: string; id: string }> };

/** No page is made at build time; each is rendered at its first visit and cached. */
export const generateStaticParams = () => [];

export const generateMetadata = ({ params }: Props) => newsDetailMetadata(NEWS, params);

export default function NewsDetailPage({ params }: Props) {
  return <NewsDetail section={NEWS} params={params} />;
}
