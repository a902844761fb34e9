import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fakeSocketClass, permissionsSaying } from '../fakes/fakeSocket';
import { SocketChannel } from './SocketChannel';

const fake = fakeSocketClass();

const meta = {
  title: 'Widgets/Pages/Chat',
  component: SocketChannel,
  args: {
    url: 'ws://127.0.0.1:8765',
    now: () => new Date('2026-05-12T16:40:08+08:00'),
    permissions: permissionsSaying('prompt'),
    isSecure: true,
    socketClass: fake.socketClass,
  },
  parameters: {
    docs: {
      description: { component: 'The page /chat: the channel to the assistant on the person’s own machine, opened by button only.' },
    },
  },
} satisfies Meta<typeof SocketChannel>;
export default meta;
type Story = StateStory<typeof meta>;

export const Typical: Story = {
  tags: ['state:placeholder-page.chat'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('未连接')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '连接' })).toBeVisible();
      await expect(fake.connections()).toBe(0);
    },
  },
};

const connecting = fakeSocketClass();

export const Connected: Story = {
  args: { socketClass: connecting.socketClass },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '连接' }));
    connecting.open();
    await expect(await canvas.findByText('已连接')).toBeVisible();
  },
};
