import { renderUi } from '@college/ui/testing';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LoginForm } from './LoginForm';

/** A form that is refused by hand. */
async function open() {
  const refusals: ((error: Error) => void)[] = [];
  const onSignIn = vi.fn(() => new Promise<void>((_, reject) => refusals.push(reject)));
  const screen = await renderUi(<LoginForm onSignIn={onSignIn} rememberedAccount="zhoumin" />);
  const field = (name: string) => screen.getByLabelText(name, { exact: true });
  const refuse = async (message: string, code?: string) => {
    refusals.at(-1)!(Object.assign(new Error(message), { code }));
    if (!code) await expect.element(screen.getByText(message)).toBeVisible();
  };
  return { screen, onSignIn, field, refuse };
}

it('keeps what is being sent, and selects it when it was refused', async () => {
  const { screen, onSignIn, field, refuse } = await open();
  const password = field('密码');
  await password.click();
  await userEvent.keyboard('wrong{Enter}');
  await expect.poll(() => onSignIn.mock.calls.length).toBe(1);
  await userEvent.keyboard('er');
  await field('邮箱或用户名').click();
  await userEvent.keyboard('g');
  await screen.getByText('在这台电脑上记住账号').click();
  await refuse('用户名或密码不正确，还可以再试4次。');
  await expect.element(field('邮箱或用户名')).toHaveValue('zhoumin');
  await expect.element(screen.getByRole('checkbox')).toBeChecked();
  await expect.element(password).toHaveValue('wrong');
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveSelection('wrong');
  await userEvent.keyboard('right');
  await expect.element(password).toHaveValue('right');
});

it('keeps the code that is being sent', async () => {
  const { onSignIn, field, refuse } = await open();
  await field('密码').click();
  await userEvent.keyboard('right{Enter}');
  await expect.poll(() => onSignIn.mock.calls.length).toBe(1);
  await refuse('请输入验证码', '30011');
  await expect.element(field('验证码')).toHaveFocus();
  await userEvent.keyboard('000000{Enter}');
  await expect.poll(() => onSignIn.mock.calls.length).toBe(2);
  await userEvent.keyboard('1');
  await expect.element(field('验证码')).toHaveValue('000000');
});
