import { imageBytes, imageMessages, imageTypeOf, type Bilingual, type ImageType } from '@college/curriculum-model';
import { invalid } from '../http/refusal';
import { cleanJpeg } from './cleanJpeg';
import { cleanPng } from './cleanPng';

/** A picture as it is kept: what is drawn of what was sent, with the type that its bytes show. */
export interface Picture {
  type: ImageType;
  data: Buffer;
}

/** What is said about pictures that are not taken. */
export interface PictureSentences {
  format: Bilingual;
  size: Bilingual;
  broken: Bilingual;
  /** The field of the request that the picture is in. */
  field?: string;
}

/** Bytes that can be drawn, without metadata, or a refusal; what a picture calls itself does not count, only its bytes do (decision 127). */
export async function checkPicture(data: Buffer, sentences: PictureSentences): Promise<Picture> {
  if (data.length > imageBytes) throw invalid(sentences.size, sentences.field);
  const type = imageTypeOf(data);
  if (!type) throw invalid(sentences.format, sentences.field);
  const cleaned = type === 'image/png' ? await cleanPng(data) : cleanJpeg(data);
  if (cleaned === 'broken') throw invalid(sentences.broken, sentences.field);
  if (cleaned === 'tooManyPixels') throw invalid(imageMessages.tooManyPixels, sentences.field);
  return { type, data: cleaned };
}

/** The picture behind a data URL that the contract let through. */
export async function readPicture(dataUrl: string, sentences: PictureSentences): Promise<Picture> {
  return checkPicture(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'), sentences);
}

/** A kept picture as the data URL that the wire has it as (decision 144). */
export function pictureText({ type, data }: Picture): string {
  return `data:${type};base64,${data.toString('base64')}`;
}
