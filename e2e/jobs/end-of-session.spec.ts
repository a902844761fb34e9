import { occupationEditor, playwrightDriver, samplePassword, sampleUser } from '@college/curriculum-widgets/testing';
import type { Locator } from '@playwright/test';
import { signInPage } from '../pages/signInPage';
import { expect, test } from '../support/test';

test('what was typed when the session ended is there again after the sign-in, by the keyboard alone', async ({ page }) => {
  const place = '/course/job/detail?jobId=1001';
  const entry = signInPage(page);
  await entry.signIn('collegeAdmin', place);
  const editor = occupationEditor(playwrightDriver<Locator>(page));
  const name = editor.field('name');
  await expect(name).not.toHaveValue('');
  const stored = await name.inputValue();

  await name.press('End');
  await page.keyboard.type('（云）');
  const expired = { code: '20022', message: '登录已过期，请重新登录', data: null };
  await page.route('**/occupation/update', (route) => route.fulfill({ json: expired }), { times: 1 });
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/login\?redirect=/);

  await entry.account.press('Control+a');
  await page.keyboard.type(sampleUser('collegeAdmin').email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(samplePassword);
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue(`${stored}（云）`);
  await expect(page.getByText(/已恢复 .* 未保存的修改/)).toBeVisible();

  await name.press('Control+s');
  await expect(page.getByText(/已恢复 .* 未保存的修改/)).toBeHidden();
  await page.reload();
  await expect(name).toHaveValue(`${stored}（云）`);
});
