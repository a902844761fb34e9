import { base64Head, imageTypeOf, pictureBase64 } from '@college/curriculum-model';
import type { UploadImage } from '../../feedback/ImageUpload';
import { decodeImage, type DecodedImage } from '../../feedback/ImageUpload/decodeImage';
import { isUploaded } from '../../feedback/ImageUpload/imageUploadState';

/** A stored cover as an image of the upload; null where its text is no picture. */
export async function storedCover(
  picUrl: string,
  name: string,
  decode: (file: Blob) => Promise<DecodedImage> = decodeImage,
): Promise<UploadImage | null> {
  const data = pictureBase64(picUrl);
  const type = data === undefined ? null : imageTypeOf(base64Head(data));
  if (data === undefined || !type) return null;
  const ending = type === 'image/png' ? 'png' : 'jpg';
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  const file = new File([bytes], `${name}.${ending}`, { type });
  // A picture that this browser cannot show is kept as it is: it is stored, and saving must not lose it.
  const shown = await decode(file).catch(() => ({ shownUrl: picUrl, width: 0, height: 0 }));
  return { id: 'stored', name: file.name, type, file, origin: 'file', status: 'uploaded', data, ...shown };
}

/** The data URL of the image that was uploaded; empty where none was. */
export function pictureUrl(images: readonly UploadImage[]): string {
  const image = images.find(isUploaded);
  return image ? `data:${image.type};base64,${image.data}` : '';
}
