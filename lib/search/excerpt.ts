import type { Lang } from '@/lib/i18n/lang';
import type { Mark, MarkedText } from './document';
import { tokenise } from './tokens';

const EXCERPT_LENGTH = 180;
/** How much of the text before the first mark is shown. */
const LEAD = 40;
/** How far a cut is moved to end with a whole word. */
const WORD_REACH = 24;
/** A word is marked if it is at least this much as like the query's as the likest of the text. */
const MARK_SHARE = 0.5;

const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** Which word of the query a word of a text matches, and how much. */
export interface WordMatch {
  /** Index in the query. */
  queryWord: number;
  likeness: number;
}

/** The match of a word as it stands in a text; null where it matches nothing. */
export type FindMatch = (surface: string) => WordMatch | null;

interface Spot extends WordMatch {
  mark: Mark;
}

/** Marked text with how much of the query it shows, for choosing between two languages. */
export interface Marked {
  content: MarkedText;
  weight: number;
}

/** The whole text with its matching words marked. */
export function markText(lang: Lang, text: string, findMatch: FindMatch): Marked {
  const spots = spotsOf(text, findMatch);
  return { content: { lang, text, marks: spots.map(({ mark }) => mark) }, weight: weightOf(spots) };
}

/** The part of a text that says most of what was looked for, cut at grapheme borders, with the hits marked. */
export function excerptOf(lang: Lang, text: string, findMatch: FindMatch): Marked {
  const spots = spotsOf(text, findMatch);
  const best = bestWindow(spots);
  const from = startOfCut(text, Math.max(0, (best[0]?.mark[0] ?? 0) - LEAD));
  const to = endOfCut(text, from + EXCERPT_LENGTH);
  const before = from > 0 ? '…' : '';
  const shift = before.length - from;
  const marks = spots
    .filter(({ mark: [start, end] }) => start >= from && end <= to)
    .map(({ mark: [start, end] }): Mark => [start + shift, end + shift]);
  const after = to < text.length ? '…' : '';
  return { content: { lang, text: before + text.slice(from, to).trimEnd() + after, marks }, weight: weightOf(best) };
}

function spotsOf(text: string, findMatch: FindMatch): Spot[] {
  const spots: Spot[] = [];
  const borders = graphemes.segment(text);
  for (const { surface, start } of tokenise(text)) {
    const match = findMatch(surface);
    if (match === null) continue;
    const end = start + surface.length;
    const last = borders.containing(end - 1);
    // Rarely more than the word: a combining sign after a digit, or before the word, belongs to its neighbour.
    const mark: Mark = [borders.containing(start)?.index ?? start, last ? last.index + last.segment.length : end];
    spots.push({ ...match, mark });
  }
  const best = bestByWord(spots);
  return spots.filter(({ queryWord, likeness }) => likeness >= (best.get(queryWord) ?? 0) * MARK_SHARE);
}

/** The run of spots within one excerpt that shows most of the query; the first of equals. */
function bestWindow(spots: readonly Spot[]): readonly Spot[] {
  let best: readonly Spot[] = [];
  let end = 0;
  spots.forEach((first, index) => {
    while (end < spots.length && (spots[end]?.mark[1] ?? 0) <= first.mark[0] + EXCERPT_LENGTH - LEAD) end += 1;
    const run = spots.slice(index, end);
    if (weightOf(run) > weightOf(best)) best = run;
  });
  return best;
}

/** How much of the query the spots show: each of its words counts once. */
function weightOf(spots: readonly Spot[]): number {
  return [...bestByWord(spots).values()].reduce((sum, likeness) => sum + likeness, 0);
}

function bestByWord(spots: readonly Spot[]): Map<number, number> {
  const best = new Map<number, number>();
  for (const { queryWord, likeness } of spots) best.set(queryWord, Math.max(best.get(queryWord) ?? 0, likeness));
  return best;
}

function startOfCut(text: string, at: number): number {
  if (at === 0) return 0;
  const space = text.indexOf(' ', at - 1);
  return space >= 0 && space <= at + WORD_REACH ? space + 1 : graphemeBorder(text, at);
}

function endOfCut(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  return space >= at - WORD_REACH ? space : graphemeBorder(text, at);
}

function graphemeBorder(text: string, at: number): number {
  return graphemes.segment(text).containing(at)?.index ?? text.length;
}
