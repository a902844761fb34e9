import { listUsers } from '@college/api-client/contract';
import { peopleList, playwrightDriver } from '@college/curriculum-widgets/testing';
import type { Locator } from '@playwright/test';
import { appShell } from '../pages/appShell';
import { newPasswordPage, signInPage } from '../pages/signInPage';
import { inBothLanguages, pressOn, skipToContent, typeInto } from '../support/keyboard';
import type { People } from '../support/people';
import { expect, test } from '../support/test';

async function countPeople(people: People): Promise<number> {
  const { pageInfo } = await (await people.client('collegeAdmin')).call(listUsers, { body: { pageNum: 1, pageSize: 1 } });
  return pageInfo.total;
}

test('an account is disabled; two thousand people from a file: two faults are named, nobody is added unasked, then the good ones', async ({
  page,
  people,
  signIn,
}) => {
  const lines = Array.from({ length: 2000 }, (_, index) => `教师${index + 1},t${index + 1}@college.example,课程编辑者,数据结构`);
  lines[2] = '教师3,不是邮箱,课程编辑者,数据结构';
  lines[1998] = '教师1999,zhaoqiming@college.example,课程编辑者,数据结构';
  const before = await countPeople(people);

  await signIn('collegeAdmin', { at: '/course/manage' });
  const list = peopleList(playwrightDriver<Locator>(page));
  await list.find('周敏');
  await list.disable('周敏', '调离');
  await expect(list.person(/周敏/)).toContainText('已停用');
  await list.addButton.click();
  const dialog = page.getByRole('dialog', { name: '添加人员' });
  const buffer = Buffer.from(lines.join('\r\n'));
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: /选择/ }).click();
  await (await choosing).setFiles({ name: '名单.csv', mimeType: 'text/csv', buffer });
  await dialog.getByRole('button', { name: '添加2,000人' }).click();
  await expect(dialog.getByText('没有添加任何人。请改正标出的行，或只添加没有问题的行。')).toBeVisible({ timeout: 20_000 });
  await expect(dialog.getByRole('textbox', { name: '第 3 行邮箱' })).toBeFocused();
  await dialog.getByRole('button', { name: /^第 1,999 行邮箱：/ }).click();
  await expect(dialog.getByRole('textbox', { name: '第 1,999 行邮箱' })).toBeFocused();
  expect(await countPeople(people)).toBe(before);

  await dialog.getByRole('button', { name: '只添加没有问题的1,998行' }).click();
  await expect(dialog.getByText('已添加1,998人，还有2行待改正。')).toBeVisible({ timeout: 20_000 });
  expect(await countPeople(people)).toBe(before + 1998);
});

const walks = inBothLanguages({
  zh: {
    add: '添加人员',
    addRow: '添加一行',
    name: '第 1 行用户名',
    email: '第 1 行邮箱',
    permission: /第 1 行权限/,
    viewer: /学校查看者/,
    insert: '添加1人',
    inserted: '已添加1人。',
    close: '关闭',
    people: '人员',
    mails: '邮件',
    read: /^查看，发给gu@/,
    link: '链接',
    fresh: '新密码',
    repeat: '再次输入新密码',
  },
  en: {
    add: 'Add people',
    addRow: 'Add a row',
    name: 'User name, row 1',
    email: 'E-mail, row 1',
    permission: /Permission, row 1/,
    viewer: /College viewer/,
    insert: 'Add 1 person',
    inserted: '1 added.',
    close: 'Close',
    people: 'People',
    mails: 'Mails',
    read: /^Read the mail to gu@/,
    link: 'Link',
    fresh: 'New password',
    repeat: 'Repeat the new password',
  },
});

for (const { language, inLanguage, words } of walks) {
  test(`somebody new comes in by the link of their invitation: by keyboard alone, ${inLanguage}`, async ({
    page,
    openElsewhere,
    signIn,
  }) => {
    await signIn('collegeAdmin', { at: '/course/manage', language });
    await skipToContent(page);
    await pressOn(page, page.getByRole('button', { name: words.add }));
    const dialog = page.getByRole('dialog', { name: words.add });
    await pressOn(page, dialog.getByRole('button', { name: words.addRow }));
    await expect(dialog.getByRole('textbox', { name: words.name })).toBeFocused();
    await page.keyboard.type('Gu Wen');
    await typeInto(page, dialog.getByRole('textbox', { name: words.email }), 'gu@college.example');
    await pressOn(page, dialog.getByRole('button', { name: words.permission }));
    await expect(page.getByRole('option').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: words.viewer })).toBeFocused();
    await page.keyboard.press('Enter');
    await pressOn(page, dialog.getByRole('button', { name: words.insert }));
    await expect(dialog.getByText(words.inserted)).toBeVisible();
    // The cross in the head is called the same.
    await pressOn(page, dialog.getByRole('button', { name: words.close }).last());
    await expect(dialog).toBeHidden();

    // Behind the dialog they are hidden for a moment longer.
    await expect(page.getByRole('tab', { name: words.mails })).toBeVisible();
    const tabs = await page.getByRole('tab').allTextContents();
    await pressOn(page, page.getByRole('tab', { name: words.people }), 'ArrowRight');
    for (let at = tabs.indexOf(words.people) + 1; at < tabs.indexOf(words.mails); at++) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: words.mails })).toBeFocused();
    await pressOn(page, page.getByRole('button', { name: words.read }));
    const linkField = page.getByRole('dialog').getByRole('textbox', { name: words.link });
    await expect(linkField).toHaveValue(/\/course\/support\/forgetpwd\?token=/);
    const link = await linkField.inputValue();

    const theirs = await openElsewhere();
    await theirs.goto(new URL(link).pathname + new URL(link).search);
    await newPasswordPage(theirs).choose('river-stone-2026');
    await expect(theirs.getByText('新密码已生效，请用新密码登录。')).toBeVisible();
    await signInPage(theirs).fill({ account: 'gu@college.example', password: 'river-stone-2026' });
    await theirs.keyboard.press('Enter');
    await expect(theirs).toHaveURL(/\/course\/workbench/);
    await expect(theirs.getByRole('button', { name: /Gu Wen/ })).toBeVisible();
  });
}

test('someone who manages nobody gets a message, and the navigation does not link there', async ({ page, signIn }) => {
  await signIn('majorEditor', { at: '/course/manage' });
  await expect(page.getByText(/这个页面需要管理权限，您的账号没有这项权限。/)).toBeVisible();
  await expect(appShell(page).navigation.getByRole('link', { name: '用户管理' })).toHaveCount(0);
});
