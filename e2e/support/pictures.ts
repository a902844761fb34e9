/** The smallest whole PNG: one grey pixel. */
export const onePixelPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** A drawing that only calls itself a PNG. */
export const svgNamedPng = { name: '图.png', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') };

/** A PNG to choose in a file dialog. */
export function pngFile(name: string) {
  return { name, mimeType: 'image/png', buffer: onePixelPng };
}
