import { renderUi } from '@college/ui/testing';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CampusCodeForm } from './CampusCodeForm';

it('keeps the code that is being sent', async () => {
  const form = (isSending: boolean) => (
    <CampusCodeForm problem={undefined} isSending={isSending} onSend={() => {}} onEdit={() => {}} onLeave={() => {}} />
  );
  const screen = await renderUi(form(false));
  const code = screen.getByRole('textbox', { name: '验证码' });
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('000000');
  await screen.rerender(form(true));
  await userEvent.keyboard('1');
  await expect.element(code).toHaveValue('000000');
});
