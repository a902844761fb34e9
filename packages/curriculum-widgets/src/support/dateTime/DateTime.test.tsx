import { UiProvider } from '@college/ui/theme';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { DateTime } from './DateTime';

const edit = '2026-03-05T23:20:40Z';

it('is formatted in the campus’s time zone, whatever that of the browser', async () => {
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

it('shows that a time is unknown instead of a wrong one', async () => {
  const { getByText } = await render(
    <UiProvider locale="en-US">
      <DateTime value={null} />
    </UiProvider>,
  );
  await expect.element(getByText('Not filled in')).toBeVisible();
});
