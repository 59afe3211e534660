import { HTML_PAYLOADS } from './html-payloads';
import { LINK_PAYLOADS, TEXT_PAYLOADS } from './text-payloads';

const HTML_FIELDS = /^(?:Details|Message)(?:En|Bn)$/;
const LINK_FIELDS = /^(?:Url|VideoId|(?:File|Image|Thumbnail)(?:Link|Path)|GBImagePath|LogoUrl)$/;
/** What decides where a record is shown stays, so that the attack is shown at all. */
const STRUCTURE = /^(?:Menu(?:Url|Code)|ContentCategory(?:Name|Id)|Placement|KeyName|folderId|\w*Date|\w*Id|id|LayOut|FileType|Type)$/;
/** Ends whatever the payload before it left open. */
const CLOSE = '--></style></script></title></textarea></noscript></template></select></table></svg></math><p>next</p>';

const FIRST_ATTACK_ID = 9000;

/** Content items that carry one attack each, shown as news. */
export const ATTACK_IDS: readonly number[] = HTML_PAYLOADS.map((_, i) => FIRST_ATTACK_ID + i);

function turn(list: readonly string[], at: number): string {
  return list[at % list.length] ?? '';
}

/** Walks an answer and puts the next attack into every field that can hold one. */
class Attacker {
  private at = 0;

  value(field: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((inner) => this.value(field, inner));
    if (typeof value === 'object' && value !== null) return this.record(value);
    if (typeof value !== 'string' || STRUCTURE.test(field)) return value;
    this.at += 1;
    if (HTML_FIELDS.test(field)) return [0, 1, 2, 3].map((step) => turn(HTML_PAYLOADS, this.at * 4 + step)).join(CLOSE);
    return LINK_FIELDS.test(field) ? turn(LINK_PAYLOADS, this.at) : `${value} ${turn(TEXT_PAYLOADS, this.at)}`;
  }

  private record(record: object): unknown {
    return Object.fromEntries(Object.entries(record).map(([field, value]) => [field, this.value(field, value)]));
  }
}

function attackNews(): unknown[] {
  return HTML_PAYLOADS.map((html, i) => ({
    Id: FIRST_ATTACK_ID + i,
    TitleEn: `Attack ${i} ${turn(TEXT_PAYLOADS, i)}`,
    TitleBn: `আক্রমণ ${turn(TEXT_PAYLOADS, i + 1)}`,
    DetailsEn: html,
    DetailsBn: `বাংলা ${html}`,
    ContentCategoryName: 'News And Events',
    CurrentDate: '2024-01-01T10:00:00',
    ShowAttachments: [{ FilePath: turn(LINK_PAYLOADS, i), Title: turn(TEXT_PAYLOADS, i) }],
  }));
}

/** The given answer with an attack in every field; the contents gain one news item for each piece of HTML. */
export function hostileAnswer(apiPath: string, answer: unknown): unknown {
  const attacked = new Attacker().value('', answer);
  if (apiPath !== 'ContentClient/contents' || typeof attacked !== 'object' || attacked === null) return attacked;
  const data: unknown = Reflect.get(attacked, 'data');
  return { ...attacked, data: [...(Array.isArray(data) ? data : []), ...attackNews()] };
}
