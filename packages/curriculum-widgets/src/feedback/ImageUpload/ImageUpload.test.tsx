import { type Locale, UiProvider } from '@college/ui/theme';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { decodeImage, type DecodedImage } from './decodeImage';
import { ImageUpload, type ImageUploadProps } from './ImageUpload';
import type { UploadImage } from './imageUploadState';

function page(props: ImageUploadProps, locale: Locale = 'zh-CN') {
  return (
    <UiProvider locale={locale}>
      <ImageUpload {...props} />
    </UiProvider>
  );
}

/** One chunk of a PNG; decoders want its checksum right. */
function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  let crc = 0xffffffff;
  for (const byte of bytes.subarray(4, data.length + 8)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  view.setUint32(data.length + 8, ~crc >>> 0);
  return bytes;
}

/** A white PNG of any size in one bit a pixel, small as a file however many pixels it has. */
async function aHugePng(width: number, height: number): Promise<File> {
  const rows = new Uint8Array((Math.ceil(width / 8) + 1) * height).fill(255);
  for (let row = 0; row < height; row += 1) rows[row * (Math.ceil(width / 8) + 1)] = 0;
  const packed = new Response(new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate')));
  const header = new Uint8Array(13);
  new DataView(header.buffer).setUint32(0, width);
  new DataView(header.buffer).setUint32(4, height);
  header.set([1, 0, 0, 0, 0], 8);
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const body = chunk('IDAT', new Uint8Array(await packed.arrayBuffer()));
  return new File([signature, chunk('IHDR', header), body, chunk('IEND', new Uint8Array())], 'huge.png', { type: 'image/png' });
}

it('scales an image of 40 megapixels down for showing and stores it as it is', async () => {
  const file = await aHugePng(8000, 5000);
  expect(file.size).toBeLessThan(10_240 * 1024);
  const { width, height, shownUrl } = await decodeImage(file);
  expect(width * height).toBe(40_000_000);
  const shown = new Image();
  shown.src = shownUrl;
  await shown.decode();
  expect([shown.naturalWidth, shown.naturalHeight]).toEqual([1600, 1000]);

  const onImagesChange = vi.fn<(images: readonly UploadImage[]) => void>();
  const screen = await render(page({ onImagesChange }));
  await userEvent.upload(screen.container.querySelector<HTMLInputElement>('input[type="file"]')!, file);
  await expect.poll(() => onImagesChange.mock.lastCall?.[0][0]?.status, { timeout: 10_000 }).toBe('uploaded');
  const [image] = onImagesChange.mock.lastCall![0];
  expect(image?.status === 'uploaded' && atob(image.data).length).toBe(file.size);
});

it.each([
  ['zh-CN', '图片不能超过4000万像素'],
  ['en-US', 'image must not exceed 40 megapixels'],
] as const)('refuses an image of 41 megapixels as the server would, in %s', async (locale, sentence) => {
  const uploadImage = vi.fn(async () => 'AAAA');
  const onImagesChange = vi.fn<(images: readonly UploadImage[]) => void>();
  const decode = async () => ({ shownUrl: 'data:,', width: 8000, height: 5125 });
  const screen = await render(page({ decode, uploadImage, onImagesChange }, locale));
  await userEvent.upload(screen.container.querySelector<HTMLInputElement>('input[type="file"]')!, await aHugePng(8, 8));
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.element(screen.getByText('huge.png')).toBeVisible();
  expect(onImagesChange).not.toHaveBeenCalled();
  expect(uploadImage).not.toHaveBeenCalled();
});

it('refuses what no browser can show', async () => {
  const cut = (await aHugePng(64, 64)).slice(0, 30);
  await expect(decodeImage(cut)).rejects.toThrow();
});

it('drops what ends after it is gone, and uploads again what was under way when it comes back', async () => {
  const answers: ((data: string) => void)[] = [];
  const uploadImage = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  const onImagesChange = vi.fn<(images: readonly UploadImage[]) => void>();
  const first = await render(page({ uploadImage, onImagesChange }));
  await userEvent.upload(first.container.querySelector<HTMLInputElement>('input[type="file"]')!, await aHugePng(8, 8));
  await expect.poll(() => uploadImage.mock.calls.length).toBe(1);
  const images = onImagesChange.mock.lastCall![0];
  await first.unmount();
  onImagesChange.mockClear();
  answers[0]!('AAAA');
  await render(page({ uploadImage, onImagesChange, defaultImages: images }));
  await expect.poll(() => uploadImage.mock.calls.length).toBe(2);
  expect(onImagesChange).not.toHaveBeenCalled();
  answers[1]!('BBBB');
  await expect.poll(() => onImagesChange.mock.lastCall?.[0][0]).toMatchObject({ status: 'uploaded', data: 'BBBB' });
});

it('says that it is busy from the choice of a file until its image is uploaded, or the upload is gone', async () => {
  const decoded: ((image: DecodedImage) => void)[] = [];
  const decode = () => new Promise<DecodedImage>((resolve) => decoded.push(resolve));
  const onBusyChange = vi.fn<(isBusy: boolean) => void>();
  const screen = await render(page({ decode, onBusyChange }));
  const input = () => screen.container.querySelector<HTMLInputElement>('input[type="file"]')!;
  await userEvent.upload(input(), await aHugePng(8, 8));
  await expect.poll(() => decoded.length).toBe(1);
  expect(onBusyChange.mock.calls).toEqual([[true]]);
  decoded[0]!({ shownUrl: 'data:,', width: 8, height: 8 });
  await expect.poll(() => onBusyChange.mock.calls).toEqual([[true], [false]]);

  await userEvent.upload(input(), await aHugePng(8, 8));
  await expect.poll(() => decoded.length).toBe(2);
  await screen.unmount();
  expect(onBusyChange.mock.calls).toEqual([[true], [false], [true], [false]]);
});
