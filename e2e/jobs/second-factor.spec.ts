import { samplePassword, sampleUser } from '@college/curriculum-model/fixtures';
import { Secret, TOTP } from 'otpauth';
import { pressOn, skipToContent, typeInto } from '../support/keyboard';
import { expect, test } from '../support/test';

const step = 30_000;

test('two-step verification is set up, and signed in with, by the keyboard alone', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: '/course/user' });
  await skipToContent(page);
  await pressOn(page, page.getByRole('button', { name: '启用', exact: true }));
  const key = page.getByRole('textbox', { name: '密钥' });
  await expect(page.getByRole('img', { name: '密钥的二维码' })).toBeVisible();
  const app = new TOTP({ secret: Secret.fromBase32((await key.inputValue()).replaceAll(' ', '')) });
  const confirmedAt = Date.now();
  await expect(page.getByRole('textbox', { name: '验证码' })).toBeFocused();
  await page.keyboard.type(app.generate({ timestamp: confirmedAt }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: '恢复码' }).getByRole('listitem')).toHaveCount(10);
  await pressOn(page, page.getByRole('button', { name: '我已保存' }));
  await expect(page.getByText('已启用。还有 10 个恢复码可用。')).toBeVisible();

  await pressOn(page, page.getByRole('button', { name: '账号：周敏' }));
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/course\/login$/);
  await typeInto(page, page.getByRole('textbox', { name: '邮箱或用户名' }), sampleUser('majorLeader').email);
  await typeInto(page, page.getByRole('textbox', { name: '密码' }), samplePassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: '验证码' })).toBeFocused();
  // The code of the confirmation is spent; that of the next step is taken already.
  await page.keyboard.type(app.generate({ timestamp: confirmedAt + step }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /周敏$/ })).toBeVisible();
});
