import { courseGoals } from '../pages/courseGoals';
import { courseUnitPage, dataStructuresAddress } from '../pages/courseUnitPage';
import { dataCheckPanel } from '../pages/dataCheckPanel';
import { expect, test } from '../support/test';
import { withoutLive } from '../support/withoutLive';

test('the page of a course unit is there after six calls, none of them made twice', async ({ page, signIn, recordCalls }) => {
  // The line to others comes behind the page, and stays.
  await withoutLive(page);
  const calls = recordCalls();
  await signIn('majorLeader', { at: dataStructuresAddress });
  await expect(courseUnitPage(page).name).toHaveValue('数据结构');
  await expect(courseGoals(page).items).toHaveCount(4);
  await expect(dataCheckPanel(page).panel).toContainText('待补');
  await page.waitForLoadState('networkidle');
  expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
  expect(calls.length, calls.join(', ')).toBeLessThanOrEqual(6);
});

test('the frame of the workbench shows before the scripts have come, and gives way to the page', async ({ page, signIn }) => {
  const frame = page.locator('#frame > div').first();
  let letCome = () => {};
  const coming = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await coming;
    await route.continue();
  });
  const arriving = signIn('majorLeader');
  await expect(frame).toBeVisible();
  letCome();
  await arriving;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame).toBeHidden();
});
