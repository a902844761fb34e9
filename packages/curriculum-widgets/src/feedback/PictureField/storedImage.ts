import { imageTypeOf, pictureBase64 } from '@college/curriculum-model';
import type { UploadImage } from '../ImageUpload';
import { pictureSize } from './pictureSize';

/** A picture that was stored before, as `ImageUpload` takes it; null where the text is no picture (decision 144). */
export function storedImage(dataUrl: string, name: string): UploadImage | null {
  const data = pictureBase64(dataUrl);
  const bytes = data === undefined ? null : bytesOf(data);
  const type = bytes && imageTypeOf(bytes);
  if (data === undefined || !bytes || !type) return null;
  const ending = type === 'image/png' ? 'png' : 'jpg';
  return {
    id: 'stored',
    name: `${name}.${ending}`,
    type,
    file: new File([bytes], `${name}.${ending}`, { type }),
    shownUrl: dataUrl,
    ...(pictureSize(bytes) ?? { width: 0, height: 0 }),
    origin: 'file',
    status: 'uploaded',
    data,
  };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    // What another server stored need not be base64; then there is no picture to show.
    return null;
  }
}
