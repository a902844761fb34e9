import { addCollegeMajor, listProfessionSystem, listProfessionTypes } from '@college/api-client/contract';
import { collegeMajorList, playwrightDriver, teachStandard } from '@college/curriculum-widgets/testing';
import type { Locator, Page } from '@playwright/test';
import { appShell } from '../pages/appShell';
import { pressOn, tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

/** The entries of the navigation in their order, each with its address and something of its data; its heading is the entry where none is given. */
const pages: [entry: string, path: string, content: RegExp, heading?: string][] = [
  ['我的课程', '/college/learning', /^数据结构$/],
  ['新闻', '/news', /./],
  ['职业大典', '/job/list', /^第二大类/, '职业分类大典'],
  ['职业层级', '/level', /^第二大类/],
  ['本科专业', '/college/majorList', /^软件工程$/],
  ['质量标准', '/college/teachstandard', /^软件工程$/],
  ['职业资格', '/dic/jobDirectory', /^教师资格$/],
  ['人才需求', '/dic/talentDemand', /./],
  ['教育政策', '/dic/policy', /./],
  ['样例大纲', '/dic/outlines', /^人体解剖学$/],
  ['岗位信息', '/anyknow/index', /./],
  ['矩阵图表', '/job/aiHome', /./],
];

function entryOf(page: Page, name: string) {
  return appShell(page).navigation.getByRole('link', { name, exact: true });
}

test('every reference page is a click away and shows what it holds, without an error', async ({ page, signIn }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('response', async (response) => {
    if (!response.headers()['content-type']?.includes('json')) return;
    const reply = (await response.json().catch(() => ({ code: '0' }))) as { code: string }; // The page may have gone on.
    if (reply.code !== '0') errors.push(`${response.url()}: ${reply.code}`);
  });
  await signIn('majorLeader');
  for (const [entry, path, content, heading = entry] of pages) {
    await entryOf(page, entry).click();
    await expect(page).toHaveURL(new RegExp(`/course${path}(\\?|$)`));
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${heading}( · |$)`) })).toBeVisible();
    await expect(page.getByRole('main').getByText(content).first()).toBeVisible();
    await expect(entryOf(page, entry)).toHaveAttribute('aria-current', 'page');
  }

  await test.step('one of them by keyboard, on to a major and back', async () => {
    await tabTo(page, entryOf(page, '质量标准'), 'Shift+Tab');
    await pressOn(page, entryOf(page, '质量标准'));
    await teachStandard(playwrightDriver<Locator>(page)).find('080902');
    const major = page.getByRole('treeitem', { name: /软件工程/ });
    await expect(page.getByText('080902', { exact: true })).toBeVisible();
    await tabTo(page, page.getByRole('treeitem', { name: /工学/ }));
    await page.keyboard.press('End');
    await expect(major).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/college\/majorDetail\?majorId=/);
    await expect(entryOf(page, '本科专业')).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: '质量标准' })).toBeVisible();
  });
  expect(errors).toEqual([]);
});

test('what a college manager adds is found by the initials of its name, and deleted again', async ({ page, people, signIn }) => {
  const admin = await people.client('collegeAdmin');
  const types = await admin.call(listProfessionTypes);
  const computing = types.flatMap(({ children = [] }) => children).find(({ label }) => label.includes('计算机类'))!;
  const [firstCourse] = await admin.call(listProfessionSystem);
  const major = {
    id: 0,
    name: '量子信息科学',
    typeId: Number(computing.value),
    standardId: null,
    academicYearsId: null,
    code: '080999T',
    stdKeywords: '',
    score: 2,
    goals: '',
    academicSystem: JSON.stringify([{ courseIds: [firstCourse!.value], score: 2 }]),
    comments: '',
    relates: '[]',
  };
  await admin.call(addCollegeMajor, { body: major });

  await signIn('collegeAdmin', { at: '/course/college/majorList' });
  const majors = collegeMajorList(playwrightDriver<Locator>(page));
  await majors.find('lzxx');
  await expect(page.getByRole('rowheader')).toHaveText(['量子信息科学']);
  await majors.remove('量子信息科学');
  await expect(page.getByText('删除成功')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(0);
});
