import type { Bilingual } from '../language';
import { imageBytes, imagePixels, type ImageType } from './limits';

/** Why an image is refused (reference §5). */
export const imageMessages = {
  format: { zh: '文件格式错误，请选择jpg或png', en: 'file format error, please choose jpg or png' } satisfies Bilingual,
  size: { zh: '图片大小不能超过10M', en: 'image must not exceed 10M' } satisfies Bilingual,
  count: { zh: '最多5张图片', en: 'at most 5 images' } satisfies Bilingual,
  broken: { zh: '图片已损坏，无法打开', en: 'the image is damaged and cannot be opened' } satisfies Bilingual,
  tooManyPixels: {
    zh: `图片不能超过${imagePixels / 10_000}万像素`,
    en: `image must not exceed ${imagePixels / 1_000_000} megapixels`,
  } satisfies Bilingual,
};

/** Sentences of the rules about feedback (core §5). */
export const feedbackMessages = {
  empty: { zh: '反馈内容不能为空', en: 'feedback content cannot be empty' } satisfies Bilingual,
};

/** What is known of an image once its first bytes are read. */
export interface ImageFile {
  size: number;
  head: Uint8Array;
}

/** Why a file may not be added; its content decides, for an SVG can be named .png. 10240 KB are still allowed (decision 127). */
export function imageProblem({ size, head }: ImageFile): 'format' | 'size' | null {
  if (imageTypeOf(head) === null) return 'format';
  return size > imageBytes ? 'size' : null;
}

/** The format detected from the first bytes, independent of the file name. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  if (png.every((byte, at) => bytes[at] === byte)) return 'image/png';
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff ? 'image/jpeg' : null;
}
