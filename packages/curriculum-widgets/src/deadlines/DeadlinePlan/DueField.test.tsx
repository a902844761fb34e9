import { UiProvider } from '@college/ui/theme';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DueField } from './DueField';

function Due() {
  const [day, setDay] = useState('2026-12-13');
  return (
    <UiProvider>
      <DueField label="Last day" value={day} onChange={setDay} />
      <p>{day}</p>
    </UiProvider>
  );
}

it('takes a day that is typed digit by digit, zeros too', async () => {
  const { getByLabelText, getByText } = await render(<Due />);
  await userEvent.tab();
  await expect.element(getByLabelText('Last day')).toHaveFocus();
  // In the order of the language of the browser; the year is the same.
  await userEvent.keyboard('03032027');
  await expect.element(getByText('2027-03-03')).toBeVisible();
});

it('shows the day again where it was emptied', async () => {
  const { getByLabelText, getByText } = await render(<Due />);
  await userEvent.tab();
  await userEvent.keyboard('{Backspace}');
  await expect.element(getByLabelText('Last day')).toHaveValue('');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(getByLabelText('Last day')).toHaveValue('2026-12-13');
  await expect.element(getByText('2026-12-13')).toBeVisible();
});
