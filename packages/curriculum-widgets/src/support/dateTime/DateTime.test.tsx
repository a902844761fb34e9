import { UiProvider } from '@college/ui/theme';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { DateTime } from './DateTime';

const edit = '2026-03-05T23:20:40Z';

it('is told by the clocks of the campus, wherever the browser stands', async () => {
  const { getByText, rerender } = await render(
    <UiProvider>
      <DateTime value={edit} />
    </UiProvider>,
  );
  await expect.element(getByText('2026-03-06 07:20:40')).toHaveAttribute('datetime', '2026-03-06T07:20:40');
  await rerender(
    <UiProvider timeZone="America/St_Johns">
      <DateTime value={edit} precision="minute" />
    </UiProvider>,
  );
  await expect.element(getByText('2026-03-05 19:50', { exact: true })).toBeVisible();
});

it('says that a moment is unknown instead of showing a wrong one', async () => {
  const { getByText } = await render(
    <UiProvider locale="en-US">
      <DateTime value={null} />
    </UiProvider>,
  );
  await expect.element(getByText('Not filled in')).toBeVisible();
});
