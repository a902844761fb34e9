/** Where a Chinese head may be broken: it shows nothing, and nowhere else a line ends. */
export const lineBreak = '\u200b';

/** A line ends behind one of these rather than behind another word, and none of them begins a line. */
const joining = new Set(['和', '与', '及', '或', '、']);
/** What a break behind any other word costs, in characters of the longer line. */
const costOfWord = 1.5;
/** So many characters stand in one line over two narrow columns. */
const oneLine = 5;

/** A heading of a requirement that is broken into two lines at sense: 工程伦理和 / 职业规范, 使用现代 / 工具. */
export function chineseHead(text: string): string {
  if (text.length <= oneLine) return text;
  const words = [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)].map(({ segment }) => segment);
  let best: { at: number; cost: number } | undefined;
  let at = 0;
  for (const [place, word] of words.slice(0, -1).entries()) {
    at += word.length;
    const next = words[place + 1]!;
    if (joining.has(next) || next === '/') continue;
    const cost = Math.max(at, text.length - at) + (joining.has(word) ? 0 : costOfWord);
    // Of two equal ones the one with the longer first line.
    if (!best || cost <= best.cost) best = { at, cost };
  }
  return best ? text.slice(0, best.at) + lineBreak + text.slice(best.at) : text;
}
