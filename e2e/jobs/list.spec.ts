import { deleteUnit, shownIds, shownUnits, sortBy } from '../support/courseUnitTable';
import { callsOf, courseUnitsOf, recordCalls } from '../support/serverCalls';
import { expect, test } from '../support/test';

const list = '/course/courseUnit/list?majorId=1001';

test('the list is sorted over all its pages', async ({ page, signIn, server }) => {
  const calls = await callsOf(server.url, 'collegeAdmin');
  await signIn('majorLeader', { at: list });
  const secondPage = page.getByRole('button', { name: '第 2 页' });
  const orders = [
    ['发布时间', '最早在前', { create_time: 1 }],
    ['发布时间', '最新在前', { create_time: 0 }],
    ['学时', '从大到小', { create_time: 0, period: 0 }],
    ['学时', '从小到大', { create_time: 0, period: 1 }],
  ] as const;
  for (const [select, order, orderMap] of orders) {
    const expected = (await courseUnitsOf(calls, 1001, orderMap)).map(({ id }) => id);
    await sortBy(page, select, order);
    await expect.poll(() => shownIds(page), order).toEqual(expected.slice(0, 10));
    await secondPage.click();
    await expect.poll(() => shownIds(page), order).toEqual(expected.slice(10));
  }
});

test('hours are the sum of the chapters, and an output requirement is any text', async ({ page, signIn, server }) => {
  const units = await courseUnitsOf(await callsOf(server.url, 'collegeAdmin'), 1001, { create_time: 0, period: 0 });
  const hoursOf = (unit: (typeof units)[number]) =>
    unit.courseMatrixVOS.reduce((sum, row) => sum + (row.courseUnitId === -1 ? 0 : row.theoryPeriod + row.practicePeriod), 0);
  expect(units.map(hoursOf)).toEqual(units.map(hoursOf).toSorted((left, right) => right - left));
  await signIn('majorLeader', { at: list });
  await sortBy(page, '学时', '从大到小');
  const expected = units.slice(0, 10).map((unit) => ({ id: unit.id, hours: hoursOf(unit), output: unit.criterion === '' ? '否' : '是' }));
  await expect.poll(() => shownUnits(page)).toEqual(expected);
  expect(new Set(units.map((unit) => unit.criterion === ''))).toEqual(new Set([true, false]));
});

test('a unit is deleted after a question, and the last one of the last page leads to the page before', async ({ page, signIn, server }) => {
  const calls = await callsOf(server.url, 'collegeAdmin');
  const units = await courseUnitsOf(calls, 1001, { create_time: 0 });
  await calls.post('/major/v2.0/updatecourseunitlist', { list: units.slice(11).map(({ id }) => -id) });
  const last = units[10]!;
  await signIn('majorLeader', { at: `${list}&page=2` });
  await expect.poll(() => shownIds(page)).toEqual([last.id]);
  await page.getByRole('button', { name: `删除${last.name}` }).click();
  await page.getByRole('button', { name: '取消' }).click();
  expect(await shownIds(page)).toEqual([last.id]);
  await deleteUnit(page, last.name);
  await expect(page.getByText('删除成功')).toBeVisible();
  await expect(page).toHaveURL(/majorId=1001$/);
  await expect.poll(() => shownIds(page)).toEqual(units.slice(0, 10).map(({ id }) => id));
  expect(await courseUnitsOf(calls, 1001, { create_time: 0 })).toHaveLength(10);
});

test('a deletion is confirmed in English too', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: list });
  await page.getByText('EN', { exact: true }).click();
  await page.getByRole('button', { name: 'Delete Software Testing' }).click();
  await page.getByRole('button', { name: 'Delete course unit' }).click();
  await expect(page.getByText('Delete Successfully')).toBeVisible();
});

test('the page stands in the address, and going back finds it again', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: list });
  await page.getByRole('button', { name: '第 2 页' }).click();
  await expect(page).toHaveURL(/majorId=1001&page=2$/);
  await expect.poll(async () => (await shownIds(page)).length).toBe(5);
  const ids = await shownIds(page);
  const link = page.getByRole('gridcell').or(page.getByRole('rowheader')).getByRole('link').first();
  await expect(link).toHaveAttribute('href', `/course/courseUnit/detail?majorId=1001&courseUnitId=${ids[0]}&page=2`);
  await link.click();
  await expect(page.getByLabel('课程名称')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/courseUnit\/list\?majorId=1001&page=2$/);
  await expect.poll(() => shownIds(page)).toEqual(ids);
  await page.reload();
  await expect.poll(() => shownIds(page)).toEqual(ids);
});

test('who may only look finds nothing to create, edit or delete', async ({ page, signIn }) => {
  await signIn('departmentViewer', { at: list });
  await expect.poll(async () => (await shownIds(page)).length).toBe(10);
  await expect(page.getByRole('button', { name: /新建课程单元|编辑|删除/ })).toHaveCount(0);
  const sent = recordCalls(page);
  await page.goto('/course/courseUnit/detail?majorId=1001');
  await expect(page.getByText('不能新建课程单元')).toBeVisible();
  await page.goto('/course/courseUnit/detail?majorId=1001&courseUnitId=1004');
  await expect(page.getByLabel('课程名称')).toHaveAttribute('readonly', '');
  await expect(page.getByRole('button', { name: '保存', exact: true })).toHaveCount(0);
  expect(sent).not.toContain('createCourse');
});

test('the demo account works on the units of its own major', async ({ page, signIn }) => {
  await signIn('demo');
  await page.getByRole('link', { name: '数据科学与大数据技术的课程单元' }).click();
  await expect.poll(() => shownIds(page)).toEqual([1017, 1016]);
  await expect(page.getByRole('button', { name: '编辑机器学习' })).toBeVisible();
  await page.goto('/course/courseUnit/list?majorId=1001');
  await expect.poll(async () => (await shownIds(page)).length).toBe(10);
  await expect(page.getByRole('button', { name: /新建课程单元|编辑|删除/ })).toHaveCount(0);
});

test('an address without a major gives a hint and asks for nothing', async ({ page, signIn }) => {
  const sent = recordCalls(page);
  await signIn('majorLeader', { at: '/course/courseUnit/list' });
  await expect(page.getByText('请从专业进入课程单元。')).toBeVisible();
  expect(sent).not.toContain('courseunitlist');
});

test('a keyword finds units by name', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: `${list}&page=2` });
  await page.getByRole('searchbox', { name: '课程单元名称' }).fill('数据');
  await expect.poll(() => shownIds(page)).toEqual([1004, 1007]);
  await page.getByRole('searchbox', { name: '课程单元名称' }).fill('没有这门课');
  await expect(page.getByText('无搜索结果')).toBeVisible();
});
