import { UiProvider } from '@college/ui/theme';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SavingProgress } from './SavingProgress';

it('saves again or closes after a failure', async () => {
  const onClose = vi.fn();
  const onRetry = vi.fn();
  const screen = await render(
    <UiProvider>
      <SavingProgress saving={{ status: 'failed', message: '课程单元已被他人修改' }} onClose={onClose} onRetry={onRetry} />
    </UiProvider>,
  );
  await screen.getByRole('button', { name: '重新保存' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: '返回页面' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});
