import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldFindings } from '../fields';
import { base64ByteCount, base64Head, isBase64 } from './base64';
import { feedbackSchema } from './feedbackSchema';
import { imageProblem, imageTypeOf } from './imageRules';
import { imageBytes } from './limits';

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0);
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const gif = Uint8Array.of(0x47, 0x49, 0x46, 0x38, 0x39, 0x61);
const svg = Uint8Array.from('<svg xmlns="http://www.w3.org/2000/svg"/>', (character) => character.charCodeAt(0));

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function base64(bytes: Uint8Array) {
  const groups: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const bits = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const group = [18, 12, 6, 0].map((shift) => alphabet[(bits >> shift) & 63]).join('');
    groups.push(group.slice(0, Math.min(3, bytes.length - at) + 1).padEnd(4, '='));
  }
  return groups.join('');
}

describe('images', () => {
  it('may be 10240 KB large but no byte more', () => {
    expect(imageProblem({ size: 10_240 * 1024, head: png })).toBeNull();
    expect(imageProblem({ size: 10_240 * 1024 + 1, head: png })).toBe('size');
  });

  it('are known by their first bytes', () => {
    expect([png, jpeg, gif, svg, new Uint8Array()].map(imageTypeOf)).toEqual(['image/png', 'image/jpeg', null, null, null]);
    expect(imageProblem({ size: 20, head: svg })).toBe('format');
  });
});

describe('base64 text', () => {
  it('yields its size and its first bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        expect(base64ByteCount(base64(bytes))).toBe(bytes.length);
        expect(base64Head(base64(bytes))).toEqual(bytes.slice(0, 18));
      }),
    );
  });

  it('is told from any other text', () => {
    const pattern = /^[A-Za-z0-9+/]+={0,2}$/;
    const almost = fc.string({ unit: fc.constantFrom('A', 'z', '0', '+', '/', '=', '-', '\n', '图') });
    fc.assert(fc.property(fc.oneof(almost, fc.uint8Array({ minLength: 1 }).map(base64)), (text) => isBase64(text) === pattern.test(text)));
  });

  it('has no first bytes where it is none', () => expect(base64Head('data:image/png;base64,iVBORw0K')).toEqual(new Uint8Array()));
});

describe('a feedback', () => {
  const feedback = { unique: 'f-20260512-1', description: '很好用', images: [] };
  const image = { id: 1, unique: feedback.unique, name: 'a.png', type: 'image/png', data: base64(png) };

  function sentences(images: readonly object[]) {
    const outcome = feedbackSchema.safeParse({ ...feedback, images });
    return outcome.success ? [] : fieldFindings(outcome.error).map(({ sentence }) => sentence.zh);
  }

  it('is required and not blank', () => {
    expect(feedbackSchema.safeParse({ ...feedback, description: ' ' }).success).toBe(false);
    expect(feedbackSchema.safeParse(feedback).success).toBe(true);
  });

  it('has pictures as base64 text whose content matches their type', () => {
    expect(sentences([image])).toEqual([]);
    expect(sentences([{ ...image, type: 'image/jpeg', data: base64(jpeg) }])).toEqual([]);
    expect(sentences([{ ...image, data: base64(svg) }])).toEqual(['第 1 行图片必须是 jpg 或 png']);
    expect(sentences([image, { ...image, type: 'image/jpeg' }])).toEqual(['第 2 行图片必须是 jpg 或 png']);
    expect(sentences([{ ...image, data: `data:image/png;base64,${image.data}` }])).toHaveLength(1);
  });

  it('has pictures of 10240 KB but no byte more', () => {
    const begun = base64(png);
    const whole = Math.floor(imageBytes / 3) * 4;
    const allowed = begun.padEnd(whole, 'A') + 'AA==';
    expect(base64ByteCount(allowed)).toBe(imageBytes);
    expect(sentences([{ ...image, data: allowed }])).toEqual([]);
    expect(sentences([{ ...image, data: begun.padEnd(whole, 'A') + 'AAA=' }])).toEqual(['第 1 行图片不能超过10M']);
  });

  it('has five pictures at most', () => {
    expect(sentences(Array(5).fill(image))).toEqual([]);
    expect(sentences(Array(6).fill(image))).toHaveLength(1);
  });
});
