import { z } from 'zod';
import { base64ByteCount, base64Head } from './base64';
import { imageTypeOf } from './imageRules';
import { imageBytes } from './limits';

/** Longest data URL of a picture: 10 MB as base64 text, with its head. */
export const pictureTextLength = 14_000_000;

const head = /^data:image\/[\w.+-]{1,40};base64,/i;

/** The base64 text of a picture's data URL; undefined where the text is none. */
export function pictureBase64(text: string): string | undefined {
  const found = head.exec(text.slice(0, 80))?.[0];
  return found === undefined ? undefined : text.slice(found.length);
}

function isPicture(text: string): boolean {
  const base64 = pictureBase64(text);
  return base64 !== undefined && imageTypeOf(base64Head(base64)) !== null && /^[A-Za-z0-9+/]+={0,2}$/.test(base64);
}

/** A picture as a data URL: png or jpeg by its first bytes, whatever it calls itself, and at most 10 MB (decisions 127, 144). */
export const pictureTextSchema = z
  .string()
  .min(1)
  .max(pictureTextLength)
  .refine(isPicture, { params: { key: 'imageKind' }, abort: true })
  .refine((text) => base64ByteCount(pictureBase64(text) ?? '') <= imageBytes, { params: { key: 'imageSize' } });
