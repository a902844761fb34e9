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
