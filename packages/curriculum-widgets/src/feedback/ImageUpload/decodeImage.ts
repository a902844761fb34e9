/** An image made ready to be shown. */
export interface DecodedImage {
  /** Data URL, scaled down where the image is larger than a screen. */
  shownUrl: string;
  /** Size in pixels as stored. */
  width: number;
  height: number;
}

// As wide as the preview on a large screen; forty megapixels as they are would cost 160 MB each time they are painted.
const longestSide = 1600;

/** Reads an image and scales it down for showing; rejects what no browser could show. */
export async function decodeImage(file: Blob): Promise<DecodedImage> {
  const bitmap = await createImageBitmap(file);
  try {
    const { width, height } = bitmap;
    const scale = Math.min(1, longestSide / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext('2d');
    if (!context)
      throw new Error('decodeImage: the browser gives no 2D canvas, so no picture can be shown. Close other tabs and try again.');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return { shownUrl: canvas.toDataURL(file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png'), width, height };
  } finally {
    bitmap.close();
  }
}
