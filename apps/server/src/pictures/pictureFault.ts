import { imagePixels } from '@college/curriculum-model';

/** Why a picture is not taken. */
export type PictureFault = 'broken' | 'tooManyPixels';

/** The fault in the dimensions that a picture declares. */
export function sizeFault(width: number, height: number): PictureFault | undefined {
  if (width === 0 || height === 0) return 'broken';
  return width * height > imagePixels ? 'tooManyPixels' : undefined;
}
