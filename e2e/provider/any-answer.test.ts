/** @jest-environment node */
import fc from 'fast-check';
import { parseAlbums, parsePhotoFolder, parseVideoFolder } from '@/lib/provider/albums';
import { parseClientBasics } from '@/lib/provider/client-basics';
import { parseContents } from '@/lib/provider/contents';
import { openEnvelope } from '@/lib/provider/envelope';
import { ProviderFailure } from '@/lib/provider/failure';
import { parseMessages } from '@/lib/provider/gb-messages';
import { parseGoverningBody } from '@/lib/provider/governing-bodies';
import { parseNotices } from '@/lib/provider/notices';
import type { RecordContext } from '@/lib/provider/records';
import { parseSlides } from '@/lib/provider/slide-images';
import { parseEmployees } from '@/lib/provider/teachers-staffs';
import { resolvePage } from '@/lib/site-map/resolve';
import { addressProblem } from '@/lib/server/request-checks';

jest.mock('@/lib/log', () => ({ log: { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const context: RecordContext = { fileOrigin: 'https://provider.example', timeZone: 'Asia/Dhaka' };
const PARSERS: Record<string, (data: unknown, context: RecordContext) => unknown> = {
  basics: parseClientBasics,
  notices: parseNotices,
  contents: parseContents,
  messages: parseMessages,
  governingBody: parseGoverningBody,
  employees: parseEmployees,
  slides: parseSlides,
  albums: (data) => parseAlbums('AlbumClient/image-albums', data, context),
  photos: (data) => parsePhotoFolder('AlbumClient/images/1', data, context),
  videos: (data) => parseVideoFolder('AlbumClient/videos/1', data, context),
};

const FIELDS = [
  'Id', 'id', 'ParentId', 'folderId', 'MenuCode', 'MenuUrl', 'DisplayName', 'EnglishTitle', 'FileLink', 'CreatedDate', 'ShowScroll', 'IsActive', 'DetailsEn', 'DetailsBn',
  'ContentCategoryName', 'LayOut', 'FileType', 'ShowAttachments', 'FilePath', 'GBDesignationId', 'Placement', 'Name', 'Rank', 'EmployeeName', 'ImageLink', 'Url', 'VideoId',
  'IsAlbumFolder', 'SiteMapList', 'Links', 'LocalOptions', 'KeyName', '__proto__', 'constructor', 'toString',
];
const markup = fc.constantFrom('<p>x</p>', '<a href=java&Tab;script:1>', '<svg><style><b>', '</', '<!--', '&#0;', 'https://a b', '//', 'www.x.org/%', '2026-13-45T99:99', '\ud800', '১২', '1e400', '-0', 'javascript:1');
const scalar = fc.oneof(fc.string({ unit: 'binary' }), markup, fc.double(), fc.integer(), fc.boolean(), fc.constant(null));

/** JSON with the field names that the parsers look for, in records and lists of any shape. */
const { answer } = fc.letrec<{ answer: unknown; record: unknown; list: unknown }>((tie) => ({
  answer: fc.oneof({ depthSize: 'small' }, scalar, tie('list'), tie('record'), fc.jsonValue()),
  record: fc.dictionary(fc.oneof(fc.constantFrom(...FIELDS), fc.string()), tie('answer'), { maxKeys: 12 }),
  list: fc.array(tie('answer'), { maxLength: 8 }),
}));
const likely = fc.array(fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(scalar, answer), { maxKeys: 16 }), { maxLength: 6 });

/** What a reader may do with an answer: read it, or say that it cannot. */
function isReadOrRefused(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch (error) {
    if (error instanceof ProviderFailure) return true;
    throw error;
  }
}

for (const [name, parse] of Object.entries(PARSERS)) {
  test(`any JSON as ${name} is read or refused as a failure of the provider`, () => {
    fc.assert(fc.property(fc.oneof(answer, likely), (data) => isReadOrRefused(() => parse(data, context))), { numRuns: 400 });
  });
}

test('any text is opened or refused as an envelope', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.json().map((json) => `{"data":${json}}`), fc.json().map((json) => json.slice(0, -1)));
  fc.assert(fc.property(text, (body) => isReadOrRefused(() => openEnvelope('NoticeClient/notices', body))), { numRuns: 500 });
});

test('any string as a segment is a page, a redirect or missing, with any site map', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), answer, (segment, list) => {
      let siteMap: Parameters<typeof resolvePage>[0] = [];
      isReadOrRefused(() => (siteMap = parseClientBasics({ SiteMapList: Array.isArray(list) ? list : [] }, context).siteMap));
      expect(['page', 'redirect', 'missing']).toContain(resolvePage(siteMap, segment).kind);
    }),
    { numRuns: 400 },
  );
});

test('any string as an address is let through or refused with a 4xx', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (target) => {
      const problem = addressProblem(`/${target}`);
      return problem === null || (problem >= 400 && problem < 500);
    }),
  );
});
