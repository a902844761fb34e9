import { imageBytes, imageTypeOf, type Bilingual, type ImageType } from '@college/curriculum-model';
import { invalid } from '../http/refusal';
import { isDrawableJpeg } from './inspectJpeg';
import { isDrawablePng } from './inspectPng';

/** A picture as it is kept: as sent, with the type that its bytes show. */
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

/** Bytes that can be drawn, or a refusal; what a picture calls itself does not count, only its bytes do (decision 127). */
export async function checkPicture(data: Buffer, sentences: PictureSentences): Promise<Picture> {
  if (data.length > imageBytes) throw invalid(sentences.size, sentences.field);
  const type = imageTypeOf(data);
  if (!type) throw invalid(sentences.format, sentences.field);
  const isDrawable = type === 'image/png' ? await isDrawablePng(data) : isDrawableJpeg(data);
  if (!isDrawable) throw invalid(sentences.broken, sentences.field);
  return { type, data };
}

/** The picture behind a data URL that the contract let through. */
export async function readPicture(dataUrl: string, sentences: PictureSentences): Promise<Picture> {
  return checkPicture(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'), sentences);
}

/** A kept picture as the data URL that the wire has it as (decision 144). */
export function pictureText({ type, data }: Picture): string {
  return `data:${type};base64,${data.toString('base64')}`;
}
