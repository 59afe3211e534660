import { LanguageSwitch } from '@/components/layout/LanguageSwitch/LanguageSwitch';
import { langParam } from '@/lib/routes';

type Props = { params: Promise<{ lang: string }> };

/** The slot on the home page. */
export default async function HereHome({ params }: Props) {
  return <LanguageSwitch lang={await langParam(params)} path="/" />;
}
