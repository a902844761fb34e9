import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { memoryStorage } from '../../course-units/fakes/memoryStorage';
import { never } from '../../course-units/fakes/never';
import { anImageFile } from '../fakes/images';
import { FeedbackDialog } from './FeedbackDialog';

afterEach(() => vi.restoreAllMocks());

it('is not sent without the picture that is still being read', async () => {
  vi.spyOn(window, 'createImageBitmap').mockImplementation(never);
  const source = { sendFeedback: vi.fn(async () => undefined), sendFeedbackText: vi.fn(async () => undefined) };
  const screen = await renderUi(
    <ToastProvider>
      <FeedbackDialog source={source} isOpen onOpenChange={() => {}} />
    </ToastProvider>,
  );
  await screen.getByRole('textbox', { name: /反馈内容/ }).fill('截图见附件');
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, await anImageFile('a.png'));
  await screen.getByRole('button', { name: '提交反馈' }).click();
  await expect.element(screen.getByText('图片还在上传，请稍候再提交。')).toBeVisible();
  expect(source.sendFeedback).not.toHaveBeenCalled();
});

it('has the text again that was written when the session ended, for the person who wrote it, until it is sent', async () => {
  const source = { sendFeedback: vi.fn(async () => undefined), sendFeedbackText: vi.fn(async () => undefined) };
  const owner = { draftStorage: memoryStorage(), userId: 1003 };
  const dialog = (userId: number) => (
    <ToastProvider>
      <FeedbackDialog source={source} isOpen onOpenChange={() => {}} {...owner} userId={userId} />
    </ToastProvider>
  );
  const before = await renderUi(dialog(1003));
  source.sendFeedback.mockRejectedValueOnce(new Error('登录已过期'));
  await before.getByRole('textbox', { name: /反馈内容/ }).fill('矩阵打印不全');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(before.getByRole('note').getByText('登录已过期')).toBeVisible();
  await before.unmount();

  const other = await renderUi(dialog(1002));
  await expect.element(other.getByRole('textbox', { name: /反馈内容/ })).toHaveValue('');
  await other.unmount();

  const after = await renderUi(dialog(1003));
  await expect.element(after.getByRole('textbox', { name: /反馈内容/ })).toHaveValue('矩阵打印不全');
  await after.getByRole('button', { name: '提交反馈' }).click();
  await expect.poll(() => owner.draftStorage.length).toBe(0);
  expect(source.sendFeedback).toHaveBeenLastCalledWith(expect.objectContaining({ description: '矩阵打印不全' }));
});
