import { replyCodes } from '@college/curriculum-model';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { memoryStorage } from '../../course-units/fakes/memoryStorage';
import { never } from '../../course-units/fakes/never';
import { conflictActs } from '../fakes/conflictActs';
import { aMergeSource, mergeReceipt, overtaken, refusal } from '../fakes/mergeFakes';
import { currentActs, draftActs, manyConflicts, mergeSides } from '../fakes/mergeSides';
import { MergeDesk } from './MergeDesk';

const source = aMergeSource();
const onMerged = fn();
const onLeave = fn();
const quiet = { draft: draftActs, current: conflictActs.editEdit.current };
const noConflict = mergeSides({ draft: draftActs.slice(0, 4), current: currentActs.slice(-3) });

const meta = {
  title: 'Widgets/Editions/MergeDesk',
  component: MergeDesk,
  args: {
    source,
    editionId: 12,
    into: 'current',
    userId: 1001,
    draftStorage: { ...memoryStorage(), getItem: () => null },
    onMerged,
    onLeave,
  },
  beforeEach: (context) => {
    onMerged.mockReset();
    onLeave.mockReset();
    source.serve()(context);
  },
} satisfies Meta<typeof MergeDesk>;
export default meta;
type Story = StateStory<typeof meta>;
type Play = NonNullable<Story['play']>;
type Gestures = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

/** Decides all five conflicts by their keys. */
async function decideAll({ canvas, userEvent }: Gestures) {
  await canvas.findByText('0/5');
  for (const key of ['2', 'j', '3', 'j', '1', 'j', '3', 'j', '2']) await userEvent.keyboard(key);
  await canvas.findByText('5/5');
}

async function finish({ canvas, userEvent }: Gestures) {
  const button = canvas.getByRole('button', { name: '完成合并' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '合并' }));
}

/** Some are decided: the list says how, the result still has question marks. */
export const Undecided: Story = {
  tags: ['state:merge-desk.undecided'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('0/5');
    await userEvent.click(within(canvas.getByRole('radiogroup', { name: '工程伦理，课程简介' })).getByRole('radio', { name: '用现行的' }));
    await userEvent.keyboard('j2');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('2/5')).toBeVisible();
      await expect(canvas.getByRole('button', { name: /工程伦理，课程简介/ })).toHaveTextContent('用现行的');
      await expect(canvas.getByRole('button', { name: /工程伦理，理论学时/ })).toHaveTextContent('用我的');
      await expect(canvas.getByRole('button', { name: '完成合并' })).toBeDisabled();
      await expect(canvas.getByRole('button', { name: '完成合并' })).toHaveAccessibleDescription('还有 3 处未决定');
      await expect(canvas.getByText('1,160')).toBeVisible();
      await expect(canvas.getAllByRole('img', { name: '未决定' })).toHaveLength(2);
    },
  },
};

/** Nobody has to decide anything: one sentence, one button. */
export const NoConflict: Story = {
  tags: ['state:merge-desk.no-conflict'],
  beforeEach: source.serve({ sides: noConflict }),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有冲突')).toBeVisible();
      await expect(canvas.getByText('4 处变更可以直接并入。')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '完成合并' })).toBeEnabled();
    },
  },
};

export const English: Story = {
  globals: { language: '80102' },
  beforeEach: source.serve({ sides: noConflict }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('4 changes can go in as they are.')).toBeVisible();
    await expect(canvas.getByRole('banner')).toHaveTextContent('“2026 修订稿” into the current edition of 软件工程');
    await expect(chineseIn(canvasElement).filter((words) => !/修订稿|软件工程|职业规范与法律/.test(words))).toEqual([]);
  },
};

export const Nothing: Story = {
  tags: ['state:merge-desk.nothing-to-merge'],
  beforeEach: source.serve({ sides: mergeSides({ draft: [] }) }),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有可合并的变更')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: '完成合并' })).toBeNull();
    },
  },
};

/** A text of one's own, with the three versions above it. */
export const OwnText: Story = {
  tags: ['state:merge-desk.own-text'],
  beforeEach: source.serve({ sides: mergeSides(conflictActs.editEdit) }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('0/1');
    await userEvent.keyboard('e');
    const field = await canvas.findByRole('textbox', { name: '自己写的' });
    await expect(field).toHaveValue('能分析算法的时间与空间复杂度，说明资源代价');
    await userEvent.clear(field);
    await userEvent.type(field, '能分析复杂度，指出瓶颈和资源代价');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: '自己写的' })).toHaveValue('能分析复杂度，指出瓶颈和资源代价');
      await expect(canvas.getByRole('button', { name: '用这段' })).toBeEnabled();
      await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    },
  },
};

/** One change was chosen; what it depends on comes along and is named. */
export const BroughtAlong: Story = {
  tags: ['state:merge-desk.brought-along'],
  beforeEach: source.serve({ sides: noConflict }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '选择…' }));
    const dialog = within(await screen.findByRole('dialog', { name: '选择要并入的变更' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: '全部' }));
    await userEvent.click(dialog.getByRole('button', { name: '展开职业规范与法律的变更' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: '教学目标 能依据法律与规范判断责任' }));
    await expect(dialog.getByText('已选 1 处，共 4 处')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '并入所选' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('连带并入 2')).toBeVisible();
      await expect(canvas.getByText('2 处，所选变更离不开它们')).toBeVisible();
      await expect(canvas.getByText('所选变更')).toBeVisible();
    },
  },
};

/** Somebody changed the current edition before the merge was stored: a new conflict is last, decisions stay. */
export const ChangedMeanwhile: Story = {
  tags: ['state:merge-desk.changed-meanwhile'],
  play: async (context) => {
    await decideAll(context);
    source.mergeEdition.mockImplementationOnce(() => {
      const { editDelete } = conflictActs;
      source.serve({
        sides: mergeSides({ draft: [...draftActs, ...editDelete.draft], current: [...currentActs, ...editDelete.current] }),
      })();
      return Promise.reject(overtaken());
    });
    await finish(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(/这次没有合并，已作的决定都保留。新增 1 处冲突，排在最后。/)).toBeVisible();
      await expect(canvas.getByText('5/6')).toBeVisible();
      const links = within(canvas.getByRole('navigation', { name: '并入范围' })).getAllByRole('button', {
        name: /用我的|用现行的|用起点的|未决定/,
      });
      await expect(links.at(-1)).toHaveTextContent('未决定');
      await expect(onMerged).not.toHaveBeenCalled();
    },
  },
};

/** By keyboard alone: what changed is read and goes, and the focus stays on the desk. */
export const NewsUnderstood: Story = {
  play: async (context) => {
    await ChangedMeanwhile.play!(context);
    const { canvas, userEvent } = context;
    const news = (await canvas.findByText(/这次没有合并/)).closest<HTMLElement>('[role="status"]')!;
    within(news).getByRole('button', { name: '关闭' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText(/这次没有合并/)).toBeNull();
    await expect(canvas.getByRole('group', { name: '并入现行版' })).toHaveFocus();
  },
};

export const Merging: Story = {
  tags: ['state:merge-desk.merging'],
  args: { into: 'draft' },
  play: async ({ canvas, userEvent }) => {
    await decideAll({ canvas, userEvent });
    source.updateEdition.mockImplementation(never);
    const button = canvas.getByRole('button', { name: '完成合并' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: /正在合并…/ })).toBeVisible();
      await expect(canvas.getAllByRole('radio')[0]).toBeDisabled();
    },
  },
};

export const Failed: Story = {
  tags: ['state:merge-desk.failed'],
  play: async (context) => {
    await decideAll(context);
    source.mergeEdition.mockRejectedValueOnce(new Error('系统错误'));
    await finish(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('合并没有保存。 系统错误');
      await expect(canvas.getByText('5/5')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '完成合并' })).toBeEnabled();
    },
  },
};

export const RightLost: Story = {
  tags: ['state:merge-desk.right-lost'],
  play: async (context) => {
    await decideAll(context);
    source.mergeEdition.mockRejectedValueOnce(refusal(replyCodes.noRight, '您没有权限进行此操作。'));
    await finish(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('您没有权限进行此操作。 您已不能在这里合并，决定仍然保留。');
      await expect(canvas.getByRole('button', { name: '完成合并' })).toBeDisabled();
    },
  },
};

/** The other direction: the current edition goes into the draft, at once. */
export const Update: Story = {
  tags: ['state:merge-desk.update'],
  args: { into: 'draft' },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: '并入现行的变更' })).toBeVisible();
      await expect(canvas.getByText('到修订稿「2026 修订稿」')).toBeVisible();
      await expect(canvas.getByText('保留我的 5')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: '选择…' })).toBeNull();
      await expect(canvas.getByText('0/5')).toBeVisible();
    },
  },
};

export const Merged: Story = {
  play: async (context) => {
    await decideAll(context);
    await finish(context);
    await waitFor(() => expect(onMerged).toHaveBeenCalledWith(mergeReceipt));
    const [request] = source.mergeEdition.mock.calls[0] ?? [];
    await expect(request).toMatchObject({ id: 12, seen: 'a1', take: 'all', keepOpen: false });
    await expect(Object.values(request?.choices ?? {})).toEqual(['draft', 'current', 'base', 'current', 'draft']);
  },
};

/** A decision is taken back by Ctrl+Z, and spoken. */
export const TakenBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('0/5');
    await userEvent.click(canvas.getByRole('button', { name: '以下 4 处都用我的' }));
    await expect(await canvas.findByText('4/5')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(await canvas.findByText('0/5')).toBeVisible();
    await expect(canvas.getByText('已收回 4 处决定')).toBeInTheDocument();
  },
};

const storage = memoryStorage();

/** Decisions are kept for the person; those that fit no longer are named. */
export const KeptDecisions: Story = {
  args: { draftStorage: storage, into: 'draft' },
  beforeEach: (context) => {
    storage.removeItem('college:edition-merge:1001:12:draft');
    storage.setItem(
      'college:edition-merge:1001:12:draft',
      JSON.stringify({
        format: 1,
        take: 'all',
        choices: { 'course:1010#introduction': 'draft', 'course:1005#name': 'current' },
        titles: { 'course:1005#name': '操作系统，课程名称' },
      }),
    );
    source.serve()(context);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1/5')).toBeVisible();
    await expect(canvas.getByText('以下决定已不适用：操作系统，课程名称。')).toBeVisible();
  },
};

export const EightyConflicts: Story = {
  beforeEach: source.serve({ sides: mergeSides(manyConflicts(80)) }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('0/80')).toBeVisible();
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('2');
    await expect(await canvas.findByText('1/80')).toBeVisible();
    const [first] = canvas.getAllByRole('heading', { level: 3 });
    await expect(first).toHaveFocus();
  },
};

export const LoadingFailed: Story = {
  beforeEach: (context) => {
    source.serve()(context);
    source.planMerge.mockRejectedValueOnce(new Error('系统错误'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(await canvas.findByText('0/5')).toBeVisible();
  },
};

/** What nobody has to decide opens to its changes. */
export const Unfolded: Story = {
  beforeEach: source.serve({ sides: mergeSides(quiet) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^职业规范与法律/ }));
    await expect(canvas.getByText('能依据法律与规范判断责任')).toBeVisible();
  },
};
