import { chapterNames, fillChapter, writeLong } from '../support/courseUnitPage';
import { callsOf } from '../support/serverCalls';
import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';

const unit = '/course/courseUnit/detail?majorId=1001&courseUnitId=1004';

test('who saves second chooses for each difference which side to keep', async ({ page, browser, server, signIn }) => {
  await signIn('majorLeader', { at: unit });
  const other = await (await browser.newContext({ baseURL: server.url, locale: 'zh-CN' })).newPage();
  await signInAs(other, 'collegeAdmin', unit);
  await other.getByLabel('课程名称').fill('数据结构甲');
  await other.getByRole('spinbutton', { name: '理论学时' }).fill('40');
  await writeLong(other, '学术产出要求', '完成三次上机');
  await other.getByRole('button', { name: '保存', exact: true }).click();
  await expect(other.getByText('保存成功')).toBeVisible();
  await other.context().close();

  await page.getByLabel('课程名称').fill('数据结构乙');
  await page.getByRole('spinbutton', { name: '理论学时' }).fill('44');
  await fillChapter(page, 1, '导论', '6', '0');
  const chapters = await chapterNames(page);
  await page.getByRole('button', { name: '保存', exact: true }).click();
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
  await expect(page.getByLabel('课程名称')).toHaveValue('数据结构甲');
  await expect(page.getByRole('spinbutton', { name: '理论学时' })).toHaveValue('44');
  await expect(page.getByRole('textbox', { name: '学术产出要求' })).toHaveValue('完成三次上机');
  expect(await chapterNames(page)).toEqual(chapters);
});

test('a conflict may be decided later, and nothing is lost', async ({ page, server, signIn }) => {
  const calls = await callsOf(server.url, 'collegeAdmin');
  await signIn('majorLeader', { at: unit });
  await page.getByLabel('课程名称').fill('数据结构乙');
  const { data } = await calls.get('/major/v2.0/courseunitdetail?courseid=1004');
  const { course } = data as { course: { name: string } };
  const saved = await calls.post('/major/v2.0/savecourseunit', {
    manage: { level: 'college', manage: true, modify: true, permissionId: 5, relativeId: 1001 },
    current: { userId: 1001, userName: '赵启明', collegeId: 1001, majorId: 1001, lang: '80101' },
    course: { ...course, name: '数据结构甲' },
  });
  expect(saved.code).toBe('0');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await page.getByRole('button', { name: '稍后再定' }).click();
  await expect(page.getByLabel('课程名称')).toHaveValue('数据结构乙');
  await page.getByRole('button', { name: '重试' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '全部保留我的' }).click();
  await page.getByRole('button', { name: '按选择保存' }).click();
  await expect(page.getByText('保存成功')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('课程名称')).toHaveValue('数据结构乙');
});

test('a save that fails loses nothing, and works when tried again', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: unit });
  await page.getByLabel('课程名称').fill('数据结构乙');
  await page.route('**/savecourseunit', (route) => route.abort());
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: '系统错误 System error' })).toBeVisible();
  await expect(page.getByText('保存失败')).toBeVisible();
  await expect(page.getByLabel('课程名称')).toHaveValue('数据结构乙');
  await page.unroute('**/savecourseunit');
  await page.getByRole('button', { name: '重试' }).first().click();
  await expect(page.getByText('保存成功')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('课程名称')).toHaveValue('数据结构乙');
});

test('a name that is missing is said beside its field, and nothing is sent', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: unit });
  await page.getByLabel('课程名称').fill('   ');
  let isSent = false;
  await page.route('**/savecourseunit', (route) => {
    isSent = true;
    return route.continue();
  });
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('课程单元名称不能为空')).toBeVisible();
  await expect(page.getByLabel('课程名称')).toBeFocused();
  expect(isSent).toBe(false);
});
