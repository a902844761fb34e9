/** A line of code points, from `from` up to `to`; trailing spaces are excluded. */
export interface BrokenLine {
  from: number;
  to: number;
  width: number;
  /** Whether a paragraph ends here, so that the line is not justified. */
  isLast: boolean;
}

// What may not begin a line, and what may not end one (GB/T 15834).
const noStart = codePointsOf('!%),.:;?]}¢°·’”†‡›℃、。〃々〆〉》」』】〕〗〞ー︰︱︳﹐﹑﹒﹔﹕﹖﹗﹚﹜﹞！％），．／：；？］｝～—…‥');
const noEnd = codePointsOf('$(£¥‘“〈《「『【〔〖〝﹙﹛﹝＄（．［｛￡￥');
const space = 0x20;
const lineFeed = 0x0a;

function codePointsOf(signs: string): ReadonlySet<number> {
  return new Set([...signs].map((sign) => sign.codePointAt(0)!));
}

/** Whether a character is full-width, as Chinese is, so that lines may break around it. */
export function isSquare(codePoint: number): boolean {
  return (
    (codePoint >= 0x2e80 && codePoint <= 0xa4cf) ||
    (codePoint >= 0xac00 && codePoint <= 0xd7a3) ||
    (codePoint >= 0xf900 && codePoint <= 0xfaff) ||
    (codePoint >= 0xfe30 && codePoint <= 0xfe4f) ||
    (codePoint >= 0xff00 && codePoint <= 0xffef) ||
    (codePoint >= 0x20000 && codePoint <= 0x3ffff) ||
    codePoint === 0x2605 ||
    codePoint === 0x2606 ||
    codePoint === 0x2014 ||
    codePoint === 0x2026
  );
}

/** Whether a line may end between two signs. */
export function mayBreak(before: number, after: number): boolean {
  if (after === space || noStart.has(after) || noEnd.has(before)) return false;
  if (before === space) return true;
  if (isSquare(before) || isSquare(after)) return true;
  // A hyphen or a slash inside a word, as in an address.
  return (before === 0x2d || before === 0x2f) && after > 0x39;
}

/** Fills lines from the left; a word longer than a line is broken where the line is full. */
export function breakLines(codePoints: readonly number[], widthOf: (codePoint: number) => number, room: number): BrokenLine[] {
  const lines: BrokenLine[] = [];
  let from = 0;
  let width = 0;
  let stop = 0;
  function close(to: number, isLast: boolean) {
    let end = to;
    while (end > from && codePoints[end - 1] === space) end -= 1;
    lines.push({ from, to: end, width: widthBetween(codePoints, widthOf, from, end), isLast });
  }
  for (let at = 0; at < codePoints.length; at += 1) {
    const sign = codePoints[at]!;
    if (sign === lineFeed) {
      close(at, true);
      from = at + 1;
      stop = from;
      width = 0;
      continue;
    }
    if (at > from && mayBreak(codePoints[at - 1]!, sign)) stop = at;
    width += widthOf(sign);
    if (width <= room || sign === space || at === from) continue;
    const end = stop > from ? stop : at;
    close(end, false);
    from = end;
    stop = end;
    width = widthBetween(codePoints, widthOf, from, at + 1);
  }
  close(codePoints.length, true);
  return lines;
}

/** Width of the longest run that no line may part. */
export function widestRun(codePoints: readonly number[], widthOf: (codePoint: number) => number): number {
  let widest = 0;
  let width = 0;
  codePoints.forEach((sign, at) => {
    const before = codePoints[at - 1];
    if (before !== undefined && (before === lineFeed || sign === lineFeed || mayBreak(before, sign))) width = 0;
    if (sign === space || sign === lineFeed) return;
    width += widthOf(sign);
    widest = Math.max(widest, width);
  });
  return widest;
}

function widthBetween(codePoints: readonly number[], widthOf: (codePoint: number) => number, from: number, to: number): number {
  let width = 0;
  for (let at = from; at < to; at += 1) width += widthOf(codePoints[at]!);
  return width;
}
