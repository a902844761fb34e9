import { commentLimits, type CommentThread as Thread } from '@college/curriculum-model';
import { userIds } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { aCollege } from '../../support/fakes/aCollege';
import { aConflict } from '../../support/fakes/aConflict';
import { aComment, asRead, aThread, having } from '../fakes/threads';
import { CommentThread, type CommentThreadProps } from './CommentThread';

const college = aCollege({ as: 'majorLeader' });
const stored = aThread(801);
const reply = (canvas: Context['canvas']) => canvas.findByRole('textbox', { name: '您的回复' });

/** The discussion as it changes; what it is changed to is also told to the story. */
function Live({ thread: first, onThreadChange, ...props }: CommentThreadProps) {
  const [thread, setThread] = useState<Thread | null>(first);
  return (
    thread && (
      <CommentThread
        {...props}
        thread={thread}
        onThreadChange={(next) => {
          setThread(next);
          onThreadChange(next);
        }}
      />
    )
  );
}

const meta = {
  title: 'Widgets/Comments/CommentThread',
  component: CommentThread,
  render: (args) => <Live {...args} />,
  args: {
    source: college.comments,
    majorId: 1001,
    thread: asRead(stored),
    userId: userIds.majorLeader,
    onThreadChange: fn(),
  },
  beforeEach: college.serve(having(stored)),
} satisfies Meta<typeof CommentThread>;
export default meta;
type Story = StateStory<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const Typical: Story = {
  tags: ['state:comment-thread.typical'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
      await expect(canvas.getByRole('textbox', { name: '您的回复' })).toHaveValue('');
      await expect(canvas.getByRole('button', { name: '标为已解决' })).toBeVisible();
      await expect(canvas.getAllByRole('button', { name: /^编辑：周敏/ })).toHaveLength(1);
      await expect(canvas.queryByRole('button', { name: /^编辑：孙越/ })).toBeNull();
    },
  },
};

export const English: Story = {
  tags: ['state:comment-thread.english'],
  globals: { language: '80102' },
  args: {
    isPlaceShown: true,
    thread: asRead(
      { ...stored, comments: [aComment(901, userIds.courseLeader, 'Only weak support is left for 5.2. Can we keep the strong one?')] },
      { language: 'en' },
    ),
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('textbox', { name: 'Your reply' })).toBeVisible();
      await expect(canvas.getByText('Sun Yue')).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

/** Ctrl+Enter sends; the field is empty again and keeps the focus. */
export const Replied: Story = {
  tags: ['state:comment-thread.replied'],
  play: async ({ canvas, userEvent }) => {
    const field = await reply(canvas);
    await userEvent.type(field, '好，已改。{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText('好，已改。', { selector: 'p *' })).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
      await expect(canvas.getByRole('textbox', { name: '您的回复' })).toHaveValue('');
    },
  },
};

export const Sending: Story = {
  tags: ['state:comment-thread.sending'],
  beforeEach: () => void college.comments.reply.mockImplementation(never),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await reply(canvas), '好，已改。{Control>}{Enter}{/Control}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: /正在发送/ })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '您的回复' })).toHaveAttribute('readonly');
    },
  },
};

/** What was written stays. */
export const SendFailed: Story = {
  tags: ['state:comment-thread.send-failed'],
  beforeEach: () => void college.comments.reply.mockRejectedValue(new Error('服务器没有回应，请稍后重试。')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await reply(canvas), '好，已改。');
    await userEvent.click(canvas.getByRole('button', { name: '回复' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('服务器没有回应，请稍后重试。')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '您的回复' })).toHaveValue('好，已改。');
    },
  },
};

/** Behind an @ people are offered; arrows walk and Enter takes one. */
export const Mentioning: Story = {
  tags: ['state:comment-thread.mentioning'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await reply(canvas), '请@');
    await canvas.findByRole('option', { name: '赵启明' });
    await userEvent.keyboard('{ArrowDown}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const people = within(canvas.getByRole('listbox', { name: '可提及的人员' }));
      const [first, second] = people.getAllByRole('option');
      await expect(first).toHaveAttribute('aria-selected', 'false');
      await expect(second).toHaveAttribute('aria-selected', 'true');
      await expect(people.queryByRole('option', { name: '演示账号' })).toBeNull();
      await expect(canvas.getByRole('textbox', { name: '您的回复' })).toHaveAttribute('aria-activedescendant', second!.id);
    },
  },
};

export const Mentioned: Story = {
  tags: ['state:comment-thread.mentioned'],
  play: async ({ canvas, userEvent, args }) => {
    const field = await reply(canvas);
    await userEvent.type(field, '请@何');
    await canvas.findByRole('option', { name: '何佳' });
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('请@何佳 ');
    await userEvent.type(field, '确认{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onThreadChange).toHaveBeenCalled());
    await expect(college.comments.reply).toHaveBeenCalledWith(expect.objectContaining({ mentions: [userIds.majorEditor] }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('@何佳', { selector: 'b' })).toBeVisible();
      await expect(canvas.queryByRole('listbox')).toBeNull();
    },
  },
};

/** Somebody lost the right to read while the comment was written. */
export const MentionRefused: Story = {
  tags: ['state:comment-thread.mention-refused'],
  beforeEach: () => void college.comments.reply.mockRejectedValue(new Error('刘洋无权查看此处，不能提及。')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await reply(canvas), '请@刘洋 确认{Control>}{Enter}{/Control}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('刘洋无权查看此处，不能提及。')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '您的回复' })).toHaveValue('请@刘洋 确认');
    },
  },
};

export const Editing: Story = {
  tags: ['state:comment-thread.editing'],
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: /^编辑：周敏/ })),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: '您的评论' })).toHaveValue('同意。第 2 轮先保留，实习大纲改好后再加强。');
      await expect(canvas.getByRole('button', { name: '保存' })).toBeVisible();
    },
  },
};

export const Edited: Story = {
  tags: ['state:comment-thread.edited'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^编辑：周敏/ }));
    await userEvent.type(await canvas.findByRole('textbox', { name: '您的评论' }), '列在本提案里。{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^编辑：周敏/ })).toHaveFocus());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('同意。第 2 轮先保留，实习大纲改好后再加强。列在本提案里。')).toBeVisible();
      await expect(canvas.getByText('已编辑')).toBeVisible();
    },
  },
};

/** Changed on another device meanwhile: that text stands above what is written here. */
export const EditConflict: Story = {
  tags: ['state:comment-thread.edit-conflict'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^编辑：周敏/ }));
    await college.as('majorLeader').comments.editComment({ majorId: 1001, id: 902, version: 1, text: '在手机上改过。' });
    await userEvent.type(await canvas.findByRole('textbox', { name: '您的评论' }), '补充{Control>}{Enter}{/Control}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('这条评论已在别处被修改，请查看现在的内容，再决定是否保存。')).toBeVisible();
      await expect(canvas.getByText('在手机上改过。')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '您的评论' })).toHaveValue('同意。第 2 轮先保留，实习大纲改好后再加强。补充');
    },
  },
};

export const DeleteAsked: Story = {
  tags: ['state:comment-thread.delete-asked'],
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: /^删除：周敏/ })),
  parameters: {
    atRest: async () => {
      const dialog = within(screen.getByRole('alertdialog', { name: '删除这条评论？' }));
      await expect(dialog.getByText('删除后不能恢复。')).toBeVisible();
      await expect(dialog.getByRole('button', { name: '删除评论' })).toBeVisible();
    },
  },
};

/** A comment that others answered leaves a line. */
export const Deleted: Story = {
  tags: ['state:comment-thread.deleted'],
  args: { userId: userIds.courseLeader, source: college.as('courseLeader').comments },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^删除：孙越/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('之后有他人的评论，因此会留下一行说明。')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '删除评论' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '您的回复' })).toHaveFocus());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const [first, second] = canvas.getAllByRole('listitem');
      await expect(within(first!).getByText('评论已删除')).toBeVisible();
      await expect(within(first!).queryByRole('button')).toBeNull();
      await expect(second).toHaveTextContent('同意');
    },
  },
};

/** The last comment takes the discussion along. */
export const LastDeleted: Story = {
  args: { thread: asRead({ ...stored, comments: [stored.comments[1]!] }) },
  beforeEach: college.serve(having({ ...stored, comments: [stored.comments[1]!] })),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^删除：周敏/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('这是最后一条评论，讨论将一同删除。')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '删除评论' }));
    await waitFor(() => expect(args.onThreadChange).toHaveBeenCalledWith(null));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

const decided = { userId: userIds.majorLeader, at: '2026-05-13T01:40:00.000Z' };
const solved = aThread(802, { isResolved: true, decided });

export const Resolved: Story = {
  tags: ['state:comment-thread.resolved'],
  args: { thread: asRead(solved) },
  beforeEach: college.serve(having(solved)),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('孙越、周敏，2 条评论，周敏于 2026-05-13 09:40 标为已解决')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '展开', expanded: false })).toBeVisible();
      await expect(canvas.queryByRole('textbox')).toBeNull();
    },
  },
};

export const ResolvedShown: Story = {
  tags: ['state:comment-thread.resolved-shown'],
  args: { thread: asRead(solved) },
  beforeEach: college.serve(having(solved)),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: '展开' })),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '收起', expanded: true })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重新打开' })).toBeVisible();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    },
  },
};

/** It folds to a line; the focus goes to what shows it again. */
export const JustResolved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '标为已解决' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '展开' })).toHaveFocus());
  },
};

export const Reopened: Story = {
  tags: ['state:comment-thread.reopened'],
  args: { thread: asRead(solved), defaultExpanded: true },
  beforeEach: college.serve(having(solved)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重新打开' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '您的回复' })).toHaveFocus());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(/^周敏于 2026-05-14 \d\d:00 重新打开$/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: '标为已解决' })).toBeVisible();
    },
  },
};

/** Somebody answered since it was read: the answer is shown, and nothing is resolved. */
export const ResolveConflict: Story = {
  tags: ['state:comment-thread.resolve-conflict'],
  play: async ({ canvas, userEvent }) => {
    await college.as('majorEditor').comments.reply({ majorId: 1001, threadId: 801, text: '等一下，还有一个问题。' });
    await userEvent.click(await canvas.findByRole('button', { name: '标为已解决' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('这个讨论刚刚有变化，请查看后再操作。')).toBeVisible();
      await expect(canvas.getByText('等一下，还有一个问题。')).toBeVisible();
    },
  },
};

/** Another backend's conflict carries no discussion: the sentence alone is shown. */
export const ResolveFailed: Story = {
  tags: ['state:comment-thread.resolve-failed'],
  beforeEach: () => void college.comments.resolveThread.mockRejectedValue(aConflict('讨论已被更改。')),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: '标为已解决' })),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('讨论已被更改。')).toBeVisible();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    },
  },
};

export const AnchorLost: Story = {
  tags: ['state:comment-thread.anchor-lost'],
  args: {
    isPlaceShown: true,
    thread: asRead({ ...stored, place: 'course:1004/goal:2210', words: { zh: '能分析算法的时间与空间复杂度', en: '' } }, { here: null }),
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('能分析算法的时间与空间复杂度', { selector: 's' })).toBeVisible();
      await expect(canvas.getByText('已删除')).toBeVisible();
      await expect(canvas.getByText('所讨论的内容已删除，这里保留它最后的名称。')).toBeVisible();
    },
  },
};

export const Reworded: Story = {
  tags: ['state:comment-thread.reworded'],
  args: {
    isPlaceShown: true,
    placeHref: '#goal-2210',
    thread: asRead(
      { ...stored, place: 'course:1004/goal:2210', words: { zh: '并指出瓶颈', en: '' } },
      { wordsNow: '指出瓶颈并比较改进方案' },
    ),
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('并指出瓶颈', { selector: 's' })).toBeVisible();
      await expect(canvas.getByText('指出瓶颈并比较改进方案')).toBeVisible();
      await expect(canvas.getByText('原文已改')).toBeVisible();
      await expect(canvas.getByRole('link', { name: '教学目标' })).toBeVisible();
    },
  },
};

/** A course that was renamed since, under its own line. */
export const CourseRenamed: Story = {
  args: {
    thread: asRead(stored, { wordsNow: '数据结构与算法', course: { id: 1004, name: '数据结构与算法' } }),
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('数据结构', { selector: 's' })).toBeVisible();
      await expect(canvas.getAllByText('数据结构与算法')).toHaveLength(1);
    },
  },
};

export const ReadOnly: Story = {
  tags: ['state:comment-thread.read-only'],
  args: { userId: null },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
      await expect(canvas.queryByRole('textbox')).toBeNull();
      await expect(canvas.queryByRole('button')).toBeNull();
    },
  },
};

/** What looks like a script is text. */
export const LongTexts: Story = {
  tags: ['state:comment-thread.long-texts'],
  args: {
    thread: asRead({
      ...stored,
      comments: [
        aComment(901, userIds.courseLeader, `${'学生能够选用单元测试与接口测试工具，并说明其适用范围。'.repeat(12)}\n第二行`),
        aComment(902, userIds.majorLeader, `<script>alert('x')</script> https://example.com/${'a'.repeat(300)}`),
      ],
    }),
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(/<script>alert/)).toBeVisible();
      const thread = canvas.getByRole('article');
      await expect(thread.scrollWidth).toBeLessThanOrEqual(thread.clientWidth);
    },
  },
};

/** As long as a discussion can be: the first comment and the last ones, the others for the asking. */
export const Long: Story = {
  tags: ['state:comment-thread.long'],
  args: {
    thread: asRead({
      ...stored,
      comments: Array.from({ length: commentLimits.inThread }, (_, at) => aComment(1001 + at, userIds.courseLeader, `第 ${at + 1} 条`)),
    }),
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('第 1 条')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '显示中间 189 条评论' })).toBeVisible();
      await expect(canvas.queryByText('第 190 条')).toBeNull();
      await expect(canvas.getByText('第 191 条')).toBeVisible();
      await expect(canvas.getByText('第 200 条')).toBeVisible();
    },
  },
};

export const LongShown: Story = {
  tags: ['state:comment-thread.long-shown'],
  args: Long.args!,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '显示中间 189 条评论' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(commentLimits.inThread);
      await expect(canvas.queryByRole('button', { name: /^显示中间/ })).toBeNull();
      await expect(canvas.getAllByRole('listitem')[1]).toHaveFocus();
    },
  },
};
