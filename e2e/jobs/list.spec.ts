import { updateCourseUnitList } from '@college/api-client/contract';
import { courseUnitList, unitListAddress } from '../pages/courseUnitList';
import { courseUnitPage, dataStructuresAddress, newUnitAddress } from '../pages/courseUnitPage';
import { courseUnitsOf } from '../support/programme';
import { expect, test } from '../support/test';

test('the list is sorted over all its pages', async ({ page, signIn, people }) => {
  const admin = await people.client('collegeAdmin');
  await signIn('majorLeader', { at: unitListAddress });
  const { sortBy, shownIds, secondPage } = courseUnitList(page);
  const orders = [
    ['earliest', { create_time: 1 }],
    ['latest', { create_time: 0 }],
    ['largeToSmall', { create_time: 0, period: 0 }],
    ['smallToLarge', { create_time: 0, period: 1 }],
  ] as const;
  for (const [order, orderMap] of orders) {
    const expected = (await courseUnitsOf(admin, 1001, orderMap)).map(({ id }) => id);
    await sortBy(order);
    await expect.poll(shownIds, order).toEqual(expected.slice(0, 10));
    await secondPage.click();
    await expect.poll(shownIds, order).toEqual(expected.slice(10));
  }
});

test('hours are the sum of the chapters, and an output requirement is any text', async ({ page, signIn, people }) => {
  const units = await courseUnitsOf(await people.client('collegeAdmin'), 1001, { create_time: 0, period: 0 });
  const hoursOf = (unit: (typeof units)[number]) =>
    unit.courseMatrixVOS.reduce((sum, row) => sum + (row.courseUnitId === -1 ? 0 : row.theoryPeriod + row.practicePeriod), 0);
  expect(units.map(hoursOf)).toEqual(units.map(hoursOf).toSorted((left, right) => right - left));
  await signIn('majorLeader', { at: unitListAddress });
  const { sortBy, shownUnits } = courseUnitList(page);
  await sortBy('largeToSmall');
  const expected = units.slice(0, 10).map((unit) => ({ id: unit.id, hours: hoursOf(unit), output: unit.criterion === '' ? '否' : '是' }));
  await expect.poll(shownUnits).toEqual(expected);
  expect(new Set(units.map((unit) => unit.criterion === ''))).toEqual(new Set([true, false]));
});

test('a unit is deleted after a question, and the last one of the last page leads to the page before', async ({ page, signIn, people }) => {
  const admin = await people.client('collegeAdmin');
  const units = await courseUnitsOf(admin, 1001);
  await admin.call(updateCourseUnitList, { body: { list: units.slice(11).map(({ id }) => -id) } });
  const last = units[10]!;
  await signIn('majorLeader', { at: `${unitListAddress}&page=2` });
  const { shownIds, startDeleting } = courseUnitList(page);
  await expect.poll(shownIds).toEqual([last.id]);
  const refused = await startDeleting(last.name);
  await refused.getByRole('button', { name: '取消' }).click();
  await expect.poll(shownIds).toEqual([last.id]);
  const question = await startDeleting(last.name);
  await question.getByRole('button', { name: '删除课程单元' }).click();
  await expect(page.getByText('删除成功')).toBeVisible();
  await expect(page).toHaveURL(/majorId=1001$/);
  await expect.poll(shownIds).toEqual(units.slice(0, 10).map(({ id }) => id));
  expect(await courseUnitsOf(admin, 1001)).toHaveLength(10);
});

test('a deletion is confirmed in English too', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: unitListAddress, language: 'en' });
  await page.getByRole('button', { name: 'Delete Software Testing' }).click();
  await page.getByRole('button', { name: 'Delete course unit' }).click();
  await expect(page.getByText('Delete Successfully')).toBeVisible();
});

test('the page is stored in the URL, and going back restores it', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: unitListAddress });
  const { secondPage, shownIds } = courseUnitList(page);
  await secondPage.click();
  await expect(page).toHaveURL(/majorId=1001&page=2$/);
  await expect.poll(async () => (await shownIds()).length).toBe(5);
  const ids = await shownIds();
  const link = page.getByRole('gridcell').or(page.getByRole('rowheader')).getByRole('link').first();
  await expect(link).toHaveAttribute('href', `${dataStructuresAddress.replace('1004', String(ids[0]))}&page=2`);
  await link.click();
  await expect(courseUnitPage(page).name).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/courseUnit\/list\?majorId=1001&page=2$/);
  await expect.poll(shownIds).toEqual(ids);
  await page.reload();
  await expect.poll(shownIds).toEqual(ids);
});

test('who may only look finds nothing to create, edit or delete', async ({ page, signIn, recordCalls }) => {
  const sent = recordCalls();
  await signIn('departmentViewer', { at: unitListAddress });
  const { shownIds, changes } = courseUnitList(page);
  await expect.poll(async () => (await shownIds()).length).toBe(10);
  await expect(changes).toHaveCount(0);
  await page.goto(newUnitAddress);
  await expect(page.getByText('不能新建课程单元')).toBeVisible();
  await page.goto(dataStructuresAddress);
  const unit = courseUnitPage(page);
  await expect(page.getByRole('group', { name: '课程名称' })).toHaveText('课程名称数据结构');
  await expect(unit.name).toHaveCount(0);
  await expect(unit.saveButton).toHaveCount(0);
  expect(sent).not.toContain('createCourse');
});

test('the demo account works on the units of its own major, and reads no other', async ({ page, signIn }) => {
  await signIn('demo');
  const { shownIds } = courseUnitList(page);
  await page.getByRole('link', { name: '数据科学与大数据技术的课程单元' }).click();
  await expect.poll(shownIds).toEqual([1017, 1016]);
  await expect(page.getByRole('button', { name: '编辑机器学习' })).toBeVisible();
  await page.goto(unitListAddress);
  await expect(page.getByText('您没有进行此操作的权限。').first()).toBeVisible();
  expect(await shownIds()).toEqual([]);
});

test('a keyword finds units by name', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: `${unitListAddress}&page=2` });
  const { search, shownIds } = courseUnitList(page);
  await search.fill('数据');
  await expect.poll(shownIds).toEqual([1004, 1007]);
  await search.fill('没有这门课');
  await expect(page.getByText('无搜索结果')).toBeVisible();
});
