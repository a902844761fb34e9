import type { Page } from '@playwright/test';
import { matrixAddress, matrixPage } from '../pages/matrixPage';
import { expect, test } from '../support/test';
import { untilShown } from '../support/untilShown';

/** The comments beside the matrices; what is written is a comment, not the answer still in its field while it is sent. */
function besides(page: Page) {
  const panel = page.getByRole('complementary', { name: /^(详情|Details)$/ });
  const fields = panel.getByRole('textbox');
  const notAField = panel.locator(':not(textarea)');
  return { panel, fields, written: (words: string) => panel.getByRole('article').getByText(words).and(notAField) };
}

test('a comment on a cell, written by the keyboard alone, shows at the other within a second; an answer half written there stays', async ({
  page,
  openElsewhere,
  signIn,
}) => {
  const other = await openElsewhere();
  await signIn('majorLeader', { at: matrixAddress });
  await signIn('collegeAdmin', { at: matrixAddress, on: other, language: 'en' });
  const [mine, theirs] = [matrixPage(page), matrixPage(other)];
  await expect(page.getByRole('button', { name: '另有 1 人在场：赵启明' })).toBeVisible();

  await mine.ring.focus();
  const place = Number(await mine.ring.getAttribute('aria-colindex'));
  await page.keyboard.press('ArrowRight');
  await expect(mine.ring).toHaveAttribute('aria-colindex', String(place + 1));
  await page.keyboard.press('Shift+F2');
  await expect(besides(page).fields.first()).toBeFocused();
  await page.keyboard.type('这里为什么是弱支撑？');
  await page.keyboard.press('Control+Enter');
  await expect(besides(page).written('这里为什么是弱支撑？')).toBeVisible();
  const taken = [await untilShown(() => expect(theirs.cell('Data Structures', place)).toHaveAccessibleName(/1 open discussion/))];
  await page.keyboard.press('Escape');
  await expect(mine.ring).toBeFocused();
  await expect(mine.ring).toHaveAccessibleName(/1 个未解决的讨论/);

  await theirs.ring.focus();
  await other.keyboard.press('ArrowRight');
  await expect(theirs.ring).toHaveAttribute('aria-colindex', String(place + 1));
  await other.keyboard.press('Shift+F2');
  await expect(besides(other).written('这里为什么是弱支撑？')).toBeVisible();
  await besides(other).fields.first().fill('The project');
  await page.keyboard.press('Shift+F2');
  await besides(page).fields.first().fill('我先标为已解决。');
  await page.keyboard.press('Control+Enter');
  await expect(besides(page).written('我先标为已解决。')).toBeVisible();
  taken.push(await untilShown(() => expect(besides(other).written('我先标为已解决。')).toBeVisible()));
  await besides(page).panel.getByRole('button', { name: '标为已解决' }).press('Enter');
  await expect(mine.ring).not.toHaveAccessibleName(/未解决的讨论/);
  taken.push(await untilShown(() => expect(theirs.cell('Data Structures', place)).not.toHaveAccessibleName(/open discussion/)));
  expect(Math.min(...taken)).toBeLessThan(1000);
  await expect(besides(other).fields.first()).toHaveValue('The project');
  await besides(other).fields.first().press('Control+Enter');
  await expect(besides(page).panel.getByText(/3 条评论/)).toBeVisible();
});
