import { Icon } from '@/components/ui/Icon/Icon';
import { formatDateTime } from '@/lib/dates';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import styles from './OutageLine.module.scss';

interface OutageLineProps {
  /** ISO instant of the content that is shown. */
  instant: string;
  lang: Lang;
  /** IANA zone of the school. */
  zone: string;
}

/** Tells quietly how old the content is while its source cannot be reached. */
export function OutageLine({ instant, lang, zone }: OutageLineProps) {
  const [before = '', after = ''] = getDictionary(lang).layout.stale.split('{time}');
  return (
    <p className={styles.line}>
      <Icon name="cloudOff" />
      <span>
        {before}
        <time dateTime={instant}>{formatDateTime(instant, zone, lang)}</time>
        {after}
      </span>
    </p>
  );
}
