import { deflateSync } from 'node:zlib';
import { chunk } from '../pictures/pictures.test-data';
import { pngDataLength } from '../pictures/pngDataLength';
import type { RandomNumbers } from '../testing/randomNumbers';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const kinds = [
  [0, 1],
  [0, 8],
  [0, 16],
  [2, 8],
  [2, 16],
  [3, 1],
  [3, 4],
  [3, 8],
  [4, 8],
  [6, 8],
  [6, 16],
] as const;

/** The header of a PNG. */
export function pngHeader(width: number, height: number, [colourType, depth]: readonly [number, number], interlace = 0): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, depth, colourType, 0, 0, interlace]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return header;
}

/** A PNG of parts that need not fit each other; `before` are chunks between header and data. */
export function pngOf(header: Buffer, data: Buffer, before: readonly Buffer[] = []): Buffer {
  return Buffer.concat([signature, chunk('IHDR', header), ...before, chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** A PNG that every browser draws, of any kind that there is. */
export function drawnPng(random: RandomNumbers): Buffer {
  const kind = random.of(kinds);
  const header = pngHeader(1 + random.below(40), 1 + random.below(40), kind, random.below(2));
  const palette = kind[0] === 3 ? [chunk('PLTE', Buffer.alloc(3 * 2 ** kind[1], 90))] : [];
  // Each line begins with its filter, and all but the first one of those are colours: zeros are right for both.
  return pngOf(header, deflateSync(Buffer.alloc(pngDataLength(header) ?? 0)), palette);
}
