import { imageCount, type FeedbackInput } from '@college/curriculum-model';
import { invalid } from '../http/refusal';
import { checkPicture, type Picture } from '../pictures/readPicture';
import { feedbackMessages } from './messages';

/** A picture of a feedback as it is kept. */
export interface ReadImage extends Picture {
  unique: string;
  name: string;
}

const sentences = { format: feedbackMessages.imageFormat, size: feedbackMessages.imageSize, broken: feedbackMessages.imageBroken };

/** Reads pictures out of their text; what a picture calls itself does not count, only its bytes do (decision 127). */
export async function readImages(images: FeedbackInput['images']): Promise<ReadImage[]> {
  if (images.length > imageCount) throw invalid(feedbackMessages.imageCount);
  const read: ReadImage[] = [];
  for (const [index, { unique, name, data }] of images.entries()) {
    read.push({ unique, name, ...(await checkPicture(decode(data, index + 1), sentences)) });
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
