import { expect, it } from 'vitest';
import { conformance, renderUi } from '../testing';
import { PasswordField } from './PasswordField';

conformance(<PasswordField label="密码" isRequired defaultValue="secret" />);

it('shows and hides what was typed', async () => {
  const { getByRole, getByLabelText } = await renderUi(<PasswordField label="密码" defaultValue="secret" />);
  const field = getByLabelText('密码', { exact: true });
  await expect.element(field).toHaveAttribute('type', 'password');
  await getByRole('button', { name: '显示密码' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await getByRole('button', { name: '隐藏密码' }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
});
