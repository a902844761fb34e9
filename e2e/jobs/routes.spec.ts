import { appShell } from '../pages/appShell';
import { signInPage } from '../pages/signInPage';
import { expect, test } from '../support/test';

test('unknown paths lead to /404, and so does the second entry of the matrix', async ({ page }) => {
  for (const path of ['/course/nothing', '/course/matrix/course', '/course/courseunit/list', '/course/abc%']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/course\/404$/);
    await expect(page.getByRole('heading', { name: '页面走丢了，换个页面试试吧' })).toBeVisible();
  }
  await expect(page).toHaveTitle('页面不存在 · 课程建设工作台');
});

test('the bare address leads to the workbench, which opens without a sign-in and makes no call that needs one', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/college/api/') && calls.push(request.url()));
  await page.goto('/');
  await expect(page).toHaveURL(/\/course\/$/);
  const signInLink = page.getByRole('main').getByRole('link', { name: '登录' });
  await expect(signInLink).toBeVisible();
  await page.goto('/course/workbench');
  await expect(signInLink).toBeVisible();
  expect(calls).toEqual([]);
});

test('an address is found again after the sign-in, a reload and a step back, byte for byte', async ({ page }) => {
  const query = '?majorId=1001&x=%20+&empty=&x=2&broken=%zz';
  await signInPage(page).signIn('majorLeader', `/course/courseUnit${query}`);
  const address = `/course/courseUnit/list${query}`;
  const isHere = ({ pathname, search }: URL) => pathname + search === address;
  await expect(page.getByRole('heading', { name: '课程单元' })).toBeVisible();
  await expect(page).toHaveURL(isHere);
  await page.reload();
  await expect(page).toHaveTitle(/^软件工程 · 课程单元 · /);
  await appShell(page).goTo('专业列表');
  await expect(page).toHaveURL(/\/major\/list$/);
  await page.goBack();
  await expect(page).toHaveTitle(/^软件工程 · 课程单元 · /);
  await expect(page).toHaveURL(isHere);
});

test('the demo account has its own pages only', async ({ page }) => {
  await signInPage(page).signIn('demo', '/course/login?redirect=/workbench');
  await expect(page).toHaveURL(/\/course\/major\/list$/);
  await page.goto('/course/');
  await expect(page).toHaveURL(/\/course\/major\/list$/);
  await page.goto('/course/workbench');
  await expect(page).toHaveURL(/\/course\/login$/);
  await page.goto('/course/nothing');
  await expect(page).toHaveURL(/\/course\/login$/);
});

test('the workbench filters the majors by the name in the address', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: '/course/workbench?major_name=%E8%BD%AF%E4%BB%B6' });
  await expect(page.getByRole('link', { name: '软件工程', exact: true }).last()).toBeVisible();
  await expect(page.getByRole('link', { name: /计算机科学与技术/ })).toHaveCount(0);
});

test('a client that is not ours gets the texts of a page in both languages', async ({ request }) => {
  const textsOf = async (query: string) =>
    (await (await request.get(`/college/api/v4/pageinit/coursedetail?${query}`)).json()).data.localize.values;
  const [chinese, english] = [await textsOf('code=80101'), await textsOf('code=80102')];
  expect(chinese).toMatchObject({ 'courseUnitDetail.save': '保存', 'courseUnitDetail.pointsSummary': '{points} 个课点，{ksa} 条 KSA' });
  expect(english).toMatchObject({ 'courseUnitDetail.save': 'Save', 'courseUnitDetail.pointsSummary': '{points} points, {ksa} KSA' });
  expect(Object.keys(english)).toEqual(Object.keys(chinese));
  expect(await textsOf('code=80101&words=changed')).toEqual({});
});
