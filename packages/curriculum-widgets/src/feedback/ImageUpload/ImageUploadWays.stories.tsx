import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { aScreen, aScreenFailingWith, aGif, anImageFile, someImages } from '../fakes/images';
import { choose, decoding, namesOf } from '../fakes/imageActs';
import { ImageUpload } from './ImageUpload';

const meta = {
  title: 'Widgets/Feedback/ImageUpload',
  component: ImageUpload,
  args: { onImagesChange: fn() },
} satisfies Meta<typeof ImageUpload>;
export default meta;
type Story = StateStory<typeof meta>;

export const Captured: Story = {
  tags: ['state:image-upload.capture'],
  args: { screens: aScreen() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '截取屏幕' }));
    await canvas.findByRole('button', { name: /^预览 截图 .*\.png$/ }, decoding[1]);
    await waitFor(() =>
      expect(args.onImagesChange).toHaveBeenLastCalledWith([
        expect.objectContaining({ origin: 'screenshot', width: 320, height: 200, status: 'uploaded' }),
      ]),
    );
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: /^预览 截图 .*\.png$/ })).toBeVisible();
      await expect(canvas.getByRole('alert')).toHaveTextContent(/^$/);
    },
  },
};

export const CaptureUnsupported: Story = {
  tags: ['state:image-upload.capture-unsupported'],
  args: { screens: {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '截取屏幕' }));
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('当前浏览器不支持截图')).toBeVisible();
      await expect(namesOf(canvasElement)).toEqual([]);
    },
  },
};

export const CaptureDenied: Story = {
  tags: ['state:image-upload.capture-denied'],
  args: { screens: aScreenFailingWith('NotAllowedError') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '截取屏幕' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('需要您的授权，请允许访问屏幕内容')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '截取屏幕' })).toBeEnabled();
    },
  },
};

export const CaptureFailed: Story = {
  tags: ['state:image-upload.capture-failed'],
  args: { screens: aScreenFailingWith('NotReadableError') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '截取屏幕' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('截图失败，请重试')).toBeVisible();
    },
  },
};

const failing = fn<(file: File) => Promise<string>>();

export const UploadFailed: Story = {
  tags: ['state:image-upload.upload-failed'],
  args: { uploadImage: failing },
  play: async ({ canvas, canvasElement }) => {
    failing.mockReset().mockRejectedValueOnce(new Error('413')).mockResolvedValue('AAAA');
    choose(canvasElement, await anImageFile('a.png'), await anImageFile('b.png'));
    await canvas.findByText('上传失败，请重试', ...decoding);
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('上传失败，请重试')).toBeVisible();
      await expect(namesOf(canvasElement)).toEqual(['a.png', 'b.png']);
      await expect(canvas.getByRole('button', { name: '重试 a.png' })).toBeEnabled();
      await expect(canvas.queryByRole('button', { name: '重试 b.png' })).toBeNull();
    },
  },
};

export const UploadRetried: Story = {
  args: { uploadImage: failing },
  play: async ({ canvas, canvasElement, userEvent }) => {
    failing.mockReset().mockRejectedValueOnce(new Error('413')).mockResolvedValue('AAAA');
    choose(canvasElement, await anImageFile('a.png'), await anImageFile('b.png'));
    await userEvent.click(await canvas.findByRole('button', { name: '重试 a.png' }, decoding[1]));
    await waitFor(() => expect(canvas.queryByText('上传失败，请重试')).toBeNull());
    await waitFor(() => expect(failing.mock.calls.map(([{ name }]) => name).toSorted()).toEqual(['a.png', 'a.png', 'b.png']));
  },
};

export const ScreenshotUploadFailed: Story = {
  tags: ['state:image-upload.screenshot-upload-failed'],
  args: { screens: aScreen(), uploadImage: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '截取屏幕' }));
    await canvas.findByText('截图上传失败，请重试', ...decoding);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('截图上传失败，请重试')).toBeVisible();
      await expect(canvas.getByRole('button', { name: /^重试 截图/ })).toBeEnabled();
    },
  },
};

export const Previewed: Story = {
  tags: ['state:image-upload.preview'],
  args: { defaultImages: someImages(1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '预览 1.png' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('dialog', { name: '1.png' })).toBeVisible();
      await expect(canvas.getByRole('img', { name: '1.png' })).toBeVisible();
      await expect(canvas.getByText(/^1\/1 · 48 × 32 · 1 KB$/)).toBeVisible();
    },
  },
};

export const PreviewWalked: Story = {
  args: { defaultImages: someImages(3) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '预览 2.png' }));
    await canvas.findByRole('dialog', { name: '2.png' });
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('dialog', { name: '3.png' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(await canvas.findByRole('dialog', { name: '1.png' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '上一张' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-label', '2.png'));
  },
};

export const MovedByMenu: Story = {
  args: { defaultImages: someImages(3) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1.png 的操作' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: '后移' }));
    await expect(namesOf(canvasElement)).toEqual(['2.png', '1.png', '3.png']);
    await expect(canvas.getByText('1.png 现在是第 2 张，共 3 张')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '1.png 的操作' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: '后移' }));
    await expect(namesOf(canvasElement)).toEqual(['2.png', '3.png', '1.png']);
    await userEvent.click(canvas.getByRole('button', { name: '1.png 的操作' }));
    await expect(await canvas.findByRole('menuitem', { name: '后移' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
  },
};

export const MovedByKeyboard: Story = {
  args: { defaultImages: someImages(3) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const handle = await canvas.findByRole('button', { name: '拖动 1.png' });
    handle.focus();
    await userEvent.keyboard('{Enter}');
    // The first place where it can be dropped has the focus, no longer the handle.
    await waitFor(() => expect(handle).not.toHaveFocus());
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-label', expect.stringContaining('1.png')));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(namesOf(canvasElement)).not.toEqual(['1.png', '2.png', '3.png']));
  },
};

export const Cover: Story = {
  tags: ['state:image-upload.cover'],
  args: { variant: 'cover' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: '还没有图片' })).toBeVisible();
    choose(canvasElement, await anImageFile('封面.jpg', { type: 'image/jpeg' }));
    await canvas.findByRole('button', { name: '预览 封面.jpg' }, decoding[1]);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('group', { name: '封面图片' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '预览 封面.jpg' })).toBeVisible();
    },
  },
};

export const CoverReplaced: Story = {
  args: Cover.args,
  play: async (context) => {
    await Cover.play?.(context);
    const { args, canvas, canvasElement } = context;
    choose(canvasElement, await anImageFile('封面二.png'));
    await expect(await canvas.findByRole('button', { name: '预览 封面二.png' }, decoding[1])).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '预览 封面.jpg' })).toBeNull();
    await waitFor(() => expect(args.onImagesChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: '封面二.png' })]));
  },
};

export const Avatar: Story = {
  tags: ['state:image-upload.avatar'],
  args: { variant: 'avatar' },
  play: async ({ canvas, canvasElement }) => {
    choose(canvasElement, await anImageFile('头像.jpeg', { type: 'image/jpeg', hue: 20 }));
    await canvas.findByRole('button', { name: '预览 头像.jpeg' }, decoding[1]);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const picture = canvas.getByRole('button', { name: '预览 头像.jpeg' });
      await expect(picture).toBeVisible();
      await expect(getComputedStyle(picture).borderRadius).toBe('50%');
    },
  },
};

/** A wrong file leaves the picture as it is. */
export const AvatarKept: Story = {
  args: Avatar.args,
  play: async (context) => {
    await Avatar.play?.(context);
    const { canvas, canvasElement } = context;
    choose(canvasElement, aGif());
    await expect(await canvas.findByText('文件格式错误，请选择jpg或png', ...decoding)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '预览 头像.jpeg' })).toBeVisible();
  },
};

export const English: Story = {
  tags: ['state:image-upload.english'],
  globals: { language: '80102' },
  args: { defaultImages: someImages(4), screens: {}, uploadImage: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    choose(canvasElement, aGif(), await anImageFile('5.png'), await anImageFile('6.png'));
    await expect(await canvas.findByText('file format error, please choose jpg or png', ...decoding)).toBeVisible();
    await expect(await canvas.findByText('at most 5 images', ...decoding)).toBeVisible();
    await expect(canvasElement.outerHTML).not.toMatch(/\p{Script=Han}/u);
    await userEvent.click(canvas.getByRole('button', { name: 'Capture screen' }));
    await canvas.findByText('this browser does not support screen capture', ...decoding);
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('this browser does not support screen capture')).toBeVisible();
      await expect(canvas.getByText('upload failed, please retry')).toBeVisible();
      await expect(canvasElement.outerHTML).not.toMatch(/\p{Script=Han}/u);
    },
  },
};
