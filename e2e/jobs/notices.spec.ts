import { countNotices, getCourseGoals, getCourseUnit, listNotices, startThread } from '@college/api-client/contract';
import { writeToldNotice } from '@college/curriculum-model';
import { sampleUser } from '@college/curriculum-model/fixtures';
import { comments as commentsOn, notices as noticesOn, playwrightDriver } from '@college/curriculum-widgets/testing';
import type { Locator } from '@playwright/test';
import { appShell } from '../pages/appShell';
import { courseUnitPage } from '../pages/courseUnitPage';
import { expect, test } from '../support/test';

test('who is mentioned is told by the bell, and gets to the very goal by the keyboard alone', async ({ page, people, signIn }) => {
  const leader = await people.client('majorLeader');
  const { course } = await leader.call(getCourseUnit, { query: { courseid: 1004 } });
  const { id: userId, userName } = sampleUser('majorEditor');
  const indicators = await leader.call(getCourseGoals, { query: { courseId: 1004, majorId: course.majorId } });
  const [goal] = indicators.flatMap(({ children }) => children);
  const place = `course:1004/goal:${goal!.id}`;
  await leader.call(startThread, { body: { majorId: course.majorId, place, text: `@${userName} 请看这一条`, mentions: [userId] } });

  await signIn('majorEditor', { at: '/course/workbench' });
  const { fresh } = noticesOn(playwrightDriver<Locator>(page));
  await expect(fresh.getByRole('link', { name: /提到了您：数据结构/ })).toBeVisible();
  // What the page shows stays new, and the bell is on the account page too.
  await page.goto('/course/user');
  await expect(page.getByRole('button', { name: '通知，1 条新的' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(appShell(page).searchField).toBeFocused();
  await page.keyboard.type('打开通知');
  await expect(appShell(page).searchResults.getByRole('option', { selected: true })).toContainText('打开通知');
  await page.keyboard.press('Enter');
  const notices = page.getByRole('dialog', { name: '通知' });
  await expect(notices.getByText(`@${userName} 请看这一条`)).toBeVisible();
  const link = notices.getByRole('link', { name: /提到了您：数据结构/ });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(courseUnitPage(page).name).toHaveValue('数据结构');
  await expect(page).toHaveURL(new RegExp(`goal=${goal!.id}`));
  await expect(notices).toBeHidden();
  await expect(page.getByRole('button', { name: '通知', exact: true })).toBeVisible();
});

test('a notice about a field leads to what was written there', async ({ page, people, signIn }) => {
  const leader = await people.client('majorLeader');
  const { id: userId, userName } = sampleUser('majorEditor');
  const place = 'course:1004#introduction';
  await leader.call(startThread, { body: { majorId: 1001, place, text: `@${userName} 请补充简介`, mentions: [userId] } });

  await signIn('majorEditor', { at: '/course/workbench' });
  await noticesOn(playwrightDriver<Locator>(page))
    .fresh.getByRole('link', { name: /提到了您：数据结构/ })
    .click();
  const comments = commentsOn(playwrightDriver<Locator>(page)).dialog('数据结构');
  await expect(comments.getByText(`@${userName} 请补充简介`)).toBeVisible();
  await expect(comments.getByRole('combobox', { name: '关于' })).toHaveValue('课程简介');
  await page.keyboard.press('Escape');
  await expect(comments).toBeHidden();
});

test('a link in a mail marks its notice as read for whose it is, for nobody else, and leaves the address as it is in the product', async ({
  page,
  openElsewhere,
  people,
  signIn,
}) => {
  const leader = await people.client('majorLeader');
  const { id: userId, userName } = sampleUser('majorEditor');
  const place = 'course:1004#introduction';
  const text = `@${userName} 请补充简介`;
  await leader.call(startThread, { body: { majorId: 1001, place, text, mentions: [userId] } });
  await leader.call(startThread, { body: { majorId: 1001, place: 'course:1004#name', text, mentions: [userId] } });
  const editor = await people.client('majorEditor');
  const { notices } = await editor.call(listNotices, { query: {} });
  const mailed = notices.find(({ place: { here } }) => here === place)!;
  const address = '/course/courseUnit/detail?majorId=1001&courseUnitId=1004&field=introduction';
  const link = `${address}&notice=${encodeURIComponent(writeToldNotice({ ...mailed, userId }))}`;
  const unseen = async () => (await editor.call(countNotices)).unseen;

  const other = await openElsewhere();
  await signIn('majorLeader', { at: link, on: other });
  await expect(courseUnitPage(other).name).toHaveValue('数据结构');
  await expect(other).toHaveURL((url) => url.pathname + url.search === address);
  expect(await unseen()).toBe(2);

  await signIn('majorEditor', { at: link });
  await expect(page.getByRole('dialog', { name: /^评论：/ }).getByText(text)).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname + url.search === address);
  await expect.poll(unseen).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '通知，1 条新的' })).toBeVisible();
});
