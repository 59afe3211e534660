/**
 * The policy that pages may frame the map, the videos, this site's own files and files of the given hosts.
 * `unsafe-inline` scripts are conceded because a nonce would make every page dynamic and end whole-page
 * caching; the sanitiser is the wall there. Pictures may come from any host: schools link them from anywhere.
 * @param {boolean} https
 * @param {readonly string[]} frameHosts
 */
function contentSecurityPolicy(https, frameHosts) {
  const videosAndMap = [
    'https://www.youtube-nocookie.com',
    'https://www.youtube.com',
    'https://www.google.com',
    'https://maps.google.com',
  ];
  return [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https: http:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${["'self'", ...videosAndMap, ...frameHosts].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "manifest-src 'self'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const PERMISSIONS_OFF = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** For a picture opened by itself: an SVG from the provider must not run anything. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/**
 * The response headers that everything carries: pages, files, answers of the API and error pages.
 * Plain JavaScript because next.config.mjs imports it too (for hosts without the front server).
 * @param {{ siteUrl: string, frameHosts?: readonly string[] }} site
 *   its public origin, and further hosts (`files.example` or `https://files.example`) whose documents pages frame
 * @returns {{ key: string, value: string }[]}
 */
export function securityHeaders({ siteUrl, frameHosts = [] }) {
  const https = siteUrl.startsWith('https://');
  return [
    { key: 'Content-Security-Policy', value: contentSecurityPolicy(https, frameHosts) },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: PERMISSIONS_OFF.map((feature) => `${feature}=()`).join(', ') },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
    ...(https ? [{ key: 'Strict-Transport-Security', value: 'max-age=31536000' }] : []),
  ];
}
