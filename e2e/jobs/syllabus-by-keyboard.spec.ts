import type { Page } from '@playwright/test';
import { appShell } from '../pages/appShell';
import { dataStructuresAddress } from '../pages/courseUnitPage';
import { reportAddress, reportPage } from '../pages/reportPage';
import { pressOn, skipToContent, tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

test('a report is filled in by the keyboard alone, and its draft outlives the tab', async ({ page, context, signIn }) => {
  await signIn('majorLeader', { at: dataStructuresAddress, language: 'en' });
  await pressOn(page, appShell(page).navigation.getByRole('link', { name: 'Syllabus' }));
  // The page of the unit has such a heading too.
  await expect(page).toHaveURL(/\/courseUnit\/report\?/);
  await expect(page.getByRole('heading', { name: /Data Structures/ })).toBeVisible();

  // A text, a number that refuses signs, a cell of the schedule and the shares.
  await walkInto(page, 'Phone');
  await page.keyboard.type('5');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit phone' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Edit e-mail' })).toBeFocused();
  await walkInto(page, 'Credit', 'Shift+Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('-1e=23456');
  await expect(page.getByRole('textbox', { name: 'Credit' })).toHaveValue('1234');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit credit', exact: true })).toBeFocused();
  await page.keyboard.press('Control+Z');
  await pressOn(page, page.getByRole('button', { name: 'Edit timetable' }));
  await tabTo(page, page.getByRole('textbox', { name: 'Row 1, Friday' }));
  await page.keyboard.type('Room 9');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('cell', { name: 'Room 9' })).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Edit composition of the total score' }));
  const share = page.getByRole('textbox', { name: 'Final grade, percentage of row 1' });
  await tabTo(page, share);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('61');
  await expect(page.getByText(/101/).first()).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('60');
  await page.keyboard.press('Control+Enter');

  // Leaving asks for confirmation; a tab that is closed without it loses nothing.
  await page.evaluate(() => history.back());
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('Room 9');
  const next = await context.newPage();
  await page.close();
  await signIn('majorLeader', { at: reportAddress, language: 'en', on: next });
  await expect(next.getByText(/^Unsaved changes of .* were restored\.$/)).toBeVisible();
  await skipToContent(next);
  const save = next.getByRole('button', { name: 'Save Change' });
  await tabTo(next, save);
  await reportPage(next).save(save);
  await next.reload();
  await expect(next.getByRole('cell', { name: 'Room 9' })).toBeVisible();
  await expect(next.getByText('010-5555 01045')).toBeVisible();
});

/** Walks with Tab until the field of that name is open; Tab opens each that it leads to. */
async function walkInto(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const field = page.getByRole('textbox', { name, exact: true });
  for (let press = 0; press < 150 && (await field.count()) === 0; press += 1) await page.keyboard.press(key);
  await expect(field).toBeFocused();
}
