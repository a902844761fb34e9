import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
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
