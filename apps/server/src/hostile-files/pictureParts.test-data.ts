import { chunk } from '../pictures/pictures.test-data';

/** A file as parts that can be left out, doubled, moved and changed one by one. */
export interface Parts {
  head: Buffer;
  parts: Buffer[];
  /** A part with other content, and whatever lengths and checksums that content needs. */
  withContent(part: Buffer, change: (content: Buffer) => Buffer): Buffer;
}

/** The chunks of a PNG. */
export function chunksOf(png: Buffer): Parts {
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= png.length; at += 12 + png.readUInt32BE(at)) parts.push(png.subarray(at, at + 12 + png.readUInt32BE(at)));
  return {
    head: png.subarray(0, 8),
    parts,
    withContent: (part, change) => chunk(part.toString('latin1', 4, 8), change(part.subarray(8, -4))),
  };
}

/** The segments of a JPEG; a scan begins with its data, which have a part of their own. */
export function segmentsOf(jpeg: Buffer): Parts {
  const parts: Buffer[] = [];
  let at = 2;
  while (at + 4 <= jpeg.length && jpeg[at + 1] !== 0xd9) {
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    parts.push(jpeg.subarray(at, end));
    at = end;
    if (parts.at(-1)?.[1] === 0xda) {
      while (at < jpeg.length && !(jpeg[at] === 0xff && isMark(jpeg[at + 1] ?? 0))) at += 1;
      parts.push(jpeg.subarray(end, at));
    }
  }
  parts.push(jpeg.subarray(at));
  return { head: jpeg.subarray(0, 2), parts, withContent };
}

// Neither a stuffed byte nor a restart.
const isMark = (byte: number) => byte !== 0 && !(byte >= 0xd0 && byte <= 0xd7);

function withContent(part: Buffer, change: (content: Buffer) => Buffer): Buffer {
  if (part[0] !== 0xff || part.length < 4) return change(part);
  const content = change(part.subarray(4)).subarray(0, 65_533);
  return Buffer.concat([part.subarray(0, 2), Buffer.of((content.length + 2) >> 8, (content.length + 2) & 255), content]);
}
