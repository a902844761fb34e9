import { chromium } from '@playwright/test';
import { inBothLanguages, pressOn, signInByKeyboard, typeInto } from '../support/keyboard';
import { pngFile, svgNamedPng } from '../support/pictures';
import { callsOf } from '../support/serverCalls';
import { signInByForm } from '../support/signIn';
import { expect, test } from '../support/test';
import { chromiumArguments, chromiumPath } from '../../scripts/browser.mjs';

interface FeedbackRow {
  description: string;
  userName: string;
  images: { name: string; type: string; size: number }[];
}

async function feedbackOf(url: string): Promise<FeedbackRow[]> {
  const calls = await callsOf(url, 'collegeAdmin');
  const { data } = await calls.get('/message/feedbacklist?pageNum=1&pageSize=20');
  return (data as { pageInfo: { list: FeedbackRow[] } }).pageInfo.list;
}

const walks = inBothLanguages({
  zh: {
    feedback: '反馈',
    title: '意见反馈',
    content: /反馈内容/,
    empty: '反馈内容不能为空',
    text: '矩阵里撤销很好用',
    choose: '选择图片',
    notAnImage: '文件格式错误，请选择jpg或png',
    actions: 'a.png 的操作',
    moveBack: '后移',
    preview: '预览',
    sent: '提交成功',
  },
  en: {
    feedback: 'Feedback',
    title: 'Feedback',
    content: /Feedback content/,
    empty: 'feedback content cannot be empty',
    text: 'Undo in the matrix is a relief',
    choose: 'Choose images',
    notAnImage: 'file format error, please choose jpg or png',
    actions: 'Actions for a.png',
    moveBack: 'Move back',
    preview: 'Preview',
    sent: 'submitted',
  },
});

for (const { language, words } of walks) {
  test(`feedback is refused while blank, kept while closed, sent once: by keyboard alone, in ${language}`, async ({ page, server }) => {
    await signInByKeyboard(page, 'majorLeader', language);
    await pressOn(page, page.getByRole('button', { name: words.feedback, exact: true }));
    const dialog = page.getByRole('dialog', { name: words.title });
    const field = dialog.getByRole('textbox', { name: words.content });
    await expect(field).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByText(words.empty)).toBeVisible();
    await page.keyboard.type(words.text);

    const chooser = page.waitForEvent('filechooser');
    await pressOn(page, dialog.getByRole('button', { name: words.choose }));
    await (await chooser).setFiles([pngFile('a.png'), svgNamedPng, pngFile('b.png')]);
    await expect(dialog.getByText(words.notAnImage)).toBeVisible();
    const previews = dialog.getByRole('button', { name: words.preview });
    await expect(previews).toHaveCount(2);
    await pressOn(page, dialog.getByRole('button', { name: words.actions }));
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: words.moveBack })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(previews.first()).toHaveAccessibleName(`${words.preview} b.png`);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await pressOn(page, page.getByRole('button', { name: words.feedback, exact: true }));
    await expect(field).toHaveValue(words.text);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(words.sent)).toBeVisible();
    await expect(dialog).toBeHidden();

    const [newest] = await feedbackOf(server.url);
    expect(newest).toMatchObject({ description: words.text, images: [{ name: 'b.png', type: 'image/png' }, { name: 'a.png' }] });
  });
}

test('in English, a failure keeps text and pictures and the next try is the same feedback', async ({ page, server, signIn }) => {
  await signIn('collegeAdmin');
  await page.getByText('EN', { exact: true }).click();
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Feedback' });
  await typeInto(page, dialog.getByRole('textbox', { name: /Feedback content/ }), 'Undo works well');
  await dialog.locator('input[type=file]').setInputFiles(pngFile('a.png'));
  await expect(dialog.getByRole('button', { name: 'Preview a.png' })).toBeVisible();
  const sent: string[] = [];
  await page.route('**/message/feedback', async (route) => {
    sent.push((route.request().postDataJSON() as { unique: string }).unique);
    // The server took it, but its answer was lost.
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('What you wrote is still here.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Preview a.png' })).toBeVisible();
  await page.unroute('**/message/feedback');
  const again = page.waitForRequest('**/message/feedback');
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  expect(((await again).postDataJSON() as { unique: string }).unique).toBe(sent[0]);
  await expect(page.getByText('submitted')).toBeVisible();
  const mine = (await feedbackOf(server.url)).filter(({ description }) => description === 'Undo works well');
  expect(mine).toHaveLength(1);
});

test('on plain http the dialog reads the same, and the capture button says that it cannot', async ({ server }) => {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArguments, '--host-resolver-rules=MAP college.test 127.0.0.1'],
  });
  try {
    const page = await browser.newPage({ locale: 'zh-CN', baseURL: server.url.replace('127.0.0.1', 'college.test') });
    await signInByForm(page, 'majorLeader');
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    await page.getByRole('button', { name: '反馈', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '意见反馈' });
    await dialog.getByRole('button', { name: '截取屏幕' }).click();
    await expect(dialog.getByText('当前浏览器不支持截图')).toBeVisible();
    await dialog.locator('input[type=file]').setInputFiles(pngFile('a.png'));
    await expect(dialog.getByRole('button', { name: '预览 a.png' })).toBeVisible();
    await dialog.getByRole('textbox', { name: /反馈内容/ }).fill('明文连接也能用');
    await dialog.getByRole('button', { name: '提交反馈' }).click();
    await expect(page.getByText('提交成功')).toBeVisible();
  } finally {
    await browser.close();
  }
});

test('nobody who is not signed in is offered feedback or search', async ({ page }) => {
  await page.goto('/course/workbench');
  await expect(page.getByRole('link', { name: '登录' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '反馈', exact: true })).toHaveCount(0);
  await expect(page.getByRole('search')).toHaveCount(0);
});
