import { z } from 'zod';
import { base64ByteCount, base64Head, isBase64 } from './base64';
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
  return base64 !== undefined && imageTypeOf(base64Head(base64)) !== null && isBase64(base64);
}

function isSmallEnough(text: string): boolean {
  return base64ByteCount(pictureBase64(text) ?? '') <= imageBytes;
}

const wrongKind = { params: { key: 'imageKind' }, abort: true };
const tooLarge = { params: { key: 'imageSize' } };

/** A picture as a data URL: png or jpeg by its first bytes, whatever it calls itself, and at most 10 MB (decisions 127, 144). */
export const pictureTextSchema = z.string().min(1).max(pictureTextLength).refine(isPicture, wrongKind).refine(isSmallEnough, tooLarge);

/** The same, or empty where there is none. */
export function optionalPictureText(max: number) {
  return z
    .string()
    .max(max)
    .refine((text) => text === '' || isPicture(text), wrongKind)
    .refine(isSmallEnough, tooLarge);
}
