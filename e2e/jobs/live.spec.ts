import { deleteCourse, getAdditionalInfo, saveAdditionalInfo, sendProposal } from '@college/api-client/contract';
import { majorIds } from '@college/curriculum-model/fixtures';
import type { Page } from '@playwright/test';
import { courseUnitPage, dataStructuresAddress } from '../pages/courseUnitPage';
import { matrixAddress, matrixPage } from '../pages/matrixPage';
import { reportAddress, reportPage } from '../pages/reportPage';
import { startDraft } from '../support/drafts';
import { bindMeanwhile, matrixAxes, storedMatrices } from '../support/matrixRecords';
import { courseUnitsOf } from '../support/programme';
import { expect, test } from '../support/test';
import { cutLive } from '../support/withoutLive';
import { untilShown } from '../support/untilShown';

const course = '数据结构';
const dataStructures = 1004;

/** Who else is here, and where the names of those who edit stand. */
function presence(page: Page) {
  const marks = page.getByRole('list', { name: /^(他人正在编辑的位置|What others edit)$/ }).getByRole('listitem');
  return { others: page.getByRole('button', { name: /^(另有 \d+ 人在场|Also here|\d+ others are here)/ }), marks };
}

/** Waits until the server holds the line of a page that is opened next. */
const lineStands = (page: Page) => page.waitForResponse((reply) => reply.url().includes('/live/'));

test('two people in one matrix see each other’s cells, and what one saves shows at the other within a second', async ({
  page,
  openElsewhere,
  people,
  signIn,
}) => {
  const admin = await people.client('collegeAdmin');
  const { indicatorIds } = await matrixAxes(admin);
  const before = await storedMatrices(admin);
  const free = indicatorIds.filter((id) => !before.bindings.some(({ requireId }) => requireId === id));
  const [mineAt, theirsAt] = [indicatorIds.indexOf(free[0]!) + 1, indicatorIds.indexOf(free[1]!) + 1];
  const other = await openElsewhere();
  await signIn('majorLeader', { at: matrixAddress });
  await signIn('collegeAdmin', { at: matrixAddress, on: other, language: 'en' });
  const [mine, theirs] = [matrixPage(page), matrixPage(other)];
  await expect(presence(page).others).toHaveAccessibleName('另有 1 人在场：赵启明');
  await expect(presence(other).others).toHaveAccessibleName('Also here: Zhou Min');

  await theirs.cell('Data Structures', theirsAt).click();
  await expect(presence(page).marks).toContainText(`赵启明 正在编辑 ${course} × `);
  await expect(presence(page).marks).toBeInViewport();
  await mine.cell(course, mineAt).click();
  await expect(presence(other).marks).toContainText('Zhou Min: editing Data Structures × ');
  await page.keyboard.press('2');
  await expect(mine.cell(course, mineAt)).toHaveAccessibleName(/弱支撑/);

  const taken: number[] = [];
  for (const [key, support] of [
    ['1', /强支撑/],
    ['2', /弱支撑/],
    ['1', /强支撑/],
  ] as const) {
    await other.keyboard.press(key);
    const stored = other.waitForResponse((reply) => reply.url().endsWith('/savematrices'));
    await other.keyboard.press('Control+s');
    await stored;
    taken.push(await untilShown(() => expect(mine.cell(course, theirsAt)).toHaveAccessibleName(support)));
  }
  expect(Math.min(...taken)).toBeLessThan(1000);
  // Neither was asked, and what is unsaved here stayed with its way back.
  await expect(mine.cell(course, mineAt)).toHaveAccessibleName(/弱支撑/);
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.keyboard.press('Control+s');
  await expect(theirs.cell('Data Structures', mineAt)).toHaveAccessibleName(/Weak support/i);
  const after = await storedMatrices(admin);
  expect(after.bindings).toEqual(expect.arrayContaining(before.bindings));
  expect(after.bindings).toHaveLength(before.bindings.length + 2);

  await other.goto('about:blank');
  await expect(presence(page).others).toBeHidden();
  await expect(presence(page).marks).toHaveCount(0);
});

test('two people on one course unit: what one saves comes in beside what the other types, and the next save asks nothing', async ({
  page,
  openElsewhere,
  signIn,
}) => {
  const other = await openElsewhere();
  await signIn('majorLeader', { at: dataStructuresAddress });
  await signIn('collegeAdmin', { at: dataStructuresAddress, on: other });
  const [mine, theirs] = [courseUnitPage(page), courseUnitPage(other)];
  await expect(presence(page).others).toHaveAccessibleName('另有 1 人在场：赵启明');
  await mine.name.fill('数据结构甲');
  await expect(presence(other).marks).toContainText('周敏 正在编辑 课程名称');

  await theirs.theory.fill('44');
  await theirs.saved();
  await expect(mine.theory).toHaveValue('44');
  await expect(mine.name).toHaveValue('数据结构甲');
  await expect(mine.name).toBeFocused();
  await mine.saved();
  await expect(theirs.name).toHaveValue('数据结构甲');
  await expect(theirs.theory).toHaveValue('44');
  await page.reload();
  await expect(mine.name).toHaveValue('数据结构甲');
  await expect(mine.theory).toHaveValue('44');
});

test('both change the same field: nothing is taken from under the hands, and who saves second is asked', async ({
  page,
  openElsewhere,
  signIn,
}) => {
  const other = await openElsewhere();
  await signIn('majorLeader', { at: dataStructuresAddress });
  await signIn('collegeAdmin', { at: dataStructuresAddress, on: other });
  const [mine, theirs] = [courseUnitPage(page), courseUnitPage(other)];
  await expect(presence(page).others).toBeVisible();
  await mine.name.fill('数据结构甲');
  await theirs.name.fill('数据结构乙');
  await expect(page.getByText('赵启明 也在编辑这里。')).toBeAttached();
  const told = page.waitForResponse((reply) => reply.url().includes('courseunitdetail'));
  await theirs.saved();
  await told;
  await expect(mine.name).toHaveValue('数据结构甲');
  await mine.save();
  await expect(page.getByRole('dialog', { name: '有人先保存了这个课程单元' })).toBeVisible();
});

test('what is saved in a report comes in while another of its fields is open', async ({ page, people, signIn }) => {
  const line = lineStands(page);
  await signIn('majorLeader', { at: reportAddress });
  const { write, field, save, saveButton } = reportPage(page);
  await write('paper', '竞赛获奖加三分');
  await line;
  const colleague = await people.client('collegeAdmin');
  const info = await colleague.call(getAdditionalInfo, { query: { courseid: dataStructures } });
  await colleague.call(saveAdditionalInfo, { body: { ...info, others: '自备电脑' } });
  await expect(field('其他建议')).toHaveText('自备电脑');
  await expect(field('加分项')).toContainText('竞赛获奖加三分');
  await save(saveButton);
  await page.reload();
  await expect(field('其他建议')).toHaveText('自备电脑');
  await expect(field('加分项')).toHaveText('竞赛获奖加三分');
});

test('what is saved while the line is cut is there once it stands again', async ({ page, openElsewhere, people, server, signIn }) => {
  const admin = await people.client('collegeAdmin');
  const { indicatorIds } = await matrixAxes(admin);
  const { bindings } = await storedMatrices(admin);
  const free = indicatorIds.find((id) => !bindings.some(({ requireId }) => requireId === id))!;
  const other = await openElsewhere();
  await signIn('majorLeader', { at: matrixAddress });
  await signIn('majorEditor', { at: matrixAddress, on: other });
  await expect(presence(page).others).toBeVisible();
  // The line may stand before the matrices are read.
  await expect(matrixPage(page).grid).toBeVisible();

  const mend = await cutLive(page);
  await server.kill();
  await expect(page.getByRole('img', { name: /^连接中断/ })).toBeVisible();
  await server.start();
  await bindMeanwhile(await people.client('collegeAdmin'), dataStructures, [free]);
  await mend();
  await expect(matrixPage(page).cell(course, indicatorIds.indexOf(free) + 1)).toHaveAccessibleName(/强支撑/);
  await expect(presence(page).others).toBeVisible();
  await expect(page.getByRole('img', { name: /^连接中断/ })).toBeHidden();
});

test('discussions beside a matrix are read again after another’s save: their cells may be elsewhere, or gone', async ({
  page,
  people,
  recordCalls,
  signIn,
}) => {
  const admin = await people.client('collegeAdmin');
  const { indicatorIds } = await matrixAxes(admin);
  const { bindings } = await storedMatrices(admin);
  const free = indicatorIds.find((id) => !bindings.some(({ requireId }) => requireId === id))!;
  const line = lineStands(page);
  const calls = recordCalls();
  await signIn('majorLeader', { at: matrixAddress });
  const mine = matrixPage(page);
  await expect(mine.grid).toBeVisible();
  const readings = () => calls.filter((name) => name === 'marks').length;
  await expect.poll(readings).toBe(1);
  await line;
  await bindMeanwhile(admin, dataStructures, [free]);
  await expect(mine.cell(course, indicatorIds.indexOf(free) + 1)).toHaveAccessibleName(/强支撑/);
  await expect.poll(readings).toBe(2);
});

test('a page that says that a draft was not sent yet follows when somebody sends it', async ({ page, people, signIn }) => {
  const leader = await people.client('majorLeader');
  const { editionId, majorId } = await startDraft(leader, majorIds.softwareEngineering, '2027 修订');
  const [changed] = await courseUnitsOf(leader, majorId);
  await leader.call(deleteCourse, { query: { id: changed!.id } });
  const line = lineStands(page);
  await signIn('courseLeader', { at: `/course/major/review?majorId=${majorIds.softwareEngineering}&edition=${editionId}` });
  await expect(page.getByText('这份修订稿还没有送审')).toBeVisible();
  await line;
  await leader.call(sendProposal, { body: { editionId, summary: '补齐支撑' } });
  await expect(page.getByText('评审中，第 1 轮')).toBeVisible();
  await expect(page.getByText('这份修订稿还没有送审')).toBeHidden();
});
