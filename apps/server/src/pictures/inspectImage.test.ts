import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDrawableJpeg } from './inspectJpeg';
import { isDrawablePng } from './inspectPng';
import { jpeg, png } from './pictures.test-data';

/** A copy with one byte turned over. */
function damaged(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
}

describe('PNG', () => {
  it.each([
    ['small', png()],
    ['of 41 megapixels', png(8000, 5125)],
    ['with a private chunk', png(3, 3, 100)],
  ])('%s is drawable', async (_, bytes) => expect(await isDrawablePng(bytes)).toBe(true));

  it.each([
    ['the signature alone', png().subarray(0, 8)],
    ['cut in the middle', png(50, 50).subarray(0, 50)],
    ['without its end', png().subarray(0, -12)],
    ['of no width', png(0, 5)],
    ['nothing', Buffer.alloc(0)],
  ])('%s is not', async (_, bytes) => expect(await isDrawablePng(bytes)).toBe(false));

  it('with one byte turned over anywhere is not', async () => {
    const whole = png(20, 20);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 8, max: whole.length - 1 }), async (at) => {
        expect(await isDrawablePng(damaged(whole, at))).toBe(false);
      }),
    );
  });
});

describe('JPEG', () => {
  it('is drawable with frame, scan and end', () => expect(isDrawableJpeg(jpeg())).toBe(true));

  it.each([
    ['cut in its data', jpeg({ hasEnd: false })],
    ['cut in its frame', jpeg().subarray(0, 90)],
    ['of no height', jpeg({ height: 0 })],
    ['the first bytes alone', Buffer.of(0xff, 0xd8, 0xff, 0xe0)],
    ['without segments', Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), Buffer.from('<svg></svg>')])],
  ])('%s is not', (_, bytes) => expect(isDrawableJpeg(bytes)).toBe(false));
});

it('says yes or no about any bytes', async () => {
  const start = fc.constantFrom(png().subarray(0, 8), png().subarray(0, 33), jpeg().subarray(0, 20));
  await fc.assert(
    fc.asyncProperty(start, fc.uint8Array({ maxLength: 200 }), async (head, tail) => {
      const bytes = Buffer.concat([head, tail]);
      expect(typeof (await isDrawablePng(bytes))).toBe('boolean');
      expect(typeof isDrawableJpeg(bytes)).toBe('boolean');
    }),
  );
});
