import type { Page } from '@playwright/test';
import { appShell } from '../pages/appShell';
import { inBothLanguages, pressOn, typeInto } from '../support/keyboard';
import { expect, test } from '../support/test';

const address = 'ws://127.0.0.1:8765';

const walks = inBothLanguages({
  zh: {
    page: '本地助手',
    elsewhere: '新闻',
    connect: '连接',
    opened: '已打开',
    message: '消息',
    closed: '代码 4000，bye',
    reconnect: '重新连接',
    connected: '已连接',
  },
  en: {
    page: 'Local assistant',
    elsewhere: 'News',
    connect: 'Connect',
    opened: 'Opened',
    message: 'Message',
    closed: 'code 4000, bye',
    reconnect: 'Reconnect',
    connected: 'Connected',
  },
});

/** Waits until the page is a document that was loaded for this address, and no earlier one whose address was changed; bears that the document is replaced meanwhile. */
async function expectOwnDocument(page: Page, address: string) {
  await page.waitForFunction(
    (path) => new URL(performance.getEntriesByType('navigation')[0]?.name ?? 'about:blank').pathname.endsWith(path),
    address,
  );
}

for (const { language, inLanguage, words } of walks) {
  test(`the channel connects on demand only and shows every event, by keyboard alone, ${inLanguage}`, async ({ page, signIn }) => {
    let connections = 0;
    let closeFromThere = async () => {};
    await page.routeWebSocket(address, (socket) => {
      connections += 1;
      closeFromThere = () => socket.close({ code: 4000, reason: 'bye' });
      socket.onMessage((message) => socket.send(`echo: ${String(message)}`));
    });
    await signIn('majorLeader', { language });
    await pressOn(page, appShell(page).navigation.getByRole('link', { name: words.page }));
    await expect(page).toHaveURL(/\/course\/chat$/);
    await expect(page.getByText(address)).toBeVisible();
    // Its own document, for its policy alone lets a page connect to the own machine.
    await expectOwnDocument(page, '/course/chat');
    expect(connections).toBe(0);

    const log = page.getByRole('log');
    await pressOn(page, page.getByRole('button', { name: words.connect, exact: true }));
    await expect(log.getByText(words.opened)).toBeVisible();
    await typeInto(page, page.getByRole('textbox', { name: words.message }), '你好');
    await page.keyboard.press('Enter');
    await expect(log.getByText('echo: 你好')).toBeVisible();
    await closeFromThere();
    await expect(log.getByText(words.closed)).toBeVisible();
    expect(connections).toBe(1);
    await pressOn(page, page.getByRole('button', { name: words.reconnect }));
    await expect(page.getByText(words.connected, { exact: true })).toBeVisible();
    expect(connections).toBe(2);

    await pressOn(page, appShell(page).navigation.getByRole('link', { name: words.elsewhere }));
    await expect(page).toHaveURL(/\/course\/news$/);
    await expectOwnDocument(page, '/course/news');
  });
}

test('where nothing answers, the page names the address and the permission as the browser words it', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: '/course/chat' });
  await page.getByRole('button', { name: '连接', exact: true }).click();
  const note = page.getByRole('main').getByRole('alert');
  await expect(note).toContainText(address);
  await expect(note).toContainText('访问此设备上的其他应用和服务');
  await expect(page.getByRole('log').getByText('出错')).toBeVisible();
  await appShell(page).chooseLanguage('en');
  await expect(note).toContainText('Access other apps and services on this device');
});

test('the page requires a sign-in and is not for the demo account', async ({ page, signIn }) => {
  await page.goto('/course/chat');
  await expect(page).toHaveURL(/\/course\/login/);
  await expectOwnDocument(page, '/course/login');
  await signIn('demo');
  await expect(appShell(page).navigation.getByRole('link', { name: '本地助手' })).toHaveCount(0);
});
