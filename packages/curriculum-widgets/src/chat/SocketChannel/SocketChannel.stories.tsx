import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fakeSocketClass, permissionsSaying } from '../fakes/fakeSocket';
import { SocketChannel } from './SocketChannel';

const url = 'ws://127.0.0.1:8765';
const now = () => new Date('2026-05-12T16:40:08+08:00');

/** Every story has a network of its own. */
function withFake() {
  const fake = fakeSocketClass();
  return { fake, args: { socketClass: fake.socketClass } };
}

const meta = {
  title: 'Widgets/Chat/SocketChannel',
  component: SocketChannel,
  args: { url, now, permissions: permissionsSaying('prompt'), isSecure: true },
} satisfies Meta<typeof SocketChannel>;
export default meta;
type Story = StateStory<typeof meta>;

const log = (canvas: ReturnType<typeof within>) => within(canvas.getByRole('log', { name: '通道事件' }));

/** Each line of the log, after its time. */
function eventsOf(canvas: ReturnType<typeof within>) {
  const lines = [...canvas.getByRole('log', { name: '通道事件' }).children];
  return lines.map(({ children }) =>
    [...children]
      .slice(1)
      .map((part) => part.textContent)
      .join(' ')
      .trim(),
  );
}

const idle = withFake();
export const Idle: Story = {
  args: idle.args,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(url)).toBeVisible();
    await expect(canvas.getByText('未连接')).toBeVisible();
    await expect(canvas.getByText('还没有事件')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '消息' })).toBeDisabled();
    await expect(idle.fake.connections()).toBe(0);
  },
};

const connecting = withFake();
export const Connecting: Story = {
  tags: ['state:socket-channel.connecting'],
  args: connecting.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '连接' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('status')).toHaveTextContent('正在连接…');
      await expect(eventsOf(canvas)).toEqual([`正在连接 ${url}`]);
      await expect(log(canvas).getByText('16:40:08')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '断开' })).toBeEnabled();
    },
  },
};

const open = withFake();
export const Open: Story = {
  tags: ['state:socket-channel.open'],
  args: open.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '连接' }));
    open.fake.open();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('status')).toHaveTextContent('已连接');
      await expect(eventsOf(canvas)).toEqual([`正在连接 ${url}`, '已打开']);
      await expect(canvas.getByRole('textbox', { name: '消息' })).toBeEnabled();
    },
  },
};

const message = withFake();
export const Message: Story = {
  tags: ['state:socket-channel.message'],
  args: message.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '连接' }));
    message.fake.open();
    const field = await canvas.findByRole('textbox', { name: '消息' });
    await waitFor(() => expect(field).toBeEnabled());
    await userEvent.type(field, '你好{Enter}');
    await expect(message.fake.sent()).toEqual(['你好']);
    message.fake.message('{"answer":"您好"}');
    message.fake.message(new Blob(['123']));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('status')).toHaveTextContent('已连接');
      await expect(eventsOf(canvas).slice(2)).toEqual(['发出 你好', '收到 {"answer":"您好"}', '收到 3 字节的非文本数据']);
      await expect(canvas.getByRole('textbox', { name: '消息' })).toHaveValue('');
    },
  },
};

const broken = withFake();
export const BrokenOff: Story = {
  tags: ['state:socket-channel.error'],
  args: broken.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '连接' }));
    broken.fake.open();
    broken.fake.error();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(eventsOf(canvas).slice(2)).toEqual(['出错 连接失败']);
    },
  },
};

const closed = withFake();
export const Closed: Story = {
  tags: ['state:socket-channel.closed'],
  args: closed.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '连接' }));
    closed.fake.open();
    closed.fake.close(1001, 'bye');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('status')).toHaveTextContent('已断开');
      await expect(eventsOf(canvas).slice(2)).toEqual(['已关闭 代码 1001，bye']);
      await expect(canvas.queryByRole('alert')).toBeNull();
    },
  },
};

const again = withFake();
/** A channel that broke off stays closed until the button is pressed. */
export const Reconnected: Story = {
  args: again.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '连接' }));
    again.fake.open();
    again.fake.close(1001);
    await canvas.findByText('已断开');
    await expect(again.fake.connections()).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: '重新连接' }));
    again.fake.open();
    await expect(await canvas.findByText('已连接')).toBeVisible();
    await expect(again.fake.connections()).toBe(2);
  },
};

const refused = withFake();
export const Refused: Story = {
  args: refused.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '连接' }));
    refused.fake.error();
    refused.fake.close(1006);
    const note = await canvas.findByRole('alert');
    await expect(note).toHaveTextContent(`无法连接 ${url}。请确认本地助手已经启动，再重新连接。`);
    await expect(note).toHaveTextContent('访问此设备上的其他应用和服务');
    await expect(note).not.toHaveTextContent('https');
  },
};

const denied = withFake();
export const PermissionDenied: Story = {
  args: { ...denied.args, permissions: permissionsSaying('denied') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '连接' }));
    denied.fake.error();
    denied.fake.close(1006);
    await expect(await canvas.findByText(/本地网络权限「访问此设备上的其他应用和服务」对本网站是屏蔽的/)).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('设备上的应用');
  },
};

const plain = withFake();
export const RefusedOnPlainHttp: Story = {
  args: { ...plain.args, isSecure: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '连接' }));
    plain.fake.error();
    plain.fake.close(1006);
    await expect(await canvas.findByText('浏览器只把这项权限给用 https 打开的页面，而本页不是。')).toBeVisible();
  },
};

export const WrongAddress: Story = {
  args: { url: 'ftp://127.0.0.1:8765', socketClass: WebSocket },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '连接' }));
    await expect(await log(canvas).findByText('出错')).toBeVisible();
    await expect(canvas.getByText('已断开')).toBeVisible();
  },
};

export const Unsupported: Story = {
  tags: ['state:socket-channel.unsupported'],
  args: { socketClass: null },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('当前浏览器不支持 WebSocket');
      await expect(canvas.queryByRole('button', { name: '连接' })).toBeNull();
    },
  },
};

const long = withFake();
export const LongTalk: Story = {
  args: long.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '连接' }));
    long.fake.open();
    for (let at = 1; at <= 40; at += 1) long.fake.message(`第 ${at} 条`);
    const area = canvas.getByRole('log', { name: '通道事件' });
    await log(canvas).findByText('第 40 条');
    await expect(area.scrollTop).toBeGreaterThan(0);
    await waitFor(() => expect(area).toHaveAttribute('tabindex', '0'));
    await userEvent.click(canvas.getByRole('button', { name: '清空记录' }));
    await expect(canvas.getByText('还没有事件')).toBeVisible();
    await expect(canvas.getByText('已连接')).toBeVisible();
  },
};

const english = withFake();
export const English: Story = {
  tags: ['state:socket-channel.english'],
  globals: { language: '80102' },
  args: { ...english.args, isSecure: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
    english.fake.open();
    const field = await canvas.findByRole('textbox', { name: 'Message' });
    await waitFor(() => expect(field).toBeEnabled());
    await userEvent.type(field, 'Hello{Enter}');
    english.fake.message('Hi');
    english.fake.close(1001);
    await userEvent.click(await canvas.findByRole('button', { name: 'Reconnect' }));
    english.fake.error();
    english.fake.close(1006);
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('“Access other apps and services on this device”');
      await expect(canvasElement.outerHTML).not.toMatch(/\p{Script=Han}/u);
    },
  },
};

export const Dark: Story = { ...Refused, globals: { theme: 'dark' } };
