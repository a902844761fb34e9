import { userIds } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { aCollege, type College } from '../../support/fakes/aCollege';
import { aComment, aThread, having } from '../fakes/threads';
import { CommentList } from './CommentList';

const college = aCollege({ as: 'majorLeader' });

const goalOf = ({ state }: College) => state.goals.find(({ courseId }) => courseId === 1004)!;

/** One about the course, one about a goal, a resolved one, and one about a goal that is not there any more. */
function several(own: College) {
  const { id, description, translations } = goalOf(own);
  const words = { zh: description, en: translations?.en?.description?.text ?? '' };
  having(
    aThread(801),
    aThread(802, {
      place: `course:1004/goal:${id}`,
      words,
      latestAt: '2026-05-13T02:00:00.000Z',
      comments: [aComment(911, userIds.majorEditor, '与 G5 重复，建议并入。')],
    }),
    aThread(803, {
      isResolved: true,
      decided: { userId: userIds.courseEditor, at: '2026-05-13T01:40:00.000Z' },
      comments: [aComment(921, userIds.courseEditor, '已经改好。')],
    }),
    aThread(804, {
      place: 'course:1004/goal:999001',
      words: { zh: '能实现常用算法', en: 'Can implement usual algorithms' },
      latestAt: '2026-05-12T02:00:00.000Z',
      comments: [aComment(931, userIds.courseLeader, '这一条为什么删除？')],
    }),
  )(own);
}

const meta = {
  title: 'Widgets/Comments/CommentList',
  component: CommentList,
  args: {
    source: college.comments,
    majorId: 1001,
    courseId: 1004,
    userId: userIds.majorLeader,
    placeHref: ({ here }) => (here === null ? undefined : `#${here}`),
    onCommentsChange: fn(),
  },
  beforeEach: college.serve(several),
} satisfies Meta<typeof CommentList>;
export default meta;
type Story = StateStory<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const write = (canvas: Context['canvas']) => canvas.findByRole('textbox', { name: '新评论' });

export const Typical: Story = {
  tags: ['state:comment-list.typical'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('article', { name: /^讨论：/ })).toHaveLength(3);
      await expect(canvas.getByRole('radio', { name: '未解决 3' })).toBeChecked();
      await expect(canvas.getByText('与 G5 重复，建议并入。')).toBeVisible();
      await expect(canvas.getAllByRole('link', { name: '教学目标' }).length).toBeGreaterThan(0);
      await expect(canvas.getByText('能实现常用算法', { selector: 's' })).toBeVisible();
    },
  },
};

export const English: Story = {
  tags: ['state:comment-list.english'],
  globals: { language: '80102' },
  beforeEach: college.serve(having(aThread(801, { comments: [aComment(901, userIds.courseLeader, 'Too few hours?')] }))),
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('radio', { name: 'Open 1' })).toBeChecked();
      await expect(canvas.getByText('Too few hours?')).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

export const ResolvedOnes: Story = {
  tags: ['state:comment-list.resolved'],
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('radio', { name: '已解决 1' })),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('radio', { name: '已解决 1' })).toBeChecked();
      await expect(canvas.getAllByRole('article', { name: /^讨论：/ })).toHaveLength(1);
      await expect(canvas.getByRole('button', { name: '展开' })).toBeVisible();
    },
  },
};

/** The discussions of a whole major say which course they are about. */
export const OfMajor: Story = {
  tags: ['state:comment-list.of-major'],
  args: { courseId: undefined },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByText('数据结构').length).toBeGreaterThan(2);
      await expect(canvas.getByRole('radio', { name: '全部 4' })).toBeVisible();
    },
  },
};

/** Under the thing itself its name is not said again. */
export const OfOnePlace: Story = {
  tags: ['state:comment-list.of-place'],
  args: { place: `course:1004/goal:${goalOf(college).id}` },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('article', { name: /^讨论：/ })).toHaveLength(1);
      await expect(canvas.queryByRole('link')).toBeNull();
      await expect(canvas.getByText('与 G5 重复，建议并入。')).toBeVisible();
    },
  },
};

export const Commented: Story = {
  tags: ['state:comment-list.commented'],
  beforeEach: college.serve(),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await write(canvas), '学时是否偏少？{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onCommentsChange).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '新评论' })).toHaveFocus());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const thread = within(canvas.getByRole('article', { name: '讨论：数据结构' }));
      await expect(thread.getByText('学时是否偏少？')).toBeVisible();
      await expect(canvas.getByRole('radio', { name: '未解决 1' })).toBeChecked();
      await expect(canvas.getByRole('textbox', { name: '新评论' })).toHaveValue('');
    },
  },
};

/** The thing was deleted while the comment was written. */
export const CommentRefused: Story = {
  tags: ['state:comment-list.comment-refused'],
  args: { place: 'course:1004/goal:999001' },
  beforeEach: college.serve(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await write(canvas), '学时是否偏少？{Control>}{Enter}{/Control}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('要评论的内容不存在，可能已被删除。')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '新评论' })).toHaveValue('学时是否偏少？');
    },
  },
};

export const AllResolved: Story = {
  tags: ['state:comment-list.none-open'],
  beforeEach: college.serve(
    having(aThread(803, { isResolved: true, decided: { userId: userIds.courseEditor, at: '2026-05-13T01:40:00.000Z' } })),
  ),
  parameters: { atRest: ({ canvas }) => expect(canvas.getByText('没有未解决的讨论')).toBeVisible() },
};

export const Empty: Story = {
  tags: ['state:comment-list.empty'],
  beforeEach: college.serve(),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('还没有评论')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '新评论' })).toBeVisible();
      await expect(canvas.queryByRole('radio')).toBeNull();
    },
  },
};

export const ReadOnly: Story = {
  tags: ['state:comment-list.read-only'],
  args: { userId: null },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('article', { name: /^讨论：/ })).toHaveLength(3);
      await expect(canvas.queryByRole('textbox')).toBeNull();
      await expect(canvas.queryByRole('button', { name: '标为已解决' })).toBeNull();
    },
  },
};

/** Twenty on a page. */
export const Many: Story = {
  tags: ['state:comment-list.many'],
  beforeEach: college.serve(
    having(
      ...Array.from({ length: 45 }, (_, at) =>
        aThread(2000 + at, { comments: [aComment(3000 + at, userIds.courseLeader, `第 ${at + 1} 条`)] }),
      ),
    ),
  ),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: /3/ })),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('article', { name: /^讨论：/ })).toHaveLength(5);
      await expect(canvas.getByText('第 1 条')).toBeVisible();
    },
  },
};

export const Loading: Story = {
  tags: ['state:comment-list.loading'],
  beforeEach: () => void college.comments.listThreads.mockImplementation(never),
  parameters: { atRest: ({ canvas }) => expect(canvas.getByRole('status', { name: '正在读取评论' })).toBeVisible() },
};

export const Failed: Story = {
  tags: ['state:comment-list.failed'],
  beforeEach: () => void college.comments.listThreads.mockRejectedValue(new Error('服务器没有回应，请稍后重试。')),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有读到评论')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
};

/** What was read stays under the failure of a later reading, with what somebody is writing in it. */
export const ReadAgainFailed: Story = {
  beforeEach: college.serve(having(aThread(801))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '您的回复' }), '写到一半');
    college.comments.listThreads.mockRejectedValue(new Error('服务器没有回应，请稍后重试。'));
    document.dispatchEvent(new Event('visibilitychange'));
    await canvas.findByText('没有读到评论');
    await expect(canvas.getByRole('textbox', { name: '您的回复' })).toHaveValue('写到一半');
  },
};
