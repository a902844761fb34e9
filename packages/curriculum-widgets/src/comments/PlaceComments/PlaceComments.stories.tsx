import type { ToldFinding } from '@college/curriculum-model';
import { userIds } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { aCollege } from '../../support/fakes/aCollege';
import { aComment, aThread, having } from '../fakes/threads';
import { PlaceComments, type PlaceCommentsProps } from './PlaceComments';

const college = aCollege({ as: 'majorLeader' });
const resolved = aThread(803, {
  isResolved: true,
  decided: { userId: userIds.courseEditor, at: '2026-05-13T01:40:00.000Z' },
  comments: [aComment(921, userIds.courseEditor, '已经改好。')],
});

const meta = {
  title: 'Widgets/Comments/PlaceComments',
  component: PlaceComments,
  args: {
    source: college.comments,
    majorId: 1001,
    place: 'course:1004',
    name: '数据结构',
    isCommented: true,
    userId: userIds.majorLeader,
    onCommentsChange: fn(),
  },
  beforeEach: college.serve(having(aThread(801), resolved)),
} satisfies Meta<typeof PlaceComments>;
export default meta;
type Story = StateStory<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const discussions = (canvas: Canvas) => canvas.findAllByRole('article', { name: /^讨论：/ });

export const Typical: Story = {
  tags: ['state:place-comments.typical'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(await discussions(canvas)).toHaveLength(2);
      await expect(canvas.getByText('同意。第 2 轮先保留，实习大纲改好后再加强。')).toBeVisible();
      await expect(canvas.queryByText('已经改好。')).toBeNull();
      await expect(canvas.getByRole('button', { name: '评论：数据结构' })).toBeVisible();
    },
  },
};

export const English: Story = {
  tags: ['state:place-comments.english'],
  globals: { language: '80102' },
  args: { name: 'Data Structures' },
  beforeEach: college.serve(having(aThread(801, { comments: [aComment(901, userIds.courseLeader, 'Too few hours?')] }))),
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(await canvas.findByText('Too few hours?')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Comment on Data Structures' })).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

/** Nothing is asked for. */
export const Empty: Story = {
  tags: ['state:place-comments.none'],
  args: { isCommented: false },
  beforeEach: college.serve(),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('button')).toEqual([canvas.getByRole('button', { name: '评论：数据结构' })]);
      await expect(canvas.queryByRole('article')).toBeNull();
    },
  },
};

/** By the keyboard alone; Esc closes the field. */
export const Writing: Story = {
  tags: ['state:place-comments.writing'],
  args: { isCommented: false },
  beforeEach: college.serve(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('x{Escape}');
    await expect(canvas.getByRole('button', { name: '评论：数据结构' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('学时是否偏少？');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: '评论：数据结构' })).toHaveValue('学时是否偏少？');
      await expect(canvas.getByRole('textbox', { name: '评论：数据结构' })).toHaveFocus();
    },
  },
};

/** What was sent stands there before anything is read. */
export const Begun: Story = {
  tags: ['state:place-comments.begun'],
  args: { isCommented: false },
  beforeEach: college.serve(({ comments }) => void comments.listThreads.mockImplementation(never)),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '评论：数据结构' }));
    await userEvent.keyboard('学时是否偏少？{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onCommentsChange).toHaveBeenCalledOnce());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(await discussions(canvas)).toHaveLength(1);
      await expect(canvas.getByText('学时是否偏少？')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '评论：数据结构' })).toHaveFocus();
    },
  },
};

const finding: ToldFinding = {
  id: 'strength.course-spread.course:1004',
  aliases: [],
  rule: 'strength.course-spread',
  level: 'warning',
  at: 'course:1004',
  sentence: { zh: '「数据结构」支撑 9 个指标点，任务过多', en: 'Data Structures supports 9 indicator points, too many' },
  owner: { zh: '数据结构', en: 'Data Structures' },
  record: { zh: '', en: '' },
  basis: 'b1',
};

/** What rules find stands above the discussions, with its reason and the ways to be rid of it. */
export const Findings: Story = {
  tags: ['state:place-comments.findings'],
  args: { findings: [finding], acceptFinding: () => Promise.resolve() },
  parameters: {
    atRest: async ({ canvas }) => {
      const found = within(canvas.getByRole('list', { name: '检查问题' }));
      await expect(found.getByText('「数据结构」支撑 9 个指标点，任务过多')).toBeVisible();
      await expect(found.getByRole('button', { name: /^接受…：/ })).toBeVisible();
      await expect(await discussions(canvas)).toHaveLength(2);
    },
  },
};

/** The thing is not there any more: what was said stays, and can be answered. */
export const Gone: Story = {
  tags: ['state:place-comments.gone'],
  args: { canBegin: false },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(await discussions(canvas)).toHaveLength(2);
      await expect(canvas.queryByRole('button', { name: '评论：数据结构' })).toBeNull();
      await expect(canvas.getByRole('textbox')).toBeVisible();
    },
  },
};

export const ReadOnly: Story = {
  tags: ['state:place-comments.read-only'],
  args: { userId: null },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(await discussions(canvas)).toHaveLength(2);
      await expect(canvas.queryByRole('textbox')).toBeNull();
    },
  },
};

export const Failed: Story = {
  tags: ['state:place-comments.failed'],
  beforeEach: college.serve(({ failures }) => void (failures.listComments = 'offline')),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(await canvas.findByText('没有读到评论')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
};

/** What others do is read once an application is told of it. */
function Told(props: PlaceCommentsProps) {
  const [changes, setChanges] = useState(0);
  return (
    <>
      <PlaceComments {...props} changes={changes} />
      <button type="button" data-testid="told" onClick={() => setChanges(changes + 1)} hidden>
        told
      </button>
    </>
  );
}

const other = college.as('courseLeader').comments;

/** Somebody answers and resolves while an answer is half written: it stays in its field, with the focus. */
export const OthersWrote: Story = {
  tags: ['state:place-comments.others-wrote'],
  render: (args) => <Told {...args} />,
  play: async ({ canvas, userEvent }) => {
    const [field] = await canvas.findAllByRole('textbox');
    await userEvent.type(field!, '还没写完的');
    await other.reply({ majorId: 1001, threadId: 801, text: '已经调整。', mentions: [] });
    canvas.getByTestId('told').click();
    await canvas.findByText('已经调整。');
    const { pageInfo } = await other.listThreads({ majorId: 1001, place: 'course:1004', state: 'open', pageNum: 1, pageSize: 20 });
    await other.resolveThread({ majorId: 1001, threadId: 801, isResolved: true, version: pageInfo.list[0]!.version });
    canvas.getByTestId('told').click();
    await canvas.findByRole('button', { name: '重新打开' });
    await userEvent.keyboard('答复');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox')).toHaveValue('还没写完的答复');
      await expect(canvas.getByRole('textbox')).toHaveFocus();
      await expect(canvas.getByText('已经调整。')).toBeVisible();
    },
  },
};
