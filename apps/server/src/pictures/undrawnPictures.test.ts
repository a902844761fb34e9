import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawnJpegs } from '../hostile-files/drawnJpegs.test-data';
import { drawnPng, pngHeader, pngOf } from '../hostile-files/drawnPngs.test-data';
import { segmentsOf } from '../hostile-files/pictureParts.test-data';
import { randomNumbers } from '../testing/randomNumbers';
import { cleanJpeg } from './cleanJpeg';
import { cleanPng } from './cleanPng';
import { chunk } from './pictures.test-data';

const [baseline, progressive] = drawnJpegs as [Buffer, Buffer];
const marks = { quantisation: 0xdb, baseline: 0xc0, progressive: 0xc2, huffman: 0xc4, scan: 0xda, restarts: 0xdd };

/** The picture with the content of its first segment of a kind replaced. */
function changed(picture: Buffer, kind: keyof typeof marks, change: (content: Buffer) => Buffer | void): Buffer {
  const { head, parts, withContent } = segmentsOf(picture);
  const at = parts.findIndex((part) => part[1] === marks[kind]);
  const content = (bytes: Buffer) => {
    const copy = Buffer.from(bytes);
    return change(copy) ?? copy;
  };
  return Buffer.concat([head, ...parts.map((part, index) => (index === at ? withContent(part, content) : part))]);
}

const setByte = (at: number, value: number) => (content: Buffer) => void content.writeUInt8(value, at);

describe('a picture whose parts fit each other', () => {
  it.each(drawnJpegs.map((bytes, index) => [index, bytes]))('JPEG %i is taken as it is', (_, bytes) =>
    expect(cleanJpeg(bytes)).toEqual(bytes),
  );

  it('PNG is taken as it is, of every kind', async () => {
    const random = randomNumbers(1);
    for (const bytes of Array.from({ length: 60 }, () => drawnPng(random))) expect(await cleanPng(bytes)).toEqual(bytes);
  });
});

describe('a picture that browsers do not draw is broken', () => {
  it.each([
    ['half a quantisation table', changed(baseline, 'quantisation', (content) => content.subarray(0, 40))],
    ['a fifth quantisation table', changed(baseline, 'quantisation', setByte(0, 4))],
    ['no quantisation table of a colour', changed(baseline, 'baseline', setByte(8, 3))],
    ['half a Huffman table', changed(baseline, 'huffman', (content) => content.subarray(0, -1))],
    [
      'three codes of one bit',
      changed(baseline, 'huffman', (content) => Buffer.concat([Buffer.of(0, 3), Buffer.alloc(15), content.subarray(17, 20)])),
    ],
    ['a difference of 16 bits', changed(baseline, 'huffman', (content) => setByte(content.length - 1, 16)(content))],
    ['a scan with a table that nobody declared', changed(baseline, 'scan', setByte(2, 0x33))],
    ['a scan of a colour that is none', changed(baseline, 'scan', setByte(1, 9))],
    [
      'a scan of its colours in another order',
      changed(baseline, 'scan', (content) =>
        Buffer.concat([content.subarray(0, 1), content.subarray(3, 5), content.subarray(1, 3), content.subarray(5)]),
      ),
    ],
    ['twelve bits a colour', changed(baseline, 'baseline', setByte(0, 12))],
    ['two colours', changed(baseline, 'baseline', (content) => setByte(5, 2)(content) ?? content.subarray(0, -3))],
    ['a colour of no size', changed(baseline, 'baseline', setByte(7, 0x10))],
    ['colours of a third and a half', changed(baseline, 'baseline', (content) => setByte(7, 0x31)(content) ?? setByte(10, 0x21)(content))],
    ['a long restart interval', Buffer.concat([baseline.subarray(0, 2), Buffer.of(255, 0xdd, 0, 5, 0, 0, 0), baseline.subarray(2)])],
    ['a step of coefficients backwards', changed(progressive, 'scan', setByte(8, 5))],
    ['a step that is finer by two bits', changed(progressive, 'scan', setByte(9, 0x31))],
  ])('JPEG: %s', (_, bytes) => expect(cleanJpeg(bytes)).toBe('broken'));

  const grey = pngHeader(1, 1, [0, 8]);
  const indexed = pngHeader(1, 1, [3, 8]);
  const data = deflateSync(Buffer.alloc(2));
  const palette = (colours: number) => chunk('PLTE', Buffer.alloc(colours * 3));

  it.each([
    ['another signature', Buffer.concat([Buffer.from('89504e470d0a1a4a', 'hex'), pngOf(grey, data).subarray(8)])],
    ['two headers', pngOf(grey, data, [chunk('IHDR', grey)])],
    ['places in a palette that is not there', pngOf(indexed, data)],
    ['two palettes', pngOf(indexed, data, [palette(2), palette(2)])],
    ['a palette behind the data', pngOf(indexed, data, [chunk('IDAT', data), palette(2)])],
    ['a palette of 257 colours', pngOf(indexed, data, [palette(257)])],
    ['a palette of no colour', pngOf(indexed, data, [palette(0)])],
    ['a palette of a third of a colour', pngOf(indexed, data, [chunk('PLTE', Buffer.alloc(4))])],
  ])('PNG: %s', async (_, bytes) => expect(await cleanPng(bytes)).toBe('broken'));
});
