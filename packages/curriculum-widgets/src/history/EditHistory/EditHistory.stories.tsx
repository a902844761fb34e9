import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { aDraft } from '../../editions/fakes/someEditions';
import { aCollege } from '../../support/fakes/aCollege';
import { changeCourse } from '../fakes/changedCourse';
import { EditHistory } from './EditHistory';

const college = aCollege();
const { listHistory, restoreHistory } = college.history;
const serve = (count: number) => college.serve((one) => changeCourse(one, count));

const meta = {
  title: 'Widgets/History/EditHistory',
  component: EditHistory,
  args: {
    name: '数据结构',
    records: [
      { kind: 'course', recordId: 1004 },
      { kind: 'points', recordId: 1004 },
      { kind: 'goals', recordId: 1004 },
    ],
    source: college.history,
    isOpen: true,
    onOpenChange: fn(),
    onRestored: fn(),
  },
  beforeEach: serve(5),
  parameters: { pageWords: ['课程名称', '课程简介', '★ 强支撑', '☆ 弱支撑'] },
} satisfies Meta<typeof EditHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

const restoreName = '恢复到修改前：2026-05-14 16:00 赵启明';

export const ByDay: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog', { name: '数据结构的修改历史' });
    await expect(await within(dialog).findByRole('heading', { name: '2026-05-14' })).toBeVisible();
    await expect(within(dialog).getAllByText('数据结构与算法')[0]).toBeVisible();
    await expect(within(dialog).getAllByText('和空间', { selector: 'ins' })[0]).toBeVisible();
    await expect(within(dialog).getAllByText('课程定位')[0]).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: '其余 3 处修改' }));
    await expect(within(dialog).getByText('项目/章节 · 第 9 章')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('radio', { name: '教学目标' }));
    await waitFor(() => expect(listHistory).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'goals' }), expect.anything()));
  },
};

/** What a merge brought stands under it, with the way to its receipt. */
export const OfMerge: Story = {
  args: { receiptHref: ({ id }) => `/major/editions/receipt?majorId=1001&id=${id}` },
  beforeEach: college.serve((one) => {
    changeCourse(one, 6);
    one.state.editions.push({ ...aDraft(12, { name: '2026 修订', status: 'merged' }), userId: 1007, baseStateId: null, stateId: null });
    const state = one.stateOf('current:1001');
    const act = { homeMajorId: 1001, editionId: 9012, targetMajorId: 1001, act: 'merge' as const, undoOfId: null, userId: 1007 };
    one.state.editionReceipts.push({ ...act, id: 77, note: '', choices: {}, at: '2026-05-14T07:00:00Z', before: state, after: state });
    for (const change of one.state.history.slice(1)) Object.assign(change, { receiptId: 77, time: '2026-05-14T07:00:00Z' });
  }),
  play: async ({ canvas, userEvent }) => {
    const merge = within(await canvas.findByRole('list', { name: '并入修订稿「2026 修订」' }));
    await expect(merge.getAllByRole('button', { name: /^恢复到修改前/ })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: '回执' })).toHaveAttribute('href', '/course/major/editions/receipt?majorId=1001&id=77');
    await userEvent.click(canvas.getByRole('button', { name: '其余 2 条记录' }));
    await expect(merge.getAllByRole('button', { name: /^恢复到修改前/ })).toHaveLength(5);
    await expect(canvas.getAllByRole('button', { name: /^恢复到修改前/ })).toHaveLength(6);
  },
};

/** A quick fix is named by its rule and what it did. */
export const OfQuickFix: Story = {
  beforeEach: college.serve((one) => {
    changeCourse(one, 2);
    const state = one.stateOf('current:1001');
    const act = {
      homeMajorId: 1001,
      editionId: null,
      targetMajorId: 1001,
      note: '',
      choices: {},
      at: '2026-05-14T07:00:00Z',
      userId: 1007,
    };
    const fix = { zh: '先修课安排过晚：移除这门先修课', en: 'Prerequisites that come too late: Take this prerequisite out' };
    one.state.editionReceipts.push({ ...act, id: 78, act: 'undo', undoOfId: 77, before: state, after: state, fix });
    one.state.editionReceipts.push({ ...act, id: 77, act: 'fix', undoOfId: null, before: state, after: state, fix });
    one.state.history.forEach((change, at) => Object.assign(change, { receiptId: 78 - at, time: '2026-05-14T07:00:00Z' }));
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: '快速修改：先修课安排过晚：移除这门先修课' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: '撤销快速修改：先修课安排过晚：移除这门先修课' })).toBeVisible();
  },
};

export const RestoreAsked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: restoreName }));
    const question = await canvas.findByRole('alertdialog');
    await expect(within(question).getByText('赵启明 2026-05-14 16:00 修改的内容将回到修改之前的样子。')).toBeVisible();
    await expect(within(question).queryByText(/尚未保存/)).toBeNull();
    await userEvent.click(within(question).getByRole('button', { name: '恢复' }));
    await expect(await canvas.findByText('已恢复到修改之前的内容。')).toBeVisible();
    await expect(restoreHistory).toHaveBeenCalledWith({ id: 9005, latestId: 9005 });
    await expect(args.onRestored).toHaveBeenCalledWith('course');
    await waitFor(() => expect(listHistory).toHaveBeenCalledTimes(2));
  },
};

export const UnsavedEditsAndLaterChanges: Story = {
  args: { hasUnsavedEdits: true },
  play: async ({ canvas, userEvent }) => {
    const [, second] = await canvas.findAllByRole('button', { name: /^恢复到修改前/ });
    await userEvent.click(second!);
    const question = await canvas.findByRole('alertdialog');
    await expect(within(question).getByText('当前页面有尚未保存的修改，恢复后这些修改会被放弃。')).toBeVisible();
    await expect(within(question).getByText('此后对这部分内容的修改也会一并撤销。')).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(restoreHistory).not.toHaveBeenCalled();
  },
};

export const PartlyRestored: Story = {
  beforeEach: () => {
    restoreHistory.mockResolvedValue({ leftOut: ['2 个教学目标未恢复：其指标点已被删除。'] });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: restoreName }));
    await userEvent.click(await canvas.findByRole('button', { name: '恢复' }));
    await expect(await canvas.findByText('2 个教学目标未恢复：其指标点已被删除。')).toBeVisible();
  },
};

export const RestoreRefused: Story = {
  beforeEach: () => {
    restoreHistory.mockRejectedValue(new Error('打开历史之后又有新的修改，请核对后再恢复。'));
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: restoreName }));
    await userEvent.click(await canvas.findByRole('button', { name: '恢复' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('打开历史之后又有新的修改');
    await expect(args.onRestored).not.toHaveBeenCalled();
    await waitFor(() => expect(listHistory).toHaveBeenCalledTimes(2));
  },
};

export const OnePerson: Story = {
  beforeEach: serve(23),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('navigation')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^恢复到修改前/ })).toHaveLength(3));
    await userEvent.click(canvas.getByRole('button', { name: /修改人/ }));
    await userEvent.click(await canvas.findByRole('option', { name: '孙越' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^恢复到修改前.*赵启明/ })).toBeNull());
    await expect(listHistory).toHaveBeenLastCalledWith(expect.objectContaining({ userId: 1007, pageNum: 1 }), expect.anything());
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '2026-05-14' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^恢复到修改前/ })).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: serve(0),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有修改记录')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => {
    listHistory.mockImplementation(never);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: '正在加载修改历史' })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: () => {
    listHistory.mockRejectedValueOnce(new Error('系统错误'));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('没有取到修改历史')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('heading', { name: '2026-05-14' })).toBeVisible();
  },
};

export const English: Story = {
  args: { name: 'Data structures' },
  globals: { language: '80102' },
  beforeEach: async () => {
    const { pageInfo, people } = await college
      .as('collegeAdmin')
      .history.listHistory({ kind: 'course', recordId: 1004, pageNum: 1, pageSize: 3 });
    const changes = [{ label: 'Course unit name', before: 'Data structures', after: '' }];
    const list = pageInfo.list.map((entry) => ({ ...entry, changes, changeCount: 4 }));
    listHistory.mockResolvedValue({ pageInfo: { list, total: 3 }, people });
  },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Edit history of Data structures' });
    await expect(await within(dialog).findAllByText('and 3 more changes not listed here')).toHaveLength(3);
    await expect(chineseIn(dialog)).toEqual([]);
  },
};
