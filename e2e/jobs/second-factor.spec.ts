import { account, playwrightDriver, samplePassword, sampleUser } from '@college/curriculum-widgets/testing';
import type { Locator } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { appShell } from '../pages/appShell';
import { signInPage } from '../pages/signInPage';
import { pressOn, skipToContent, typeInto } from '../support/keyboard';
import { expect, test } from '../support/test';

const step = 30_000;

test('two-step verification is set up, and signed in with, by the keyboard alone', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: '/course/user' });
  await skipToContent(page);
  const own = account(playwrightDriver<Locator>(page));
  await pressOn(page, own.beginButton);
  await expect(own.keyPicture).toBeVisible();
  const app = new TOTP({ secret: Secret.fromBase32((await own.key.inputValue()).replaceAll(' ', '')) });
  const confirmedAt = Date.now();
  await expect(own.code).toBeFocused();
  await page.keyboard.type(app.generate({ timestamp: confirmedAt }));
  await page.keyboard.press('Enter');
  await expect(own.recoveryCodes.getByRole('listitem')).toHaveCount(10);
  await pressOn(page, own.keptButton);
  await expect(page.getByText('已启用。还有 10 个恢复码可用。')).toBeVisible();

  await pressOn(page, appShell(page).account);
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/course\/login$/);
  const form = signInPage(page);
  await typeInto(page, form.account, sampleUser('majorLeader').email);
  await typeInto(page, form.password, samplePassword);
  await page.keyboard.press('Enter');
  await expect(form.code).toBeFocused();
  // The code of the confirmation is spent; that of the next step is taken already.
  await page.keyboard.type(app.generate({ timestamp: confirmedAt + step }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /周敏$/ })).toBeVisible();
});
