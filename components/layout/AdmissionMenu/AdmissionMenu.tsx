import { Icon } from '@/components/ui/Icon/Icon';
import { OutLink } from '@/components/ui/OutLink/OutLink';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { localPath } from '@/lib/routes';
import { ClosedAdmissionLink } from './ClosedAdmissionLink';
import styles from './AdmissionMenu.module.scss';

interface AdmissionMenuProps {
  /** null: admission services are not open yet. */
  onlineUrl: string | null;
  lang: Lang;
  /** Class of the control that opens it, given by the bar it stands in. */
  className?: string;
}

/** ADMISSION in the top bar: apply online, or fetch the form (section 2). Shares its `name` with the main menu: one is open at a time. */
export function AdmissionMenu({ onlineUrl, lang, className }: AdmissionMenuProps) {
  const words = getDictionary(lang).layout;
  return (
    <details className={styles.box} name="menu">
      <summary className={className}>
        <Icon name="pen" />
        {words.admission}
      </summary>
      <ul className={styles.list}>
        <li>
          {onlineUrl ? (
            <OutLink href={onlineUrl} lang={lang}>
              {words.onlineAdmission}
            </OutLink>
          ) : (
            <ClosedAdmissionLink href={localPath(lang, '/')} label={words.onlineAdmission} notice={words.admissionClosed} />
          )}
        </li>
        <li>
          <a href={localPath(lang, '/admission-form')}>{words.formDownload}</a>
        </li>
      </ul>
    </details>
  );
}
