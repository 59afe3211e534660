/** Words that say nothing about what is looked for, in exact form. */
const STOP_WORDS = new Set(
  `a an the of in on at to for and or is are was be by with from our your my me i we you it this that s
  what when where who which can do does please about
  ও এবং বা এর এই সেই ঐ জন্য থেকে কি কী কে কবে কোন কোথায় হবে হয় আছে আমি আমার আমাদের আপনার
  er ke ki kobe kothay hobe ache amar amader ebong`
    .split(/\s+/)
    .map((word) => word.normalize('NFC').replace(/\u09af\u09bc/g, '\u09df')),
);

/** Takes the exact form of a word. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
