import type { Bilingual } from '../language';
import { imageBytes, imageCount, imageEndings, imageTypes } from './limits';

/** What is known of a file before it is read. */
export interface ImageFile {
  name: string;
  type: string;
  size: number;
}

/** Why an image is refused (reference §5). */
export const imageMessages = {
  format: { zh: '文件格式错误，请选择jpg或png', en: 'file format error, please choose jpg or png' } satisfies Bilingual,
  size: { zh: '图片大小不能超过10M', en: 'image must not exceed 10M' } satisfies Bilingual,
  count: { zh: '最多5张图片', en: 'at most 5 images' } satisfies Bilingual,
};

/** Sentences of the rules about feedback (core §5). */
export const feedbackMessages = {
  empty: { zh: '反馈内容不能为空', en: 'feedback content cannot be empty' } satisfies Bilingual,
};

/** Takes the good ones among several files up to five; each kind of notice comes once (decision 127). */
export function acceptImages<File extends ImageFile>(files: readonly File[], present: number): { accepted: File[]; notices: Bilingual[] } {
  const accepted: File[] = [];
  const notices = new Set<Bilingual>();
  for (const file of files) {
    if (!hasImageFormat(file)) notices.add(imageMessages.format);
    else if (file.size > imageBytes) notices.add(imageMessages.size);
    else if (present + accepted.length >= imageCount) notices.add(imageMessages.count);
    else accepted.push(file);
  }
  return { accepted, notices: [...notices] };
}

/** The format that the first bytes show, whatever the name says. */
export function imageTypeOf(bytes: Uint8Array): (typeof imageTypes)[number] | null {
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  if (png.every((byte, at) => bytes[at] === byte)) return 'image/png';
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff ? 'image/jpeg' : null;
}

// A pasted picture has a type but often no name with an ending.
function hasImageFormat({ name, type }: ImageFile): boolean {
  const lower = name.toLowerCase();
  const hasEnding = imageEndings.some((ending) => lower.endsWith(ending));
  return (imageTypes as readonly string[]).includes(type) && (hasEnding || !lower.includes('.'));
}
