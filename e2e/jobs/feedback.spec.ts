import { listFeedback } from '@college/api-client/contract';
import { feedbackDialog } from '../pages/feedbackDialog';
import { signInPage } from '../pages/signInPage';
import { inBothLanguages, pressOn, typeInto } from '../support/keyboard';
import type { People } from '../support/people';
import { pngFile, svgNamedPng } from '../support/pictures';
import { expect, test } from '../support/test';

async function sentFeedback(people: People) {
  const { pageInfo } = await (await people.client('collegeAdmin')).call(listFeedback, { query: { pageNum: 1, pageSize: 20 } });
  return pageInfo.list;
}

const walks = inBothLanguages({
  zh: {
    empty: '反馈内容不能为空',
    text: '矩阵里撤销很好用',
    notAnImage: '文件格式错误，请选择jpg或png',
    actions: 'a.png 的操作',
    moveBack: '后移',
    sent: '提交成功',
  },
  en: {
    empty: 'feedback content cannot be empty',
    text: 'Undo in the matrix is a relief',
    notAnImage: 'file format error, please choose jpg or png',
    actions: 'Actions for a.png',
    moveBack: 'Move back',
    sent: 'submitted',
  },
});

for (const { language, inLanguage, words } of walks) {
  test(`feedback is refused while blank, kept while closed, sent once: by keyboard alone, ${inLanguage}`, async ({
    page,
    people,
    signIn,
  }) => {
    await signIn('majorLeader', { language });
    const { dialog, opener, text, previews, chooseImages } = feedbackDialog(page);
    await pressOn(page, opener);
    await expect(text).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByText(words.empty)).toBeVisible();
    await page.keyboard.type(words.text);

    const chooser = page.waitForEvent('filechooser');
    await pressOn(page, chooseImages);
    await (await chooser).setFiles([pngFile('a.png'), svgNamedPng, pngFile('b.png')]);
    await expect(dialog.getByText(words.notAnImage)).toBeVisible();
    await expect(previews).toHaveCount(2);
    await pressOn(page, dialog.getByRole('button', { name: words.actions }));
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: words.moveBack })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(previews.first()).toHaveAccessibleName(/b\.png$/);

    // An open menu would take the Esc that follows.
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await pressOn(page, opener);
    await expect(text).toHaveValue(words.text);
    await expect(text).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(words.sent)).toBeVisible();
    await expect(dialog).toBeHidden();

    const [newest] = await sentFeedback(people);
    expect(newest).toMatchObject({ description: words.text, images: [{ name: 'b.png', type: 'image/png' }, { name: 'a.png' }] });
  });
}

test('in English, a failure keeps text and pictures and a retry sends the same feedback', async ({ page, people, signIn }) => {
  await signIn('collegeAdmin', { language: 'en' });
  const { open, text, attach, previews, send } = feedbackDialog(page);
  await open();
  await typeInto(page, text, 'Undo works well');
  await attach([pngFile('a.png')]);
  await expect(previews).toHaveAccessibleName('Preview a.png');
  const sent: string[] = [];
  await page.route('**/message/feedback', async (route) => {
    sent.push((route.request().postDataJSON() as { unique: string }).unique);
    // The server took it, but its answer was lost.
    await route.fetch();
    await route.abort();
  });
  await send.click();
  await expect(page.getByText('What you wrote is still here.')).toBeVisible();
  await expect(previews).toHaveAccessibleName('Preview a.png');
  await page.unroute('**/message/feedback');
  const again = page.waitForRequest('**/message/feedback');
  await send.click();
  expect(((await again).postDataJSON() as { unique: string }).unique).toBe(sent[0]);
  await expect(page.getByText('submitted')).toBeVisible();
  const mine = (await sentFeedback(people)).filter(({ description }) => description === 'Undo works well');
  expect(mine).toHaveLength(1);
});

test('on plain http the dialog is the same, and the capture button explains why it is unavailable', async ({ page, server }) => {
  const { port } = new URL(server.url);
  await signInPage(page).signIn('majorLeader', `http://college.test:${port}/course/login`);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  const { dialog, open, text, attach, previews, send } = feedbackDialog(page);
  await open();
  await dialog.getByRole('button', { name: '截取屏幕' }).click();
  await expect(dialog.getByText('当前浏览器不支持截图')).toBeVisible();
  await attach([pngFile('a.png')]);
  await expect(previews).toHaveAccessibleName('预览 a.png');
  await text.fill('明文连接也能用');
  await send.click();
  await expect(page.getByText('提交成功')).toBeVisible();
});

test('nobody who is not signed in is offered feedback or search', async ({ page }) => {
  await page.goto('/course/workbench');
  await expect(page.getByRole('link', { name: '登录' }).first()).toBeVisible();
  await expect(feedbackDialog(page).opener).toHaveCount(0);
  await expect(page.getByRole('search')).toHaveCount(0);
});
