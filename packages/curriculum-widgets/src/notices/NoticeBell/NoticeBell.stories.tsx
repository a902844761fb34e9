import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { aCollege } from '../../support/fakes/aCollege';
import { severalNotices } from '../fakes/severalNotices';
import { NoticeBell } from './NoticeBell';

const college = aCollege({ as: 'majorLeader' });

const meta = {
  title: 'Widgets/Notices/NoticeBell',
  component: NoticeBell,
  args: {
    source: college.notices,
    language: '80101',
    count: 3,
    noticeHref: ({ place }) => `#${place.here ?? place.courseId}`,
    onSeen: fn(),
  },
  beforeEach: college.serve(severalNotices),
} satisfies Meta<typeof NoticeBell>;
export default meta;
type Story = StateStory<typeof meta>;

export const Typical: Story = {
  tags: ['state:notice-bell.new'],
  parameters: { atRest: ({ canvas }) => expect(canvas.getByRole('button', { name: '通知，3 条新的' })).toHaveTextContent('3') },
};

export const English: Story = {
  tags: ['state:notice-bell.english'],
  globals: { language: '80102' },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('button', { name: 'Notices, 3 new' })).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

export const NothingNew: Story = {
  tags: ['state:notice-bell.quiet'],
  args: { count: 0 },
  parameters: { atRest: ({ canvas }) => expect(canvas.getByRole('button', { name: '通知' })).toHaveTextContent('') },
};

export const Many: Story = {
  tags: ['state:notice-bell.many'],
  args: { count: 120 },
  parameters: { atRest: ({ canvas }) => expect(canvas.getByRole('button', { name: '通知，99+ 条新的' })).toHaveTextContent('99+') },
};

/** By the keyboard; Esc goes back to the bell. */
export const Open: Story = {
  tags: ['state:notice-bell.open'],
  play: async ({ canvas, userEvent, args }) => {
    const bell = canvas.getByRole('button', { name: '通知，3 条新的' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledOnce());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());
    await userEvent.keyboard('{Enter}');
  },
  parameters: {
    atRest: async () => {
      const dialog = within(await screen.findByRole('dialog', { name: '通知' }));
      await expect(await dialog.findAllByRole('listitem')).toHaveLength(3);
    },
  },
};
