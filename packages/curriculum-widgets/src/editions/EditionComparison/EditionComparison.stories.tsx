import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { storyCell } from '../../matrices/MajorMatrix/storyCells';
import { aComparisonSource } from '../fakes/comparisonSource';
import { mergeReceipt } from '../fakes/mergeFakes';
import {
  addedCourse,
  manyChanges,
  mergedIndicators,
  movedIndicator,
  otherCoverage,
  otherTexts,
  removedCourse,
  renamedCourse,
  renumberedIndicators,
  revision2026,
  sameStates,
  splitIndicator,
} from '../fakes/revisions';
import type { ComparedSides } from './ComparisonSource';
import type { RevertSource } from './RevertSource';
import { EditionComparison } from './EditionComparison';

const { serve, ...source } = aComparisonSource();

const meta = {
  title: 'Widgets/Editions/EditionComparison',
  component: EditionComparison,
  decorators: [withToasts],
  args: {
    dataSource: source,
    left: 'current:1001',
    right: 'edition:12',
    sides: [
      { ref: 'current:1001', name: '现行版' },
      { ref: 'edition:12', name: '2026 修订稿', hint: '周敏 2026-05-15' },
      { ref: 'base:12', name: '2026 修订稿 · 基线' },
    ],
    onSidesChange: fn(),
    onGoTo: fn(),
    onBack: fn(),
  },
  beforeEach: serve(revision2026),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EditionComparison>;
export default meta;
type Story = StateStory<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const aside = (canvas: Canvas) => within(canvas.getByRole('complementary', { name: '变更' }));
/** An entry by what it says, in its order. */
const entry = (canvas: Canvas, ...words: string[]) => aside(canvas).getByRole('button', { name: named(...words) });
const named = (...words: string[]) => new RegExp(`^${words.map((one) => one.replaceAll('.', '\\.')).join('.*')}`);
const ready = (canvas: Canvas) => waitFor(() => expect(aside(canvas).getAllByRole('listitem').length).toBeGreaterThan(0));

export const Typical: Story = {
  tags: ['state:edition-comparison.typical'],
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.click(entry(canvas, '软件测试', '5.2'));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('22 处变更，9 门课程')).toBeVisible();
      await expect(
        aside(canvas)
          .getAllByRole('heading', { level: 3 })
          .map((head) => head.textContent)[0],
      ).toBe('软件测试');
      await expect(entry(canvas, '软件测试', '5.2', '强度减弱，由★ 强支撑到☆ 弱支撑')).toHaveAttribute('aria-current', 'true');
      await expect(storyCell(canvas, '软件测试', '5.2')).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByText('补上 5 处')).toBeVisible();
      await expect(canvas.getByText('新开 1 处')).toBeVisible();
      await expect(canvas.getByText('21 处未看')).toBeVisible();
    },
  },
};

const receipt = { ...mergeReceipt, act: 'revert' as const, changes: 2 };
const reverting = {
  revertEdition: fn<RevertSource['revertEdition']>(),
  planUndo: fn<RevertSource['planUndo']>(),
  undoMerge: fn<RevertSource['undoMerge']>(),
};
const onReverted = fn();
const undoPlan = { receiptId: 41, seen: 'u1', conflicts: [], undecided: 0, changes: [], findings: [] };

/** A draft beside its base, in which changes can be reverted. */
const beside: Pick<Story, 'args' | 'beforeEach'> = {
  args: { left: 'base:12', reverting, canUndo: true, receiptHref: (id) => `#receipt-${id}`, onReverted },
  beforeEach: (context) => {
    serve(() => ({ ...revision2026(), left: { ref: 'base:12', kind: 'base', name: '2026 修订稿 · 基线' }, seen: 's1' }))(context);
    onReverted.mockReset();
    reverting.revertEdition.mockReset().mockResolvedValue(receipt);
    reverting.planUndo.mockReset().mockResolvedValue(undoPlan);
    reverting.undoMerge.mockReset().mockResolvedValue({ ...receipt, id: 42, act: 'undo' });
  },
};

async function revertWeakened({ canvas, userEvent }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>) {
  await ready(canvas);
  await userEvent.click(entry(canvas, '软件测试', '5.2'));
  await userEvent.click(aside(canvas).getByRole('button', { name: '还原到基线…' }));
  await userEvent.click(await within(document.body).findByRole('button', { name: '还原' }));
}

/** One change is reverted by what was compared, with its receipt, and that is undone again; both compare again. */
export const RevertedAndUndone: Story = {
  ...beside,
  play: async ({ canvas, userEvent }) => {
    await revertWeakened({ canvas, userEvent });
    const note = await canvas.findByText('修订稿的 2 处变更已还原到基线。');
    await expect(reverting.revertEdition.mock.calls).toEqual([[{ id: 12, seen: 's1', places: ['course:1009/binding:1112'] }]]);
    await expect(note.closest('[role=status]')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: '回执' })).toHaveAttribute('href', '#receipt-41');
    await waitFor(() => expect(source.loadComparison).toHaveBeenCalledTimes(2));
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(await canvas.findByText('已撤销还原。')).toBeVisible();
    await expect(reverting.undoMerge.mock.calls).toEqual([[{ id: 41, seen: 'u1', choices: {} }]]);
    await expect(canvas.getByRole('link', { name: '回执' })).toHaveAttribute('href', '#receipt-42');
    await expect(canvas.queryByRole('button', { name: '撤销' })).toBeNull();
    await waitFor(() => expect(source.loadComparison).toHaveBeenCalledTimes(3));
    await expect(onReverted).toHaveBeenCalledTimes(2);
  },
};

/** The draft changed meanwhile: the server says so, and what it is now is compared. */
export const RevertRefused: Story = {
  ...beside,
  play: async ({ canvas, userEvent }) => {
    reverting.revertEdition.mockRejectedValue(new Error('此后修订稿又有改动。请重新比较，核对后再撤回。'));
    await revertWeakened({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('此后修订稿又有改动');
    await waitFor(() => expect(source.loadComparison).toHaveBeenCalledTimes(2));
    await expect(onReverted).not.toHaveBeenCalled();
  },
};

/** Where somebody changed the same since, the undo sends to the receipt, which asks. */
export const RevertUndoAsks: Story = {
  ...beside,
  play: async ({ canvas, userEvent }) => {
    reverting.planUndo.mockResolvedValue({
      ...undoPlan,
      findings: [{ type: 'blocks', rule: null, at: 'course:1009', message: '超过上限' }],
    });
    await revertWeakened({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: '撤销' }));
    await expect(await canvas.findByText('其间有人改动了同一处，请在回执中决定保留什么。')).toBeVisible();
    await expect(reverting.undoMerge).not.toHaveBeenCalled();
  },
};

/** Other sides than a draft and its base have nothing to revert to, and without the right to manage there is no undo. */
export const RevertNotOffered: Story = {
  args: { reverting },
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.click(entry(canvas, '软件测试', '5.2'));
    await expect(entry(canvas, '软件测试', '5.2')).toHaveAttribute('aria-current', 'true');
    await expect(canvas.queryByRole('button', { name: '还原到基线…' })).toBeNull();
  },
};

export const Same: Story = {
  tags: ['state:edition-comparison.same'],
  beforeEach: serve(sameStates),
  play: async ({ canvas }) => {
    await canvas.findByText('两版没有差别');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('两版没有差别')).toBeVisible();
      await expect(canvas.queryByRole('complementary')).toBeNull();
    },
  },
};

export const Loading: Story = {
  tags: ['state:edition-comparison.loading'],
  beforeEach: () => void source.loadComparison.mockImplementation(never),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('status', { name: '正在比较' })).toBeVisible();
      await expect(canvas.queryByRole('grid')).toBeNull();
    },
  },
};

/** Other sides: what was compared before is not shown under their names. */
export const OtherSides: Story = {
  render: function Compared(args) {
    const [sides, setSides] = useState<ComparedSides>({ left: args.left, right: args.right });
    return <EditionComparison {...args} {...sides} onSidesChange={setSides} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('grid')).toBeVisible();
    source.loadComparison.mockImplementation(never);
    await userEvent.click(canvas.getByRole('button', { name: '对调' }));
    await expect(await canvas.findByRole('status', { name: '正在比较' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const MatrixFirst: Story = {
  beforeEach: () => void source.listChanges.mockImplementation(never),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toBeVisible();
    await expect(canvas.getByText('正在加载变更')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['state:edition-comparison.failed'],
  beforeEach: () => void source.loadComparison.mockRejectedValue(new Error('这一版已被删除，无法比较。')),
  play: async ({ canvas }) => {
    await canvas.findByText('没有比较成功');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有比较成功')).toBeVisible();
      await expect(canvas.getByText('这一版已被删除，无法比较。')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
};

export const TextRedline: Story = {
  tags: ['state:edition-comparison.text-redline'],
  beforeEach: serve(otherTexts),
  play: async ({ canvas }) => {
    await ready(canvas);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(aside(canvas).getByText('课程简介')).toBeVisible();
      await expect(canvas.getByRole('complementary').querySelector('ins')).toBeVisible();
      // More than 60 % of the second text is new: the two stand under each other.
      await expect(aside(canvas).getByText('专业课，与软件工程同期开设。', { selector: 'del' })).toBeVisible();
    },
  },
};

export const Renamed: Story = {
  tags: ['state:edition-comparison.renamed'],
  beforeEach: serve(renamedCourse),
  play: async ({ canvas }) => {
    await ready(canvas);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(entry(canvas, '数据结构与算法', '课程单元 · 更名')).toBeVisible();
      await expect(aside(canvas).getAllByText(/与算法/, { selector: 'ins' })[0]).toBeVisible();
    },
  },
};

export const Renumbered: Story = {
  tags: ['state:edition-comparison.renumbered'],
  beforeEach: serve(renumberedIndicators),
  play: async ({ canvas }) => {
    await ready(canvas);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(entry(canvas, '指标点 · 10.1 · 仅编号')).toBeVisible();
      await expect(canvas.getByText('专业本身')).toBeVisible();
    },
  },
};

export const Moved: Story = {
  tags: ['state:edition-comparison.moved'],
  beforeEach: serve(movedIndicator),
  play: async ({ canvas }) => {
    await ready(canvas);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(entry(canvas, '指标点 · 4.2 · 移动', '由4 研究到2 问题分析')).toBeVisible();
    },
  },
};

export const Split: Story = {
  tags: ['state:edition-comparison.split'],
  beforeEach: serve(splitIndicator),
  play: async ({ canvas }) => {
    await ready(canvas);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(entry(canvas, '指标点 · 2.3 · 拆分')).toBeVisible();
      await expect(aside(canvas).getAllByText(/由来 2\.2/)[0]).toBeVisible();
    },
  },
};

export const Merged: Story = {
  tags: ['state:edition-comparison.merged'],
  beforeEach: serve(mergedIndicators),
  play: async ({ canvas }) => {
    await ready(canvas);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(entry(canvas, '指标点 · 9.1 · 合并')).toBeVisible();
      await expect(entry(canvas, '指标点 · 9.2 · 删除')).toBeVisible();
    },
  },
};

export const CourseAdded: Story = {
  tags: ['state:edition-comparison.course-added'],
  beforeEach: serve(addedCourse),
  play: async ({ canvas }) => {
    await ready(canvas);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(entry(canvas, '开源软件协作', '课程单元 · 新增')).toBeVisible();
      await expect(canvas.getByText('+32')).toBeVisible();
    },
  },
};

export const CourseRemoved: Story = {
  tags: ['state:edition-comparison.course-removed'],
  beforeEach: serve(removedCourse),
  play: async ({ canvas }) => {
    await ready(canvas);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(entry(canvas, '软件测试', '课程单元 · 删除')).toBeVisible();
      await expect(canvas.getByText('−64')).toBeVisible();
    },
  },
};

export const Coverage: Story = {
  tags: ['state:edition-comparison.coverage'],
  beforeEach: serve(otherCoverage),
  play: async ({ canvas }) => {
    await ready(canvas);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('新开 2 处')).toBeVisible();
      await expect(canvas.getByText('补上 2 处')).toBeVisible();
      await expect(canvas.getByText('5 处变更，4 门课程')).toBeVisible();
    },
  },
};

export const FilterKind: Story = {
  tags: ['state:edition-comparison.filter-kind'],
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.click(aside(canvas).getByRole('radio', { name: '矩阵 11' }));
    await waitFor(() => expect(aside(canvas).getAllByRole('listitem')).toHaveLength(11));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(aside(canvas).getByRole('radio', { name: '矩阵 11' })).toBeChecked();
      await expect(aside(canvas).getByRole('radio', { name: '全部 22' })).toBeVisible();
      // 数据结构 has another text alone, so the matrix leaves it out as well.
      await expect(canvas.queryByText('数据结构')).toBeNull();
      await expect(canvas.getByText('22 处变更，9 门课程')).toBeVisible();
    },
  },
};

export const FilterPerson: Story = {
  tags: ['state:edition-comparison.filter-person'],
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.keyboard('f');
    const form = within(await canvas.findByRole('dialog', { name: '筛选' }));
    await userEvent.click(form.getByRole('button', { name: /修改人/ }));
    await userEvent.click(await canvas.findByRole('option', { name: '赵启明' }));
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(aside(canvas).getByRole('button', { name: '筛选，已设 1 项' })).toBeVisible();
      await expect(
        aside(canvas)
          .getAllByRole('heading', { level: 3 })
          .map((head) => head.textContent),
      ).toEqual(['大学英语', '高等数学']);
    },
  },
};

export const NothingLeft: Story = {
  beforeEach: serve(otherTexts),
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.click(aside(canvas).getByRole('radio', { name: '矩阵 0' }));
    await expect(await canvas.findByText('没有符合筛选的变更')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await ready(canvas);
  },
};

export const ManyChanges: Story = {
  tags: ['state:edition-comparison.many-changes'],
  beforeEach: serve(() => manyChanges(200)),
  play: async ({ canvas }) => {
    await ready(canvas);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('200 处变更，15 门课程')).toBeVisible();
      await expect(aside(canvas).getAllByRole('listitem')).toHaveLength(100);
      await expect(canvas.getByRole('button', { name: '再显示 100 处' })).toBeVisible();
    },
  },
};

export const MoreShown: Story = {
  beforeEach: serve(() => manyChanges(200)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '再显示 100 处' }));
    await waitFor(() => expect(aside(canvas).getAllByRole('listitem')).toHaveLength(200));
    await expect(source.listChanges).toHaveBeenCalledTimes(2);
  },
};

export const Exporting: Story = {
  tags: ['state:edition-comparison.exporting'],
  beforeEach: () => void source.downloadComparison.mockImplementation(never),
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '导出对照表' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Word，中文' }));
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await expect(source.downloadComparison).toHaveBeenCalledWith({
      left: 'current:1001',
      right: 'edition:12',
      editable: true,
      languages: 'zh',
    });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('正在导出…')).toBeVisible();
    },
  },
};

export const Exported: Story = {
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '导出对照表' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'PDF，英文' }));
    await expect(await canvas.findByText('修订对照表已开始下载')).toBeVisible();
    await expect(source.downloadComparison).toHaveBeenCalledWith(expect.objectContaining({ editable: false, languages: 'en' }));
  },
};

export const ExportFailed: Story = {
  beforeEach: () => void source.downloadComparison.mockRejectedValueOnce(new Error('没有权限导出。')),
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '导出对照表' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'PDF，中文' }));
    await expect(await canvas.findByText('没有权限导出。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByText('修订对照表已开始下载')).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['state:edition-comparison.keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.keyboard('jj');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(named('软件测试', '5.2')));
    await userEvent.keyboard('{Enter}');
    await expect(args.onGoTo).toHaveBeenCalledWith({ at: 'course:1009/binding:1112', majorId: 9001, courseId: 9009 });
    await userEvent.keyboard('j');
    await userEvent.keyboard('k');
    await userEvent.keyboard('x');
    await expect(args.onSidesChange).toHaveBeenCalledWith({ left: 'edition:12', right: 'current:1001' });
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(named('软件测试', '5.2')));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(entry(canvas, '软件测试', '5.2')).toHaveFocus();
      await expect(canvas.getByText('第 2 处，共 22 处')).toBeVisible();
    },
  },
};

export const SelectedByCell: Story = {
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.click(storyCell(canvas, '大学英语', '9.2'));
    await expect(entry(canvas, '大学英语', '9.2')).toHaveAttribute('aria-current', 'true');
    await expect(storyCell(canvas, '大学英语', '9.2')).toHaveFocus();
  },
};

export const SelectedOnALaterPage: Story = {
  beforeEach: serve(() => {
    const { before, after } = manyChanges(150);
    return {
      before,
      after: {
        ...after,
        courses: after.courses.map((part) =>
          part.lineage === 1014 ? { ...part, records: { ...part.records, binding: [{ key: '1120', fields: { relate: 0 } }] } } : part,
        ),
      },
    };
  }),
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.click(storyCell(canvas, '大学英语', '9.2'));
    await waitFor(() => expect(entry(canvas, '大学英语', '9.2')).toHaveAttribute('aria-current', 'true'));
  },
};

export const UnseenOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.keyboard('jj');
    await userEvent.keyboard('f');
    await userEvent.click(await canvas.findByRole('checkbox', { name: '只看没看过的' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(aside(canvas).getAllByRole('listitem')).toHaveLength(21));
  },
};

export const Swapped: Story = {
  args: { left: 'edition:12', right: 'current:1001' },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(entry(canvas, '软件测试', '5.2', '强度加强')).toBeVisible();
  },
};

export const Dark: Story = {
  tags: ['state:edition-comparison.dark'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.click(entry(canvas, '软件测试', '5.2'));
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvasElement.ownerDocument.querySelector('[data-cw-theme="dark"]')).not.toBeNull();
      await expect(storyCell(canvas, '软件测试', '5.2')).toHaveAttribute('aria-selected', 'true');
    },
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: {
    sides: [
      { ref: 'current:1001', name: 'Current edition' },
      { ref: 'edition:12', name: '2026 revision', hint: 'Min Zhou 2026-05-15' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('complementary', { name: 'Changes' });
    await userEvent.click(await within(list).findByRole('button', { name: named('Software Testing', '5.2') }));
    await expect(canvas.getByText('22 changes in 9 courses')).toBeVisible();
    await expect(canvas.getByText('5 gaps closed')).toBeVisible();
  },
};

/** What a draft began with has the longest of the usual names; both selects show it whole. */
export const BaseEnglish: Story = {
  globals: { language: '80102' },
  args: { left: 'base:12', sides: [{ ref: 'base:12', name: '2026 修订稿 · base' }, ...English.args!.sides!] },
  play: async ({ canvas }) => {
    const select = await canvas.findByRole('button', { name: /2026 修订稿 · base/ });
    const name = within(select).getByText('修订稿').parentElement!;
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
};
