import type { UploadImage } from '../ImageUpload/imageUploadState';

// A small canvas in one ink, so that pictures of a story can be distinguished without a file to load.
function draw(hue: number, width = 48, height = 32): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d')!;
  context.fillStyle = `hsl(${hue} 30% 55%)`;
  context.fillRect(0, 0, width, height);
  context.fillStyle = `hsl(${hue} 30% 85%)`;
  context.fillRect(6, 6, width - 12, 6);
  context.fillRect(6, 16, (width - 12) / 2, 10);
  return canvas;
}

/** A real picture as a file; `type` is its content, independent of the name. */
export async function anImageFile(name: string, { hue = 220, type = 'image/png' } = {}): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => draw(hue).toBlob(resolve, type));
  return new File([blob!], name, { type });
}

/** A real picture of another format under the name of a PNG; not every browser draws it from a canvas. */
export function aWebp(name: string): File {
  const bytes = Uint8Array.from(atob('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA='), (character) =>
    character.charCodeAt(0),
  );
  return new File([bytes], name, { type: 'image/webp' });
}

/** A real picture made as large as asked; decoders stop where the picture ends. */
export async function anImageFileOf(bytes: number, name = 'large.png'): Promise<File> {
  const picture = await anImageFile(name);
  return new File([picture, new Uint8Array(bytes - picture.size)], name, { type: 'image/png' });
}

/** Images that have been uploaded, named `1.png`, `2.png` and so on. */
export function someImages(count: number): UploadImage[] {
  return Array.from({ length: count }, (_, at) => {
    const shownUrl = draw(at * 60 + 20).toDataURL();
    const data = shownUrl.replace(/^data:[^,]*,/, '');
    const name = `${at + 1}.png`;
    const file = new File([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))], name, { type: 'image/png' });
    return {
      id: `sample-${at + 1}`,
      name,
      type: 'image/png',
      file,
      shownUrl,
      width: 48,
      height: 32,
      origin: 'file',
      status: 'uploaded',
      data,
    };
  });
}

/** What a file that only calls itself a picture holds. */
export const aGif = (name = 'a.gif', type = 'image/gif') => new File(['GIF89a\u0001\u0000\u0001\u0000'], name, { type });
export const anSvg = (name = 'a.svg', type = 'image/svg+xml') => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], name, { type });

/** A screen that can be captured. */
export function aScreen() {
  return { getDisplayMedia: async () => draw(200, 320, 200).captureStream(30) };
}

/** A browser that answers a capture with an error of this name. */
export function aScreenFailingWith(name: string) {
  return { getDisplayMedia: () => Promise.reject(new DOMException('', name)) };
}
