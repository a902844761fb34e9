const wide: Record<string, string> = { ',': '，', ';': '；', ':': '：', '?': '？', '!': '！', '(': '（', ')': '）' };
const anyMark = /[,;:?!()]/;
// Beside a Chinese character, and beside no Latin letter and no digit.
const mark = /(?<=\p{Script=Han})[,;:?!()](?![A-Za-z0-9])|(?<![A-Za-z0-9])[,;:?!()](?=\p{Script=Han})/gu;

/** Half-width marks that stand within Chinese. */
export function halfWidthMarks(text: string): string[] {
  return anyMark.test(text) ? [...text.matchAll(mark)].map(([found]) => found) : [];
}

/** The text with full-width marks in their places. */
export function withFullWidth(text: string): string {
  return text.replace(mark, (found) => wide[found]!);
}
