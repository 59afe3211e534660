import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { LocalText } from '@/components/ui/LocalText/LocalText';
import { PersonPhoto } from '@/components/ui/PersonPhoto/PersonPhoto';
import type { GoverningMember } from '@/lib/domain/people';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import styles from './GoverningBody.module.scss';

/** The governing body: the first member large, the others in a grid (section 2, administration). */
export function GoverningBody({ members, lang }: { members: readonly GoverningMember[]; lang: Lang }) {
  if (members.length === 0) return <EmptyState message={getDictionary(lang).common.noDataFound} />;
  return (
    <ul className={styles.members}>
      {members.map(({ name, position, image }, index) => (
        <li key={index}>
          <PersonPhoto name={name} image={image} lang={lang} sizes={index === 0 ? '(width < 480px) 94vw, 320px' : '(width < 480px) 46vw, 220px'} priority={index === 0} />
          <p>
            <LocalText as="strong" text={name} lang={lang} />
            <LocalText as="span" text={position} lang={lang} />
          </p>
        </li>
      ))}
    </ul>
  );
}
