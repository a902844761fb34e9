import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureSize } from './pictureSize';
import { storedImage } from './storedImage';

const pixel = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOoBwAAgQCBMlmMHgAAAABJRU5ErkJggg==';
const jpegHead = [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x04, 0x4a, 0x46, 0xff, 0xc0, 0x00, 0x0b, 0x08, 0x00, 0x64, 0x00, 0xc8, 0x01];

describe('a stored picture', () => {
  it('is an uploaded image with its size in bytes and pixels', () => {
    expect(storedImage(pixel, '头像')).toMatchObject({
      name: '头像.png',
      type: 'image/png',
      width: 1,
      height: 1,
      status: 'uploaded',
      shownUrl: pixel,
    });
    expect(storedImage(pixel, '头像')?.file.size).toBe(67);
    expect(storedImage(`data:image/png;base64,${btoa(String.fromCharCode(...jpegHead))}`, '封面')).toMatchObject({
      name: '封面.jpg',
      width: 200,
      height: 100,
    });
  });

  it.each([
    '',
    'https://college.example/a.png',
    'data:image/png;base64,***',
    'data:image/png;base64,R0lGODlhAQABAAAAACw=',
    'data:text/html,x',
  ])('is none in %j', (text) => expect(storedImage(text, 'x')).toBeNull());

  it('has a size or none, whatever its bytes are', () => {
    const start = fc.constantFrom([0xff, 0xd8], [0x89, 0x50, 0x4e, 0x47], jpegHead, []);
    fc.assert(
      fc.property(start, fc.uint8Array({ maxLength: 60 }), (head, tail) => {
        const size = pictureSize(Uint8Array.from([...head, ...tail]));
        if (size) expect([size.width, size.height].every(Number.isInteger)).toBe(true);
      }),
    );
  });
});
