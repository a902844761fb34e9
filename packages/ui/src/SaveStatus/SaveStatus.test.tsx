import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance, renderUi } from '../testing';
import { UiProvider } from '../theme';
import { SaveStatus } from './SaveStatus';

conformance(<SaveStatus status="failed" onRetry={() => undefined} />);

it.each([
  [undefined, '16:21'],
  ['America/St_Johns', '05:51'],
])('tells the time of the save by the clocks of %s', async (timeZone, time) => {
  const { getByRole } = await render(
    <UiProvider timeZone={timeZone}>
      <SaveStatus status="saved" savedAt={new Date('2026-05-12T08:21:40Z')} />
    </UiProvider>,
  );
  await expect.element(getByRole('status')).toHaveTextContent(`已保存${time}`);
});

it('keeps the focus when the button that saves once more goes', async () => {
  const onRetry = vi.fn();
  const { getByRole, rerender } = await renderUi(<SaveStatus status="failed" onRetry={onRetry} />);
  (getByRole('button', { name: '重试' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
  await rerender(<SaveStatus status="saving" onRetry={onRetry} />);
  await expect.element(getByRole('status')).toHaveFocus();
});
