import { LocalText } from '@/components/ui/LocalText/LocalText';
import { Picture } from '@/components/ui/Picture/Picture';
import type { Slide } from '@/lib/domain/gallery';
import { inLanguage, isEmptyText } from '@/lib/i18n/bilingual';
import { fill, getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { formatNumber } from '@/lib/i18n/numbers';
import { Carousel } from '../Carousel/Carousel';
import { carouselWords } from '../carousel-words';
import styles from './SlideShow.module.scss';

const WIDTH = 1280;
const HEIGHT = 720;

/** The slider of the home page; a single picture stands still. */
export function SlideShow({ slides, lang }: { slides: readonly Slide[]; lang: Lang }) {
  const words = getDictionary(lang).home;
  const [first] = slides;
  if (!first) return null;
  if (slides.length === 1) return <SlidePicture slide={first} index={0} lang={lang} />;
  const total = formatNumber(slides.length, lang);
  return (
    <Carousel label={words.slides} words={carouselWords(lang)} inView="one" autoplay>
      {slides.map((slide, index) => (
        <div key={index} role="group" aria-roledescription={words.slide} aria-label={fill(words.slideNumber, { number: formatNumber(index + 1, lang), total })}>
          <SlidePicture slide={slide} index={index} lang={lang} />
        </div>
      ))}
    </Carousel>
  );
}

function SlidePicture({ slide, index, lang }: { slide: Slide; index: number; lang: Lang }) {
  const isTitled = !isEmptyText(slide.title);
  const alt = isTitled ? inLanguage(slide.title, lang) : fill(getDictionary(lang).home.slideAlt, { number: formatNumber(index + 1, lang) });
  return (
    <figure className={styles.slide}>
      <Picture
        className={styles.picture}
        src={slide.image}
        // The caption says it already.
        alt={isTitled ? '' : alt}
        width={WIDTH}
        height={HEIGHT}
        sizes="(width < 960px) 94vw, 700px"
        priority={index === 0}
      />
      {isTitled && <LocalText as="figcaption" className={styles.caption} text={slide.title} lang={lang} />}
    </figure>
  );
}
