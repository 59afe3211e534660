import { CLIENT_BASICS } from './client-basics';
import { CONTENTS } from './contents';
import { GB_MESSAGES } from './gb-messages';
import { GOVERNING_BODIES, SEARCH_GB } from './governing-bodies';
import { NOTICES } from './notices';
import { SLIDE_IMAGES } from './slide-images';
import { TEACHERS_STAFFS } from './teachers-staffs';

/** The kinds of content a webhook can name, and the provider paths they live under. */
export const CONTENT_KINDS: Readonly<Record<string, readonly string[]>> = {
  basics: [CLIENT_BASICS],
  notices: [NOTICES],
  contents: [CONTENTS],
  messages: [GB_MESSAGES],
  'governing-body': [GOVERNING_BODIES, SEARCH_GB],
  employees: [TEACHERS_STAFFS],
  slides: [SLIDE_IMAGES],
  photos: ['AlbumClient/image-albums', 'AlbumClient/image-albums-new', 'AlbumClient/images'],
  videos: ['AlbumClient/video-albums', 'AlbumClient/video-albums-new', 'AlbumClient/videos'],
};
