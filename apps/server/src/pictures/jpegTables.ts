/** The tables that scans refer to, by number. */
export interface JpegTables {
  quantisation: Set<number>;
  dc: Set<number>;
  ac: Set<number>;
}

// Four of each kind.
const lastNumber = 3;
const codeLengths = 16;

/** Adds the quantisation tables of a segment; false where it is not made of whole ones. */
export function addQuantisation(segment: Buffer, { quantisation }: JpegTables): boolean {
  let at = 4;
  while (at < segment.length) {
    const head = segment[at] ?? 0;
    const number = head & 15;
    if (number > lastNumber) return false;
    quantisation.add(number);
    at += 1 + (head >> 4 === 0 ? 64 : 128);
  }
  return at === segment.length;
}

/** Adds the Huffman tables of a segment; false where it is not made of whole ones, or has a code that no bits are left for. */
export function addHuffman(segment: Buffer, { dc, ac }: JpegTables): boolean {
  let at = 4;
  while (at + 1 + codeLengths <= segment.length) {
    const head = segment[at] ?? 0;
    const counts = segment.subarray(at + 1, at + 1 + codeLengths);
    at += 1 + codeLengths;
    const count = counts.reduce((sum, of) => sum + of, 0);
    const values = segment.subarray(at, at + count);
    at += count;
    const isAc = (head & 16) !== 0;
    if ((head & ~16) > lastNumber || count > 256 || values.length < count || !hasBitsFor(counts)) return false;
    // A difference of more than fifteen bits is none of eight bits a colour.
    if (!isAc && values.some((value) => value > 15)) return false;
    (isAc ? ac : dc).add(head & 15);
  }
  return at === segment.length;
}

/** Whether each code of that many bits still has a number of its own; one of ones alone is reserved. */
function hasBitsFor(counts: Buffer): boolean {
  let code = 0;
  return counts.every((count, index) => {
    code += count;
    const isFree = count === 0 || code <= 2 ** (index + 1);
    code *= 2;
    return isFree;
  });
}
