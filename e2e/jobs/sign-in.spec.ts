import { logout } from '@college/api-client/contract';
import { samplePassword, sampleUser } from '@college/curriculum-model/fixtures';
import { appShell } from '../pages/appShell';
import { signInPage } from '../pages/signInPage';
import { inBothLanguages, pressOn, typeInto } from '../support/keyboard';
import { openCalls } from '../support/openCalls';
import type { Role } from '../support/people';
import { expect, test } from '../support/test';
import { withoutLive } from '../support/withoutLive';

const walks = inBothLanguages({ zh: { heading: '专业列表' }, en: { heading: 'Major list' } });

for (const { language, inLanguage, words } of walks) {
  test(`a person signs in by keyboard alone, ${inLanguage}, and is redirected to the requested URL`, async ({ page }) => {
    await page.goto('/course/major/list');
    const { account, password } = signInPage(page);
    if (language === 'en') await pressOn(page, page.getByRole('radio', { name: '中文' }), 'ArrowRight');
    await typeInto(page, account, sampleUser('majorLeader').email);
    await typeInto(page, password, samplePassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/course\/major\/list$/);
    await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible();
  });
}

test('a wrong password is rejected at the field, and the input stays', async ({ page }) => {
  await page.goto('/course/login');
  const { account, fill } = signInPage(page);
  await fill({ account: 'zhoumin@college.example', password: 'wrong' });
  await page.keyboard.press('Enter');
  await expect(page.getByText(/还可以再试/).first()).toBeVisible();
  await expect(account).toHaveValue('zhoumin@college.example');
});

test('tampered login info is detected, removed, and reported, but not on a public page', async ({ page, signIn }) => {
  await signIn('majorLeader');
  await page.evaluate(() => {
    const sealed = sessionStorage.getItem('loginInfo')!;
    const middle = Math.floor(sealed.length / 2);
    sessionStorage.setItem('loginInfo', `${sealed.slice(0, middle)}${sealed[middle] === 'A' ? 'B' : 'A'}${sealed.slice(middle + 1)}`);
  });
  await page.goto('/course/support');
  await expect(page).toHaveURL(/\/course\/support$/);
  await page.goto('/course/major/list');
  await expect(page).toHaveURL(/\/course\/login\?redirect=/);
  await expect(page.getByText('登录权限数据被非法修改')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('loginInfo'))).toBeNull();
});

test('a token that the server does not know leads to the sign-in with the server’s sentence', async ({ page, people, signIn }) => {
  // Its line to others, or what the list asks for last, would tell the page before anything is pressed.
  await withoutLive(page);
  const open = openCalls(page);
  await signIn('majorLeader', { at: '/course/major/list' });
  await expect(page.getByRole('link', { name: /^全部 \d+$/ })).toBeVisible();
  await expect.poll(() => open.size).toBe(0);
  await (await people.client('majorLeader')).call(logout);
  await appShell(page).goTo('工作台');
  await expect(page).toHaveURL(/\/course\/login/);
  expect(await page.evaluate(() => sessionStorage.getItem('loginInfo'))).toBeNull();
});

test('signing out ends the sign-in here and on the server', async ({ page, signIn }) => {
  await signIn('majorLeader');
  const ended = page.waitForResponse('**/college/api/auth/logout');
  await appShell(page).signOut();
  expect(await (await ended).json()).toMatchObject({ code: '0' });
  await page.goto('/course/major/list');
  await expect(page).toHaveURL(/\/course\/login\?redirect=/);
});

test('the browser asks again for a matrix that it kept, and takes it for nobody else’s', async ({ page, people }) => {
  await page.goto('/course/login');
  const askFor = async (who: Role) => {
    const { authToken } = (await people.loginInfo(who)).data;
    return page.evaluate(async (token) => {
      const url = '/college/api/matrix/majormatrix?courseId=1004';
      // The page may still be loading parts of its own, and an entry may come after its answer.
      const timed = new Promise<PerformanceResourceTiming>((resolve) => {
        new PerformanceObserver((list) => {
          const [timing] = list.getEntriesByName(new URL(url, location.href).href);
          if (timing) resolve(timing as PerformanceResourceTiming);
        }).observe({ type: 'resource' });
      });
      const { data } = await (await fetch(url, { headers: { authToken: token, 'accept-language': 'zh-CN' } })).json();
      const { transferSize, encodedBodySize } = await timed;
      const editable = data.courses.filter((course: { editable: boolean }) => course.editable).length;
      return { editable, wasSent: transferSize > encodedBodySize, isLarge: encodedBodySize > 1000 };
    }, authToken);
  };
  const leaders = await askFor('majorLeader');
  expect(leaders).toEqual({ editable: expect.any(Number), wasSent: true, isLarge: true });
  expect(leaders.editable).toBeGreaterThan(0);
  expect(await askFor('majorLeader')).toEqual({ ...leaders, wasSent: false });
  expect(await askFor('departmentViewer')).toEqual({ editable: 0, wasSent: true, isLarge: true });
  expect(await askFor('majorLeader')).toEqual(leaders);
});

test('English is chosen on the sign-in page and stays for the session', async ({ page }) => {
  const language = page.locator('html');
  await page.goto('/course/login');
  await expect(page).toHaveTitle('登录 · 课程建设工作台');
  await expect(language).toHaveAttribute('lang', 'zh-CN');
  await page.getByText('EN', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(language).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveTitle('Sign in · Curriculum Workbench');
  await expect(language).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => [sessionStorage.getItem('language'), localStorage.getItem('language')])).toEqual(['80102', null]);
});
