import { pointKsaHeaders, workbookOf } from '../support/pointWorkbook';

/** Words that the sweep presses, by language. */
export const words = {
  zh: { account: '邮箱或用户名', password: '密码', signIn: '登录', name: '课程名称', save: '保存', back: '返回专业主页' },
  en: {
    account: 'E-mail or user name',
    password: 'Password',
    signIn: 'Sign in',
    name: 'Course name',
    save: 'Save',
    back: 'Back to the major home',
  },
};

const detail = '/course/courseUnit/detail?majorId=1001&courseUnitId=1004';
const list = '/course/courseUnit/list?majorId=1001';
const points = [
  ['图的遍历', '能写出深度优先与广度优先的遍历', 'K', '1', '两种遍历的次序'],
  ['', '', 'S', '1', '手工写出遍历序列'],
  ['最短路径', '能用迪杰斯特拉算法求最短路径', 'K', '2', '松弛的含义'],
];

async function openDetail(page, text) {
  await page.goto(detail);
  await page.getByRole('button', { name: text.save, exact: true }).waitFor();
  await page.locator('tbody tr').first().waitFor();
}

async function openList(page) {
  await page.goto(list);
  await page
    .getByRole('button', { name: /^(删除|Delete)/ })
    .first()
    .waitFor();
}

/** Every screen and dialog, each with the way to it. */
export const screens = [
  { name: 'login', isPublic: true, open: (page, text) => visit(page, '/course/login', page.getByLabel(text.account)) },
  { name: 'landing', isPublic: true, open: (page, text) => visit(page, '/course/', page.getByRole('link', { name: text.signIn })) },
  { name: '404', isPublic: true, open: (page) => visit(page, '/course/404', page.getByRole('heading')) },
  {
    name: 'forgotten-password',
    isPublic: true,
    open: (page) => visit(page, '/course/support/forgetpwd', page.getByRole('textbox')),
  },
  {
    name: 'new-password',
    isPublic: true,
    open: (page) => visit(page, '/course/support/forgetpwd?token=of-the-letter', page.getByRole('heading')),
  },
  { name: 'account', open: (page) => visit(page, '/course/user', page.getByRole('textbox').first()) },
  { name: 'workbench', open: (page) => visit(page, '/course/workbench', page.locator('a[href*="major/index"]').first()) },
  { name: 'major-list', open: (page) => visit(page, '/course/major/list', page.locator('a[href*="major/index"]').first()) },
  {
    name: 'major-index',
    open: (page) => visit(page, '/course/major/index?majorId=1001', page.locator('a[href*="courseUnitId"]').first()),
  },
  { name: 'unit-list', open: openList },
  { name: 'unit-detail', open: openDetail },
  {
    name: 'detail-import',
    async open(page, text) {
      await openDetail(page, text);
      await page.locator('input[type=file]').setInputFiles(await workbookOf([pointKsaHeaders, ...points]));
      await page.getByRole('status').filter({ hasText: '课点.xlsx' }).waitFor();
      await page.locator('tbody').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'leave-dialog',
    async open(page, text) {
      await openDetail(page, text);
      await page.getByLabel(text.name).fill('数据结构（新）');
      await page.getByRole('button', { name: text.back }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'delete-dialog',
    async open(page) {
      await openList(page);
      await page
        .getByRole('button', { name: /^(删除|Delete)/ })
        .first()
        .click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'conflict',
    async open(page, text, saveMeanwhile) {
      await openDetail(page, text);
      await page.getByLabel(text.name).fill('数据结构与算法');
      await saveMeanwhile();
      await page.getByRole('button', { name: text.save, exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

async function visit(page, address, sign) {
  await page.goto(address);
  await sign.waitFor();
}
