import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { CommentMark } from './CommentMark';
import type { MarkedFinding } from './MarkedFindings';

const vague: MarkedFinding = {
  id: 'goal.vague-verb.course:1004/goal:2210',
  level: 'warning',
  sentence: { zh: '教学目标 2 用了「了解」，无法考核', en: 'Goal 2 says “know”, which cannot be assessed' },
};
const error = (number: number): MarkedFinding => ({
  id: `error-${number}`,
  level: 'error',
  sentence: { zh: `教学目标 2 的第 ${number} 个错误`, en: `Error ${number} of goal 2` },
});
const advice: MarkedFinding = { ...vague, id: 'advice', level: 'advice' };

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

/** Its sentence shows under keyboard focus, and is the description of the mark. */
export const Finding: Story = {
  tags: ['state:comment-mark.finding'],
  args: { findings: [vague], isPassedByEmpty: true },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const mark = canvas.getByRole('button', { name: '警告：教学目标 2' });
      await expect(mark).toHaveFocus();
      await expect(mark).toHaveAccessibleDescription('教学目标 2 用了「了解」，无法考核');
      await expect(mark).toHaveTextContent('');
    },
  },
};

/** Beside fields that Tab walks through: it is read and pressed, and no stop. */
export const FindingPassedBy: Story = {
  args: { findings: [vague], isPassedByFound: true },
  play: async ({ args, canvas, userEvent }) => {
    const mark = canvas.getByRole('button', { name: '警告：教学目标 2' });
    await userEvent.tab();
    await expect(mark).not.toHaveFocus();
    await userEvent.click(mark);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const FindingsAndDiscussions: Story = {
  tags: ['state:comment-mark.findings-and-discussions'],
  args: { findings: [error(1), error(2), error(3), vague], open: 3 },
  play: async ({ userEvent, args, canvas }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/第 3 个错误另有 1 个问题$/);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
  parameters: {
    atRest: ({ canvas }) =>
      expect(canvas.getByRole('button', { name: '3 个未解决的讨论：错误，共 4 个问题：教学目标 2' })).toHaveTextContent('3'),
  },
};

export const FindingAndResolved: Story = {
  tags: ['state:comment-mark.finding-and-resolved'],
  args: { findings: [advice], resolved: 1 },
  parameters: {
    atRest: ({ canvas }) => expect(canvas.getByRole('button', { name: '已解决的讨论：建议：教学目标 2' })).toBeVisible(),
  },
};

export const FindingsInEnglish: Story = {
  tags: ['state:comment-mark.findings-english'],
  globals: { language: '80102' },
  args: { name: 'Goal 2', findings: [error(1), vague], open: 1 },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const mark = canvas.getByRole('button', { name: '1 open discussion: Error, 2 findings in all: Goal 2' });
      await expect(mark).toHaveAccessibleDescription(/Error 1 of goal 2.*cannot be assessed/);
      await expect(chineseIn(document.body)).toEqual([]);
    },
  },
};
