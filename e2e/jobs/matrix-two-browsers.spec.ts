import type { Page } from '@playwright/test';
import { matrixAddress, matrixPage } from '../pages/matrixPage';
import { bindMeanwhile, matrixAxes, storedMatrices } from '../support/matrixRecords';
import type { People } from '../support/people';
import { expect, test } from '../support/test';

const course = '数据结构';
const [dataStructures, operatingSystems] = [1004, 1005];

/** Runs an action, and waits until the server has stored the matrices and the page shows it. */
async function untilStored(page: Page, act: () => Promise<void>) {
  const stored = page.waitForResponse(async (reply) => reply.url().endsWith('/savematrices') && (await reply.json()).code === '0');
  await act();
  await stored;
  await expect(page.getByRole('banner').getByText('已保存')).toBeVisible();
}

const save = (page: Page) => untilStored(page, () => page.keyboard.press('Control+s'));

/** The stored matrices, and two empty cells of the course's row. */
async function freeCells(people: People) {
  const admin = await people.client('collegeAdmin');
  const before = await storedMatrices(admin);
  const { indicatorIds } = await matrixAxes(admin);
  const free = indicatorIds.filter((id) => !before.bindings.some(({ requireId }) => requireId === id)).slice(0, 2);
  const [first, second] = free.map((id) => ({ id, column: indicatorIds.indexOf(id) + 1 }));
  const strengths = async () => {
    const { bindings } = await storedMatrices(admin);
    return free.map((id) => bindings.find(({ requireId }) => requireId === id)?.relate ?? -1);
  };
  return { admin, before, first: first!, second: second!, strengths };
}

test('two people change different cells: both changes are kept', async ({ page, openElsewhere, people, signIn }) => {
  const { before, admin, first, second, strengths } = await freeCells(people);
  const other = await openElsewhere();
  await signIn('majorLeader', { at: matrixAddress });
  await signIn('collegeAdmin', { at: matrixAddress, on: other });
  const [mine, theirs] = [matrixPage(page), matrixPage(other)];
  await expect(mine.cell(course, 1)).toBeVisible();

  await theirs.cell(course, first.column).click();
  await other.keyboard.press('1');
  await theirs.openTab('课程矩阵');
  await theirs.openCell(/绪论/, 2);
  await theirs.writeCodes('课点1★');
  await save(other);

  await mine.cell(course, second.column).click();
  await page.keyboard.press('2');
  await save(page);
  expect(await strengths()).toEqual([0, 1]);
  const after = await storedMatrices(admin);
  expect(after.entries).toHaveLength(before.entries.length + 1);
  expect(after.bindings).toEqual(expect.arrayContaining(before.bindings));
  await expect(mine.cell(course, first.column)).toHaveAccessibleName(/强支撑/);
});

test('two people change one cell: who saves second sees all three states and chooses, and nothing else is lost', async ({
  page,
  people,
  signIn,
}) => {
  const { admin, first, second, strengths } = await freeCells(people);
  await signIn('majorLeader', { at: matrixAddress });
  const { cell } = matrixPage(page);
  await cell(course, first.column).click();
  await page.keyboard.press('2');
  await bindMeanwhile(admin, dataStructures, [first.id, second.id]);
  await page.keyboard.press('Control+s');
  const question = page.getByRole('dialog', { name: '有人先保存了这些矩阵' });
  await expect(question).toContainText('有 1 格你们都改过');
  await expect(question.getByRole('radio', { name: /我的：☆ 弱支撑/ })).toBeChecked();
  await expect(question.getByRole('radio', { name: /对方的：★ 强支撑/ })).toBeVisible();
  expect(await strengths()).toEqual([0, 0]);

  await question.getByRole('button', { name: '稍后再定' }).click();
  await expect(cell(course, first.column)).toHaveAccessibleName(/弱支撑/);
  await page.keyboard.press('Control+s');
  await question.getByRole('button', { name: '全部取我的' }).click();
  await untilStored(page, () => question.getByRole('button', { name: '保存所选' }).click());
  expect(await strengths()).toEqual([1, 0]);
});

test('two people change the rows of different courses: neither gets a dialog', async ({ page, people, signIn }) => {
  const { admin, first, strengths } = await freeCells(people);
  await signIn('majorLeader', { at: matrixAddress });
  await matrixPage(page).cell(course, first.column).click();
  await page.keyboard.press('1');
  await bindMeanwhile(admin, operatingSystems, [first.id]);
  await save(page);
  expect(await strengths()).toEqual([0, -1]);
  await expect(page.getByRole('dialog')).toBeHidden();
});
