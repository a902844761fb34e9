import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CommentMark } from './CommentMark';

const meta = {
  title: 'Widgets/Comments/CommentMark',
  component: CommentMark,
  args: { name: '教学目标 2', onPress: fn() },
} satisfies Meta<typeof CommentMark>;
export default meta;
type Story = StateStory<typeof meta>;

export const Typical: Story = {
  tags: ['state:comment-mark.open'],
  args: { open: 3, resolved: 1 },
  parameters: {
    atRest: ({ canvas }) => expect(canvas.getByRole('button', { name: '3 个未解决的讨论：教学目标 2' })).toHaveTextContent('3'),
  },
};

export const English: Story = {
  tags: ['state:comment-mark.english'],
  globals: { language: '80102' },
  args: { name: 'Goal 2', open: 1 },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('button', { name: '1 open discussion: Goal 2' })).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

export const Resolved: Story = {
  tags: ['state:comment-mark.resolved'],
  args: { resolved: 2 },
  parameters: { atRest: ({ canvas }) => expect(canvas.getByRole('button', { name: '已解决的讨论：教学目标 2' })).toBeVisible() },
};

export const Empty: Story = {
  tags: ['state:comment-mark.none'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
  parameters: { atRest: ({ canvas }) => expect(canvas.getByRole('button', { name: '评论：教学目标 2' })).toHaveTextContent('') },
};

/** In a long list: neither Tab nor a screen reader stops at each row; the mouse does. */
export const PassedBy: Story = {
  tags: ['state:comment-mark.passed-by'],
  args: { isPassedByEmpty: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { hidden: true })).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { hidden: true }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.queryByRole('button')).toBeNull();
      await expect(canvas.getByRole('button', { hidden: true })).toBeVisible();
    },
  },
};
