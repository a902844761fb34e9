import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanJpeg } from './cleanJpeg';
import { cleanPng } from './cleanPng';
import { exifOfPhone, hollowPng, jfifHead, jpeg, png, pngWith, segment } from './pictures.test-data';

/** A copy with one byte turned over. */
function damaged(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
}

describe('PNG', () => {
  it.each([
    ['small', png()],
    ['of 40 megapixels', png(8000, 5000)],
  ])('%s is taken as it is', async (_, bytes) => expect(await cleanPng(bytes)).toEqual(bytes));

  it.each([
    ['the signature alone', png().subarray(0, 8)],
    ['cut in the middle', png(50, 50).subarray(0, 50)],
    ['without its end', png().subarray(0, -12)],
    ['of no width', png(0, 5)],
    ['nothing', Buffer.alloc(0)],
    ['with less data than its sizes', hollowPng(200, 200)],
    ['with one row too few', hollowPng(1, 2)],
    ['with a chunk that no viewer knows', pngWith(['XXXx', 'x'])],
  ])('%s is broken', async (_, bytes) => expect(await cleanPng(bytes)).toBe('broken'));

  it.each([
    [8000, 5001],
    [100_000, 100_000],
    [4_294_967_295, 4_294_967_295],
  ])('of %i × %i has too many pixels', async (width, height) => expect(await cleanPng(hollowPng(width, height))).toBe('tooManyPixels'));

  it('loses texts, times, places, moving pictures and what follows its end', async () => {
    const told: [string, string][] = [
      ['tEXt', 'Author\0Wang'],
      ['iTXt', 'XML:com.adobe.xmp\0\0\0\0\0place'],
      ['eXIf', 'II*\0GPS'],
      ['tIME', '1234567'],
      ['acTL', '12345678'],
      ['prVt', 'secret'],
    ];
    const bytes = Buffer.concat([pngWith(['gAMA', '\0\0\0\x01'], ...told), Buffer.from('<script>')]);
    expect(await cleanPng(bytes)).toEqual(pngWith(['gAMA', '\0\0\0\x01']));
  });

  it('with one byte turned over anywhere is broken, or says that it is huge', async () => {
    const whole = png(20, 20);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 8, max: whole.length - 1 }), async (at) => {
        expect(await cleanPng(damaged(whole, at))).toBe('broken');
      }),
    );
  });
});

describe('JPEG', () => {
  it.each([
    ['baseline', jpeg()],
    ['with a colour profile', jpeg({ before: [jfifHead(), segment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01profile', 'latin1'))] })],
    ['of four colours', jpeg({ before: [segment(0xee, Buffer.from('Adobe\0d\0\0\0\0\x02', 'latin1'))] })],
    ['of which every bit is a block', jpeg({ width: 64, height: 32 })],
  ])('%s is taken as it is', (_, bytes) => expect(cleanJpeg(bytes)).toEqual(bytes));

  it.each([
    ['cut in its data', jpeg({ hasEnd: false })],
    ['cut in its frame', jpeg().subarray(0, 99)],
    ['of no height', jpeg({ height: 0 })],
    ['the first bytes alone', Buffer.of(0xff, 0xd8, 0xff, 0xe0)],
    ['without segments', Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), Buffer.from('<svg></svg>')])],
    ['with less data than its sizes', jpeg({ width: 600, height: 600 })],
    ['that browsers do not draw', jpeg({ frameMark: 0xc9 })],
    ['with two frames', jpeg({ before: [jpeg().subarray(20 + 69, 20 + 69 + 13)] })],
  ])('%s is broken', (_, bytes) => expect(cleanJpeg(bytes)).toBe('broken'));

  it('of 65535² has too many pixels', () => expect(cleanJpeg(jpeg({ width: 65_535, height: 65_535 }))).toBe('tooManyPixels'));

  it('loses place, device, comment, thumbnail and what follows its end, but not which way up it is', () => {
    const thumbnail = segment(0xe0, Buffer.concat([jfifHead().subarray(4, 16), Buffer.of(1, 1, 9, 9, 9)]));
    const told = [
      thumbnail,
      exifOfPhone(6),
      segment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0place')),
      segment(0xfe, Buffer.from('Wang')),
    ];
    const cleaned = cleanJpeg(Buffer.concat([jpeg({ before: told }), Buffer.from('second picture')]));
    if (!Buffer.isBuffer(cleaned)) throw new Error(cleaned);
    for (const secret of ['GPS', 'place', 'Wang', 'second']) expect(cleaned.includes(secret)).toBe(false);
    const upright = segment(
      0xe1,
      Buffer.concat([Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06', 'latin1'), Buffer.alloc(6)]),
    );
    expect(cleaned).toEqual(jpeg({ before: [jfifHead(), upright] }));
    expect(cleanJpeg(cleaned)).toEqual(cleaned);
    expect(cleanJpeg(jpeg({ before: [exifOfPhone(1)] }))).toEqual(jpeg({ before: [] }));
  });
});

it('answers about any bytes, and what it took it takes again as it is', async () => {
  const start = fc.constantFrom(png().subarray(0, 8), png().subarray(0, 33), jpeg().subarray(0, 20), exifOfPhone(6), jpeg());
  await fc.assert(
    fc.asyncProperty(start, fc.uint8Array({ maxLength: 200 }), async (head, tail) => {
      const bytes = Buffer.concat([head, tail]);
      for (const clean of [cleanPng, cleanJpeg]) {
        const once = await clean(bytes);
        if (Buffer.isBuffer(once)) expect(await clean(once)).toEqual(once);
        else expect(['broken', 'tooManyPixels']).toContain(once);
      }
    }),
  );
});
