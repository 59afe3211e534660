import { LocalText } from '@/components/ui/LocalText/LocalText';
import { PersonPhoto } from '@/components/ui/PersonPhoto/PersonPhoto';
import type { GoverningMember } from '@/lib/domain/people';
import { fill, getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { formatNumber } from '@/lib/i18n/numbers';
import { Carousel } from '../Carousel/Carousel';
import { carouselWords } from '../carousel-words';
import styles from './Members.module.scss';

/** Governing members in a carousel: one card under 768 px and otherwise three (section 9); a single member stands alone. */
export function Members({ members, lang }: { members: readonly GoverningMember[]; lang: Lang }) {
  const words = getDictionary(lang).home;
  const [first] = members;
  if (first && members.length === 1) return <MemberCard member={first} lang={lang} />;
  const total = formatNumber(members.length, lang);
  return (
    <Carousel label={words.members} words={carouselWords(lang)} inView="cards">
      {members.map((member, index) => (
        <div key={index} role="group" aria-roledescription={words.slide} aria-label={fill(words.slideNumber, { number: formatNumber(index + 1, lang), total })}>
          <MemberCard member={member} lang={lang} />
        </div>
      ))}
    </Carousel>
  );
}

function MemberCard({ member, lang }: { member: GoverningMember; lang: Lang }) {
  return (
    <div className={styles.card}>
      <PersonPhoto className={styles.photo} name={member.name} image={member.image} lang={lang} sizes="112px" />
      <p className={styles.who}>
        <LocalText as="b" text={member.name} lang={lang} />
        <LocalText as="span" text={member.position} lang={lang} />
      </p>
    </div>
  );
}
