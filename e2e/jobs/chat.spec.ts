import { pressOn, typeInto } from '../support/keyboard';
import { expect, test } from '../support/test';

const address = 'ws://127.0.0.1:8765';

test('the channel connects on demand only, shows every event and is driven by keyboard', async ({ page, signIn }) => {
  let connections = 0;
  let closeFromThere = async () => {};
  await page.routeWebSocket(address, (socket) => {
    connections += 1;
    closeFromThere = () => socket.close({ code: 4000, reason: 'bye' });
    socket.onMessage((message) => socket.send(`收到：${String(message)}`));
  });
  await signIn('majorLeader');
  await pressOn(page, page.getByRole('navigation').getByRole('link', { name: '本地助手' }));
  await expect(page).toHaveURL(/\/course\/chat$/);
  await expect(page.getByText(address)).toBeVisible();
  expect(connections).toBe(0);

  const log = page.getByRole('log');
  await pressOn(page, page.getByRole('button', { name: '连接', exact: true }));
  await expect(log.getByText('已打开')).toBeVisible();
  await typeInto(page, page.getByRole('textbox', { name: '消息' }), '你好');
  await page.keyboard.press('Enter');
  await expect(log.getByText('收到：你好')).toBeVisible();
  await closeFromThere();
  await expect(log.getByText('代码 4000，bye')).toBeVisible();
  expect(connections).toBe(1);
  await pressOn(page, page.getByRole('button', { name: '重新连接' }));
  await expect(page.getByText('已连接')).toBeVisible();
  expect(connections).toBe(2);
});

test('where nothing answers, the page names the address and the permission as the browser words it', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: '/course/chat' });
  await page.getByRole('button', { name: '连接', exact: true }).click();
  const note = page.getByRole('main').getByRole('alert');
  await expect(note).toContainText(address);
  await expect(note).toContainText('访问此设备上的其他应用和服务');
  await expect(page.getByRole('log').getByText('出错')).toBeVisible();
  await page.getByText('EN', { exact: true }).click();
  await expect(note).toContainText('Access other apps and services on this device');
});

test('the page asks for a sign-in and is not for the demo account', async ({ page, signIn }) => {
  await page.goto('/course/chat');
  await expect(page).toHaveURL(/\/course\/login/);
  await signIn('demo');
  await expect(page.getByRole('navigation').getByRole('link', { name: '本地助手' })).toHaveCount(0);
});
