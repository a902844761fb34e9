import { describe, expect, it } from 'vitest';
import { feedbackSchema } from './feedbackSchema';
import { acceptImages, imageTypeOf } from './imageRules';

const png = (name: string, size = 1000) => ({ name, type: 'image/png', size });

describe('images', () => {
  it('are taken up to five, then there is a notice', () => {
    const files = ['1.png', '2.png', '3.png'].map((name) => png(name));
    expect(acceptImages(files, 3)).toEqual({ accepted: files.slice(0, 2), notices: [{ zh: '最多5张图片', en: 'at most 5 images' }] });
  });

  it('may be 10240 KB large but no byte more', () => {
    expect(acceptImages([png('a.png', 10_240 * 1024)], 0).accepted).toHaveLength(1);
    expect(acceptImages([png('a.png', 10_240 * 1024 + 1)], 0).notices[0]!.zh).toBe('图片大小不能超过10M');
  });

  it('of a wrong kind do not stop the good ones, and are told once', () => {
    const wrong = [
      { name: 'a.gif', type: 'image/gif', size: 1 },
      { name: 'b.svg', type: 'image/svg+xml', size: 1 },
      { name: 'c.gif', type: 'image/png', size: 1 },
    ];
    const { accepted, notices } = acceptImages([...wrong, png('d.PNG'), png('image')], 0);
    expect(accepted.map((file) => file.name)).toEqual(['d.PNG', 'image']);
    expect(notices).toHaveLength(1);
  });

  it('are known by their first bytes', () => {
    expect(imageTypeOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0))).toBe('image/png');
    expect(imageTypeOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg');
    expect([imageTypeOf(Uint8Array.of(0x47, 0x49, 0x46, 0x38)), imageTypeOf(new Uint8Array())]).toEqual([null, null]);
  });

  it('go with a feedback that says something', () => {
    const feedback = { unique: 'f-20260512-1', description: ' ', images: [] };
    expect(feedbackSchema.safeParse(feedback).success).toBe(false);
    expect(feedbackSchema.safeParse({ ...feedback, description: '很好用' }).success).toBe(true);
  });
});
