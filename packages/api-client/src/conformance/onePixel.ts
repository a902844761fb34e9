/** A picture of one pixel as base64: small, and yet one that can be opened. */
export const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The same as a file. */
export function onePixelFile(): File {
  return new File([Uint8Array.from(atob(onePixel), (character) => character.charCodeAt(0))], 'pixel.png', { type: 'image/png' });
}
