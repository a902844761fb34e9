import { imageBytes } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { aGif, anImageFile, anImageFileOf, anSvg, someImages } from '../fakes/images';
import { choose, dataTransferOf, decoding, drag, namesOf } from '../fakes/imageActs';
import { ImageUpload } from './ImageUpload';

const meta = {
  title: 'Widgets/Feedback/ImageUpload',
  component: ImageUpload,
  args: { onImagesChange: fn() },
} satisfies Meta<typeof ImageUpload>;
export default meta;
type Story = StateStory<typeof meta>;

export const Empty: Story = {
  tags: ['state:image-upload.empty'],
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('添加图片')).toBeVisible();
      await expect(canvas.getByText('添加图片').closest('[data-rac]')).not.toHaveAttribute('data-drop-target');
      await expect(canvas.getByText('0/5')).toBeVisible();
      await expect(canvas.getByText('拖放或粘贴到这里，或者')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '选择图片' })).toBeEnabled();
      await expect(canvas.getByRole('button', { name: '截取屏幕' })).toBeEnabled();
      await expect(canvas.getByRole('alert')).toHaveTextContent(/^$/);
      await expect(namesOf(canvasElement)).toEqual([]);
    },
  },
};

export const OneImage: Story = {
  tags: ['state:image-upload.one'],
  args: { defaultImages: someImages(1) },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '预览 1.png' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '移除 1.png' })).toBeEnabled();
      await expect(canvas.getByText('1/5')).toBeVisible();
      await expect(canvas.queryByRole('dialog')).toBeNull();
    },
  },
};

export const Full: Story = {
  tags: ['state:image-upload.five'],
  args: { defaultImages: someImages(5) },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(namesOf(canvasElement)).toHaveLength(5));
    choose(canvasElement, await anImageFile('6.png'));
    await canvas.findByText('最多5张图片', ...decoding);
    await expect(args.onImagesChange).not.toHaveBeenCalled();
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('最多5张图片')).toBeVisible();
      await expect(namesOf(canvasElement)).toEqual(['1.png', '2.png', '3.png', '4.png', '5.png']);
    },
  },
};

export const ChosenFile: Story = {
  tags: ['state:image-upload.file-choice'],
  play: async ({ canvasElement, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    for (const ending of ['.png', '.jpg', '.jpeg']) await expect(input.accept).toContain(ending);
    choose(canvasElement, await anImageFile('a.png'));
    await waitFor(() =>
      expect(args.onImagesChange).toHaveBeenLastCalledWith([expect.objectContaining({ status: 'uploaded', type: 'image/png' })]),
    );
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('button', { name: '预览 a.png' })).toBeVisible();
      await expect(namesOf(canvasElement)).toEqual(['a.png']);
      await expect(canvas.queryByRole('progressbar')).toBeNull();
    },
  },
};

export const DragOver: Story = {
  tags: ['state:image-upload.drag-over'],
  play: async ({ canvas }) => {
    drag(canvas.getByText('添加图片').closest('[data-rac]')!, [await anImageFile('b.png')], { drops: false });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('添加图片').closest('[data-rac]')).toHaveAttribute('data-drop-target');
    },
  },
};

export const Dropped: Story = {
  tags: ['state:image-upload.drop'],
  play: async ({ canvas }) => {
    const zone = canvas.getByText('添加图片').closest('[data-rac]')!;
    drag(zone, [await anImageFile('b.jpg', { type: 'image/jpeg' })], { drops: true });
    await canvas.findByRole('button', { name: '预览 b.jpg' }, decoding[1]);
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('button', { name: '预览 b.jpg' })).toBeVisible();
      await expect(namesOf(canvasElement)).toEqual(['b.jpg']);
    },
  },
};

export const Pasted: Story = {
  tags: ['state:image-upload.paste'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.paste(dataTransferOf(await anImageFile('image.png')));
    await canvas.findByRole('button', { name: '预览 image.png' }, decoding[1]);
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('button', { name: '预览 image.png' })).toBeVisible();
      await expect(namesOf(canvasElement)).toEqual(['image.png']);
    },
  },
};

export const WrongFormat: Story = {
  tags: ['state:image-upload.bad-format'],
  play: async ({ canvas, canvasElement }) => {
    choose(canvasElement, aGif());
    await canvas.findByText('a.gif', ...decoding);
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('文件格式错误，请选择jpg或png')).toBeVisible();
      await expect(canvas.getByText('a.gif')).toBeVisible();
      await expect(namesOf(canvasElement)).toEqual([]);
    },
  },
};

/** An SVG and a GIF that call themselves png, among a good one. */
export const WrongContent: Story = {
  play: async (context) => {
    await WrongFormat.play?.(context);
    const { canvas, canvasElement } = context;
    choose(canvasElement, anSvg('b.png', 'image/png'), await anImageFile('c.png'), aGif('d.png', 'image/png'));
    await expect(await canvas.findByText('b.png、d.png', ...decoding)).toBeVisible();
    await expect(canvas.getAllByText('文件格式错误，请选择jpg或png')).toHaveLength(1);
    await expect(namesOf(canvasElement)).toEqual(['c.png']);
  },
};

export const Damaged: Story = {
  play: async ({ canvas, canvasElement }) => {
    const picture = await anImageFile('a.png');
    choose(canvasElement, new File([picture.slice(0, 20)], 'a.png', { type: 'image/png' }));
    await expect(await canvas.findByText('图片已损坏，无法打开', ...decoding)).toBeVisible();
    await expect(namesOf(canvasElement)).toEqual([]);
  },
};

/** It never reaches the server, which would refuse it each time. */
export const TooManyPixels: Story = {
  args: { decode: async () => ({ shownUrl: 'data:,', width: 8000, height: 5001 }), uploadImage: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    choose(canvasElement, await anImageFile('a.png'));
    await expect(await canvas.findByText('图片不能超过4000万像素', ...decoding)).toBeVisible();
    await expect(namesOf(canvasElement)).toEqual([]);
    await expect(args.uploadImage).not.toHaveBeenCalled();
  },
};

export const ExactlyTenMegabytes: Story = {
  tags: ['state:image-upload.exactly-10mb'],
  args: { uploadImage: async () => 'AAAA' },
  play: async ({ canvas, canvasElement }) => {
    const file = await anImageFileOf(10_485_760);
    await expect(file.size).toBe(imageBytes);
    choose(canvasElement, file);
    await canvas.findByRole('button', { name: '预览 large.png' }, decoding[1]);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '预览 large.png' })).toBeVisible();
      await expect(canvas.queryByText('图片大小不能超过10M')).toBeNull();
    },
  },
};

export const OverTenMegabytes: Story = {
  tags: ['state:image-upload.too-large'],
  play: async ({ canvas, canvasElement }) => {
    choose(canvasElement, await anImageFileOf(10_485_761));
    await canvas.findByText('图片大小不能超过10M', ...decoding);
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('图片大小不能超过10M')).toBeVisible();
      await expect(namesOf(canvasElement)).toEqual([]);
    },
  },
};

export const SixthImage: Story = {
  tags: ['state:image-upload.sixth'],
  args: { defaultImages: someImages(4) },
  play: async ({ canvas, canvasElement }) => {
    choose(canvasElement, await anImageFile('a.png'), await anImageFile('b.png'));
    await canvas.findByText('最多5张图片', ...decoding);
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('最多5张图片')).toBeVisible();
      await expect(canvas.getByText('b.png')).toBeVisible();
      await expect(namesOf(canvasElement)).toEqual(['1.png', '2.png', '3.png', '4.png', 'a.png']);
    },
  },
};

export const Removed: Story = {
  tags: ['state:image-upload.remove'],
  args: { defaultImages: someImages(5) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '移除 2.png' }));
    await expect(namesOf(canvasElement)).toEqual(['1.png', '3.png', '4.png', '5.png']);
    await waitFor(() =>
      expect(within(canvas.getByRole('grid')).getByRole('row', { name: /3\.png/ })).toContainElement(document.activeElement as HTMLElement),
    );
    choose(canvasElement, await anImageFile('6.png'));
    await canvas.findByRole('button', { name: '预览 6.png' }, decoding[1]);
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(namesOf(canvasElement)).toEqual(['1.png', '3.png', '4.png', '5.png', '6.png']);
      await expect(canvas.getByRole('button', { name: '预览 6.png' })).toBeVisible();
      await expect(canvas.getByText('已移除 2.png')).toBeInTheDocument();
    },
  },
};

export const LastRemoved: Story = {
  args: { defaultImages: someImages(1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '移除 1.png' }));
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(canvas.getByText('0/5')).toBeVisible();
    await expect(canvas.getByRole('group', { name: '图片' })).toContainElement(document.activeElement as HTMLElement);
  },
};

export const Uploading: Story = {
  tags: ['state:image-upload.uploading'],
  args: { uploadImage: never },
  play: async ({ canvas, canvasElement }) => {
    choose(canvasElement, await anImageFile('a.png'));
    await canvas.findByRole('progressbar', { name: '正在上传 a.png' }, decoding[1]);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('progressbar', { name: '正在上传 a.png' })).toBeVisible();
    },
  },
};

export const Disabled: Story = {
  tags: ['state:image-upload.disabled'],
  args: { isDisabled: true, defaultImages: someImages(2) },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '选择图片' })).toBeDisabled();
      await expect(canvas.getByRole('button', { name: '截取屏幕' })).toBeDisabled();
      await expect(canvas.queryByRole('button', { name: /^删除/ })).toBeNull();
      await expect(canvas.queryByRole('button', { name: /^拖动/ })).toBeNull();
      await expect(canvas.getByRole('button', { name: '预览 1.png' })).toBeEnabled();
    },
  },
};

export const LongNames: Story = {
  args: { defaultImages: someImages(2).map((image) => ({ ...image, name: `${'学院课程建设工作台截图'.repeat(12)}.png` })) },
};

export const Dark: Story = { globals: { theme: 'dark' }, args: { defaultImages: someImages(3) } };
