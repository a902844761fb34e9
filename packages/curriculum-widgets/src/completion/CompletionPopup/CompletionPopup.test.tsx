import { completionOf } from '@college/curriculum-model';
import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { itemsMissing } from '../fakes/sampleItems';
import { CompletionPopup } from './CompletionPopup';

it('reloads the figures each time it opens', async () => {
  const loadCompletion = vi.fn(async () => completionOf(itemsMissing(7)));
  const source = { loadCompletion, exportCompletion: async () => {} };
  const popup = (isOpen: boolean) => (
    <UiProvider>
      <ToastProvider>
        <CompletionPopup source={source} courseId={1004} isOpen={isOpen} onOpenChange={() => {}} />
      </ToastProvider>
    </UiProvider>
  );
  const screen = await render(popup(false));
  expect(loadCompletion).not.toHaveBeenCalled();
  await screen.rerender(popup(true));
  await expect.element(screen.getByText('0/7')).toBeVisible();
  await screen.rerender(popup(false));
  await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
  loadCompletion.mockResolvedValue(completionOf(itemsMissing(0)));
  await screen.rerender(popup(true));
  await expect.element(screen.getByText('7/7').first()).toBeVisible();
});

it('declares the language of a course without an English name', async () => {
  const source = { loadCompletion: async () => completionOf(itemsMissing(7)), exportCompletion: async () => {} };
  const screen = await render(
    <UiProvider locale="en-US">
      <ToastProvider>
        <CompletionPopup source={source} courseId={1010} courseName="工程伦理" isOpen onOpenChange={() => {}} />
      </ToastProvider>
    </UiProvider>,
  );
  await expect.element(screen.getByRole('heading', { name: 'Completion rate: 工程伦理' })).toBeVisible();
  await expect.element(screen.getByText('工程伦理', { exact: true })).toHaveAttribute('lang', 'zh-Hans');
});
