import type { Metadata } from 'next';
import { AlbumGrid } from '@/components/gallery/AlbumGrid/AlbumGrid';
import { aboutCards, welcomeCards } from '@/components/home/about-cards';
import { Counters } from '@/components/home/Counters/Counters';
import { homeAlbums, homeMembers, homeStories } from '@/components/home/home-rules';
import { HomeSection } from '@/components/home/HomeSection/HomeSection';
import { HomeTop } from '@/components/home/HomeTop/HomeTop';
import { mapLoaded } from '@/components/home/loaded';
import { Members } from '@/components/home/Members/Members';
import { MessageCards } from '@/components/home/MessageCards/MessageCards';
import { StoryCards } from '@/components/home/StoryCards/StoryCards';
import { TextCards } from '@/components/home/TextCards/TextCards';
import { homeNotices } from '@/lib/domain/notice';
import { homeMessages } from '@/lib/domain/people';
import { getEnv } from '@/lib/env';
import { getDictionary } from '@/lib/i18n/dictionary';
import { readContents, readGoverningBody, readImageAlbumTree, readMessages, readNotices, readSlides, readVideoAlbums, section } from '@/lib/provider';
import { langParam } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { loadSite } from '@/lib/site';
import { PageGraph } from './page-graph';
import styles from './page.module.scss';

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata({ lang: await langParam(params), path: '/', title: '' });
}

export default async function HomePage({ params }: Props) {
  const lang = await langParam(params);
  const [{ school }, notices, contents, messages, members, slides, photoAlbums, videoAlbums] = await Promise.all([
    loadSite(),
    section(readNotices()),
    section(readContents()),
    section(readMessages()),
    section(readGoverningBody()),
    section(readSlides()),
    section(readImageAlbumTree()),
    section(readVideoAlbums()),
  ]);
  const { home, gallery, common } = getDictionary(lang);
  const names = getEnv().siteConfig.categories;
  const all = (path: string) => ({ path, label: common.viewAll });
  return (
    <div className={styles.home}>
      <PageGraph lang={lang} path="/" title="" />
      <HomeTop school={school} notices={mapLoaded(notices, homeNotices)} slides={slides} lang={lang} />
      {contents.state === 'ready' && (
        <HomeSection id="welcome" title={home.welcome} lang={lang} items={mapLoaded(contents, (items) => welcomeCards(items, names, lang))}>
          {(cards) => <TextCards cards={cards} lang={lang} />}
        </HomeSection>
      )}
      <HomeSection id="messages" title={home.messages} lang={lang} items={mapLoaded(messages, homeMessages)}>
        {(items) => <MessageCards messages={items} lang={lang} />}
      </HomeSection>
      <HomeSection id="about" title={home.about} lang={lang} items={mapLoaded(contents, (items) => aboutCards(items, names, lang))}>
        {(cards) => <TextCards cards={cards} lang={lang} />}
      </HomeSection>
      <HomeSection id="news" title={home.news} lang={lang} items={mapLoaded(contents, (items) => homeStories(items, 'news', names))} more={all('/news-and-events')}>
        {(items) => <StoryCards items={items} path="/news-and-events" lang={lang} zone={school.timeZone} />}
      </HomeSection>
      <HomeSection id="achievements" title={home.achievements} lang={lang} items={mapLoaded(contents, (items) => homeStories(items, 'achievements', names))} more={all('/achievements')}>
        {(items) => <StoryCards items={items} path="/achievements" lang={lang} zone={school.timeZone} />}
      </HomeSection>
      <Counters counters={school.counters} lang={lang} />
      <HomeSection id="members" title={home.members} lang={lang} items={mapLoaded(members, homeMembers)} more={{ path: '/administration/governing-body', label: home.viewAllMembers }}>
        {(items) => <Members members={items} lang={lang} />}
      </HomeSection>
      <HomeSection id="photos" title={gallery.photoGallery} lang={lang} items={mapLoaded(photoAlbums, homeAlbums)} more={all('/photo-gallery')}>
        {(albums) => <AlbumGrid albums={albums} kind="photo" lang={lang} />}
      </HomeSection>
      <HomeSection id="videos" title={gallery.videoGallery} lang={lang} items={mapLoaded(videoAlbums, homeAlbums)} more={all('/video-gallery')}>
        {(albums) => <AlbumGrid albums={albums} kind="video" lang={lang} />}
      </HomeSection>
    </div>
  );
}
