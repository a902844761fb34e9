import { imageBytes, imageCount, imageTypeOf, type FeedbackInput, type FeedbackImage } from '@college/curriculum-model';
import { invalid } from '../http/refusal';
import { isDrawableJpeg } from './inspectJpeg';
import { isDrawablePng } from './inspectPng';
import { feedbackMessages } from './messages';

/** A picture as it is kept: as sent, with the type that its bytes show. */
export interface ReadImage {
  unique: string;
  name: string;
  type: FeedbackImage['type'];
  data: Buffer;
}

/** Reads pictures out of their text; what a picture calls itself does not count, only its bytes do (decision 127). */
export async function readImages(images: FeedbackInput['images']): Promise<ReadImage[]> {
  if (images.length > imageCount) throw invalid(feedbackMessages.imageCount);
  const read: ReadImage[] = [];
  for (const [index, { unique, name, data }] of images.entries()) {
    const bytes = decode(data, index + 1);
    if (bytes.length > imageBytes) throw invalid(feedbackMessages.imageSize);
    const type = imageTypeOf(bytes);
    if (!type) throw invalid(feedbackMessages.imageFormat);
    const isDrawable = type === 'image/png' ? await isDrawablePng(bytes) : isDrawableJpeg(bytes);
    if (!isDrawable) throw invalid(feedbackMessages.imageBroken);
    read.push({ unique, name, type, data: bytes });
  }
  return read;
}

/** The bytes behind a data URL or plain base64. */
function decode(data: string, line: number): Buffer {
  const comma = data.startsWith('data:') ? data.indexOf(',') : -1;
  const isOtherEncoding = data.startsWith('data:') && !/^data:[^,]{0,200};base64,/i.test(data.slice(0, 256));
  const text = data.slice(comma + 1).replace(/\s+/g, '');
  if (isOtherEncoding || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw invalid(feedbackMessages.notBase64(line));
  return Buffer.from(text, 'base64');
}
