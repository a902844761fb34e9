import { logout } from '@college/api-client/contract';
import type { Page, Request } from '@playwright/test';
import { appShell } from '../pages/appShell';
import { courseGoals } from '../pages/courseGoals';
import { courseUnitList, unitListAddress } from '../pages/courseUnitList';
import { courseUnitPage, dataStructuresAddress, newUnitAddress } from '../pages/courseUnitPage';
import { openCalls } from '../support/openCalls';
import { hasCourseUnit } from '../support/programme';
import { expect, test } from '../support/test';
import { withoutLive } from '../support/withoutLive';

const count = (sent: readonly string[], name: string) => sent.filter((each) => each === name).length;

/** Presses the button that creates, and waits until the new unit shows. */
async function openNewUnit(page: Page, create: () => Promise<unknown>): Promise<number> {
  const reply = page.waitForResponse(/createCourse/);
  await create();
  const { data } = (await (await reply).json()) as { data: { id: number } };
  await expect(courseUnitPage(page).name).toBeVisible();
  return data.id;
}

const waysOut: [string, (page: Page) => Promise<unknown>][] = [
  ['by a link', (page) => appShell(page).goTo('专业列表')],
  ['by the back link', (page) => courseUnitPage(page).back.click()],
  ['by the button of the browser', (page) => page.goBack()],
  ['by closing the tab', (page) => page.close({ runBeforeUnload: true })],
  ['to another site', (page) => page.goto('about:blank')],
  ['by signing out', (page) => appShell(page).signOut()],
];

for (const [way, leave] of waysOut) {
  test(`a new unit that was never saved is deleted when it is left ${way}`, async ({ page, people, signIn, recordCalls }) => {
    const admin = await people.client('collegeAdmin');
    const sent = recordCalls();
    await signIn('majorLeader', { at: unitListAddress });
    const id = await openNewUnit(page, () => courseUnitList(page).create.click());
    expect(await hasCourseUnit(admin, id)).toBe(true);
    await leave(page);
    await expect.poll(() => hasCourseUnit(admin, id)).toBe(false);
    expect(count(sent, 'createCourse')).toBe(1);
  });
}

test('a new unit that was saved stays, however it is left', async ({ page, context, people, signIn, recordCalls }) => {
  const admin = await people.client('collegeAdmin');
  const sent = recordCalls();
  await signIn('majorLeader', { at: unitListAddress });
  const id = await openNewUnit(page, () => courseUnitList(page).create.click());
  const unit = courseUnitPage(page);
  await unit.name.fill('编译原理');
  await unit.saved();
  await appShell(page).goTo('专业列表');
  await expect(page).toHaveURL(/\/major\/list$/);
  await page.goBack();
  await expect(unit.name).toHaveValue('编译原理');
  await unit.back.click();
  await expect(page).toHaveURL(/\/major\/index/);
  await page.goBack();
  await expect(unit.name).toHaveValue('编译原理');
  const next = await context.newPage();
  await page.close({ runBeforeUnload: true });
  await signIn('majorLeader', { at: `${newUnitAddress}&courseUnitId=${id}`, on: next, isAnew: true });
  await expect(courseUnitPage(next).name).toHaveValue('编译原理');
  await appShell(next).signOut();
  expect(await hasCourseUnit(admin, id)).toBe(true);
  expect([count(sent, 'createCourse'), count(sent, 'deleteCourse')]).toEqual([1, 0]);
});

test('a reload takes a fresh unit in place of the one it leaves', async ({ page, people, signIn, recordCalls }) => {
  const admin = await people.client('collegeAdmin');
  const sent = recordCalls();
  const id = await openNewUnit(page, () => signIn('majorLeader', { at: newUnitAddress }));
  const next = await openNewUnit(page, () => page.reload());
  await expect.poll(() => hasCourseUnit(admin, id)).toBe(false);
  expect(await hasCourseUnit(admin, next)).toBe(true);
  expect(count(sent, 'createCourse')).toBe(2);
});

test('an existing unit is never removed by leaving it', async ({ page, people, signIn, recordCalls }) => {
  const sent = recordCalls();
  await signIn('majorLeader', { at: dataStructuresAddress, isAnew: true });
  const unit = courseUnitPage(page);
  await expect(unit.name).toHaveValue('数据结构');
  await page.reload();
  await expect(unit.name).toHaveValue('数据结构');
  await unit.back.click();
  await expect(page).toHaveURL(/\/major\/index/);
  await page.goBack();
  await expect(unit.name).toHaveValue('数据结构');
  await appShell(page).signOut();
  expect(await hasCourseUnit(await people.client('collegeAdmin'), 1004)).toBe(true);
  expect([count(sent, 'createCourse'), count(sent, 'deleteCourse')]).toEqual([0, 0]);
});

test('nothing is deleted once the login has expired', async ({ page, people, signIn, recordCalls }) => {
  const sent = recordCalls();
  // The stream of a page would learn of the lost session before the save does.
  await withoutLive(page);
  const open = openCalls(page);
  await openNewUnit(page, () => signIn('majorLeader', { at: newUnitAddress }));
  const unit = courseUnitPage(page);
  await unit.name.fill('编译原理');
  // From here on only the save is answered, because any other request could detect the lost session first; earlier ones are answered while it is valid.
  const held: Request[] = [];
  await page.route('**/college/api/**', async (route) => {
    if (/savecourseunit/.test(route.request().url())) await route.continue();
    else held.push(route.request());
  });
  await expect.poll(() => [...open].filter((request) => !held.includes(request)).length).toBe(0);
  await (await people.client('majorLeader')).call(logout);
  await unit.save();
  await expect(page).toHaveURL(/\/course\/login\?redirect=/);
  await expect(page.getByRole('alert')).toContainText('登录');
  await page.goto('about:blank');
  expect(count(sent, 'deleteCourse')).toBe(0);
});

test('a new unit that already has a goal is deleted with it, after a confirmation', async ({ page, people, signIn }) => {
  const admin = await people.client('collegeAdmin');
  const id = await openNewUnit(page, () => signIn('majorLeader', { at: newUnitAddress }));
  await courseGoals(page).add('1.1', '能用图描述依赖');
  await courseUnitPage(page).back.click();
  const question = appShell(page).leaveQuestion;
  await expect(question).toBeVisible();
  expect(await hasCourseUnit(admin, id)).toBe(true);
  await question.getByRole('button', { name: '不保存并离开' }).click();
  await expect.poll(() => hasCourseUnit(admin, id)).toBe(false);
});
