import { getCourseUnit, saveCourseUnit } from '@college/api-client/contract';
import { currentOf, manageOf } from '@college/curriculum-model';
import { sampleUser } from '@college/curriculum-model/fixtures';
import type { CourseUnit } from '@college/curriculum-model';
import { courseUnitPage, dataStructuresAddress } from '../pages/courseUnitPage';
import { matrixAddress, matrixPage } from '../pages/matrixPage';
import type { People } from '../support/people';
import { expect, test } from '../support/test';
import { withoutLive } from '../support/withoutLive';

/** Saves the unit as somebody else does meanwhile. */
async function saveMeanwhile(people: People, change: Partial<CourseUnit>) {
  const admin = await people.client('collegeAdmin');
  const { course } = await admin.call(getCourseUnit, { query: { courseid: 1004 } });
  const user = sampleUser('collegeAdmin');
  await admin.call(saveCourseUnit, {
    body: { manage: manageOf(user), current: currentOf(user, 1001, '80101'), course: { ...course, ...change } },
  });
}

test('who saves second chooses for each difference which side to keep', async ({ page, people, signIn }) => {
  await withoutLive(page);
  await signIn('majorLeader', { at: dataStructuresAddress });
  const unit = courseUnitPage(page);
  await expect(unit.name).toHaveValue('数据结构');
  await saveMeanwhile(people, { name: '数据结构甲', theoryPeriod: 40, criterion: '完成三次上机' });

  await unit.name.fill('数据结构乙');
  await unit.theory.fill('44');
  await unit.fillChapter(1, { name: '导论', theory: '6', practice: '0' });
  const chapters = await unit.chapterNames();
  await unit.save();
  const question = page.getByRole('dialog', { name: '有人先保存了这个课程单元' });
  const name = question.getByRole('radiogroup', { name: '课程名称' });
  await expect(name.getByRole('radio', { name: /对方的.*数据结构甲/ })).toBeVisible();
  await expect(name.getByRole('radio', { name: /我的.*数据结构乙/ })).toBeChecked();
  await expect(question.getByRole('radiogroup', { name: '学术产出要求' }).getByRole('radio', { name: /对方的/ })).toBeChecked();
  await expect(question.getByRole('radiogroup', { name: '项目与章节' }).getByRole('radio', { name: /我的/ })).toBeChecked();
  await name.getByText('数据结构甲').click();
  await question.getByRole('button', { name: '按选择保存' }).click();
  await expect(page.getByText('保存成功')).toBeVisible();
  await page.reload();
  await expect(unit.name).toHaveValue('数据结构甲');
  await expect(unit.theory).toHaveValue('44');
  await expect(unit.criterion).toHaveValue('完成三次上机');
  await expect.poll(unit.chapterNames).toEqual(chapters);
});

test('a conflict may be decided later, and nothing is lost', async ({ page, people, signIn }) => {
  await signIn('majorLeader', { at: dataStructuresAddress });
  const unit = courseUnitPage(page);
  await unit.name.fill('数据结构乙');
  await saveMeanwhile(people, { name: '数据结构甲' });
  await unit.save();
  await page.getByRole('button', { name: '稍后再定' }).click();
  await expect(unit.name).toHaveValue('数据结构乙');
  await page.getByRole('button', { name: '重试' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '全部保留我的' }).click();
  await page.getByRole('button', { name: '按选择保存' }).click();
  await expect(page.getByText('保存成功')).toBeVisible();
  const { course } = await (await people.client('majorLeader')).call(getCourseUnit, { query: { courseid: 1004 } });
  expect(course.name).toBe('数据结构乙');
});

test('a save without a network loses nothing, and resumes when the network is back', async ({ page, people, signIn }) => {
  await signIn('majorLeader', { at: dataStructuresAddress });
  const unit = courseUnitPage(page);
  await unit.name.fill('数据结构乙');
  await page.context().setOffline(true);
  await unit.save();
  await expect(page.getByRole('alert').filter({ hasText: '系统错误 System error' })).toBeVisible();
  await expect(page.getByText('1 处修改未保存：网络已断开，联网后自动保存')).toBeVisible();
  await expect(unit.name).toHaveValue('数据结构乙');
  await page.context().setOffline(false);
  await expect(page.getByText('保存成功')).toBeVisible();
  const { course } = await (await people.client('majorLeader')).call(getCourseUnit, { query: { courseid: 1004 } });
  expect(course.name).toBe('数据结构乙');
});

test.describe(() => {
  test.use({ movesTheClock: true });

  test('a page that could not be loaded loads by itself when the server is back', async ({ page, signIn }) => {
    const calls = '**/college/api/**';
    await page.clock.install();
    await page.route(calls, (route) => route.fulfill({ status: 502, body: '' }));
    await signIn('majorLeader', { at: matrixAddress });
    await expect(page.getByText('没有打开')).toBeVisible();
    await page.unroute(calls);
    await page.clock.fastForward(10_000);
    await expect(matrixPage(page).grid).toBeVisible();
  });
});
