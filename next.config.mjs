import path from 'node:path';
import { securityHeaders } from './lib/server/security-headers.mjs';

const DAY_SECONDS = 24 * 60 * 60;
const YEAR_SECONDS = 365 * DAY_SECONDS;
// Kept together with PICTURE_WIDTHS of components/ui/Picture.
const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1600];

const imageHosts = (process.env.IMAGE_HOSTS ?? '').split(/[\s,]+/).filter(Boolean);
const frameHosts = [...(process.env.PROVIDER_URL ? [new URL(process.env.PROVIDER_URL).host] : []), ...imageHosts];
const siteUrl = process.env.SITE_URL || 'http://localhost:3000';

/** First segments that have no English in front: the languages themselves, and what is no visitor page. */
const UNPREFIXED = 'en|bn|api|_next|media|fonts|icons|share|feeds|sitemap|low-data';

/** The feeds of the site: of everything, of notices and of news, in both languages. */
const FEED_FILE = ':file(feed\\.xml|atom\\.xml|feed\\.json)';
const FEED_REWRITES = ['en', 'bn'].flatMap((lang) => {
  const prefix = lang === 'en' ? '' : `/${lang}`;
  return [
    { source: `${prefix}/${FEED_FILE}`, destination: `/feeds/${lang}/all/:file` },
    { source: `${prefix}/:channel(notice|news-and-events)/${FEED_FILE}`, destination: `/feeds/${lang}/:channel/:file` },
  ];
});

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // How long a page may be served while its refresh fails. The server in front of Next tells visitors and
  // shared caches a shorter time (lib/server).
  expireTime: YEAR_SECONDS,
  // Unknown addresses must not fill the disk.
  cacheHandler: path.resolve('lib/server/bounded-page-store.mjs'),
  // A small cache of what is on the disk: the front server keeps the finished pages.
  cacheMaxMemorySize: 8 * 1024 * 1024,
  sassOptions: { loadPaths: ['styles'] },
  serverExternalPackages: ['undici', 'sharp'],
  images: {
    deviceSizes: PICTURE_WIDTHS.filter((width) => width >= 640),
    imageSizes: PICTURE_WIDTHS.filter((width) => width < 640),
    qualities: [70],
    formats: ['image/avif', 'image/webp'],
    minimumCacheTTL: DAY_SECONDS,
    maximumDiskCacheSize: 256 * 1024 * 1024,
    localPatterns: [{ pathname: '/media/**', search: '' }],
    remotePatterns: imageHosts.flatMap((host) => {
      const { hostname, port } = new URL(`http://${host}`);
      return [
        { protocol: /** @type {const} */ ('https'), hostname, port, pathname: '/**' },
        { protocol: /** @type {const} */ ('http'), hostname, port, pathname: '/**' },
      ];
    }),
    // Tests read pictures from a provider on this machine; a school's provider never is.
    dangerouslyAllowLocalIP: imageHosts.some((host) => /^(?:127\.0\.0\.1|localhost)(?::|$)/.test(host)),
  },
  async headers() {
    return [{ source: '/:path*', headers: securityHeaders({ siteUrl, frameHosts }) }];
  },
  async redirects() {
    // English has one address, the specification's.
    return [
      { source: '/en', destination: '/', permanent: true },
      { source: '/en/:path*', destination: '/:path*', permanent: true },
    ];
  },
  async rewrites() {
    return {
      beforeFiles: [
        ...FEED_REWRITES,
        { source: '/', destination: '/en' },
        { source: `/:path((?!(?:${UNPREFIXED})(?:/|$)|[^/]+\\.(?:xml|txt|json|ico|svg|png|webmanifest)$).+)`, destination: '/en/:path' },
      ],
    };
  },
};

export default config;
