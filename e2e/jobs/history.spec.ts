import type { Client } from '@college/api-client';
import {
  deleteCourse,
  getCourseGoals,
  getCourseMatrix,
  getCourseUnit,
  getMajorMatrix,
  getProjectMatrices,
} from '@college/api-client/contract';
import { editHistory, playwrightDriver, trashList } from '@college/curriculum-widgets/testing';
import type { Locator } from '@playwright/test';
import { courseUnitPage, dataStructuresAddress } from '../pages/courseUnitPage';
import { expect, test } from '../support/test';

const courseId = 1004;

test('a saved edit is taken back from the history, and the taking back as well', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: dataStructuresAddress });
  const unit = courseUnitPage(page);
  await unit.name.fill('数据结构与算法');
  await unit.saved();
  await page.getByRole('button', { name: '修改历史' }).click();
  const edits = editHistory(playwrightDriver<Locator>(page));
  const history = edits.dialog('数据结构与算法');
  const changes = history.getByRole('button', { name: /^恢复到修改前/ });
  for (const [entry, value] of [
    ['周敏修改', '数据结构'],
    ['周敏恢复', '数据结构与算法'],
  ] as const) {
    await expect(history.getByRole('listitem').first()).toContainText(entry);
    await changes.first().click();
    await edits.confirm();
    await expect(history.getByText('已恢复到修改之前的内容。')).toBeVisible();
    await expect(page.getByLabel('课程名称')).toHaveValue(value);
  }
  // Escape would close a message first, where one is still there.
  await history.getByRole('button', { name: '关闭' }).click();
  await expect(page.getByRole('button', { name: '修改历史' })).toBeFocused();
});

/** What a reader sees of a course, whatever its version. */
async function wholeCourse(client: Client) {
  const query = { courseId };
  const replies = await Promise.all([
    client.call(getCourseUnit, { query: { courseid: courseId } }),
    client.call(getCourseGoals, { query: { courseId, majorId: 1001 } }),
    client.call(getMajorMatrix, { query }),
    client.call(getCourseMatrix, { query }),
    client.call(getProjectMatrices, { query }),
  ]);
  return JSON.stringify(replies, (key: string, value: unknown) =>
    ['version', 'revision', 'updateTime'].includes(key) ? undefined : value,
  );
}

test('a deleted course comes back from the trash with its goals, points and matrices', async ({ page, people, signIn }) => {
  const admin = await people.client('collegeAdmin');
  const before = await wholeCourse(admin);
  await admin.call(deleteCourse, { query: { id: courseId } });
  await signIn('majorLeader', { at: '/course/manage?tab=trash' });
  await trashList(playwrightDriver<Locator>(page)).restore('数据结构');
  await expect(page.getByText('「数据结构」已恢复，随之删除的内容也已恢复。')).toBeVisible();
  expect(await wholeCourse(admin)).toBe(before);
  await page.getByRole('link', { name: '查看' }).click();
  await expect(courseUnitPage(page).name).toHaveValue('数据结构');
});
