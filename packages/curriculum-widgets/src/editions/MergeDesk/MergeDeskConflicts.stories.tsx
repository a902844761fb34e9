import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { memoryStorage } from '../../course-units/fakes/memoryStorage';
import { conflictActs } from '../fakes/conflictActs';
import { aMergeSource } from '../fakes/mergeFakes';
import { mergeSides } from '../fakes/mergeSides';
import { MergeDesk } from './MergeDesk';

const source = aMergeSource();
const serve = (kind: keyof typeof conflictActs) => source.serve({ sides: mergeSides(conflictActs[kind]) });

const meta = {
  title: 'Widgets/Editions/MergeDesk/Conflicts',
  component: MergeDesk,
  args: { source, editionId: 12, into: 'current', userId: 1001, draftStorage: { ...memoryStorage(), getItem: () => null } },
} satisfies Meta<typeof MergeDesk>;
export default meta;
type Story = StateStory<typeof meta>;
type Check = NonNullable<NonNullable<Story['parameters']>['atRest']>;

/** The three versions of the only conflict. */
const versions = (canvasElement: HTMLElement, title: string) => {
  const group = within(canvasElement).getByRole('radiogroup', { name: new RegExp(`^${title}`) });
  return within(group)
    .getAllByRole('radio')
    .map((radio) => radio.closest('[data-version]')!);
};

const shows =
  (title: string, ...words: string[]): Check =>
  async ({ canvasElement }) => {
    const shown = versions(canvasElement, title);
    await expect(shown).toHaveLength(3);
    for (const [at, text] of words.entries()) await expect(shown[at]).toHaveTextContent(text);
  };

/** Both rewrote a goal. */
export const EditEdit: Story = {
  tags: ['state:merge-desk.edit-edit'],
  beforeEach: serve('editEdit'),
  parameters: {
    atRest: async (context) => {
      await shows('数据结构，教学目标', '并指出瓶颈', '说明资源代价', '并比较改进方案')(context);
      await expect(context.canvas.getByRole('button', { name: '自己写' })).toBeVisible();
    },
  },
};

/** The draft rewrote a goal that was deleted in the current edition. */
export const EditDelete: Story = {
  tags: ['state:merge-desk.edit-delete'],
  beforeEach: serve('editDelete'),
  parameters: { atRest: shows('数据结构，教学目标', '基于树和图的程序模块', '能设计、实现并评测', '已删除') },
};

/** The draft rewrote the Chinese of a goal alone: read in English it says what was written, and that it is Chinese. */
export const EditDeleteEnglish: Story = {
  globals: { language: '80102' },
  beforeEach: serve('editDelete'),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('radiogroup');
    const [base, draft, current] = versions(canvasElement, 'Data Structures');
    await expect(base).toHaveTextContent(/Chinese.*基于树和图的程序模块/);
    await expect(draft).toHaveTextContent(/Chinese.*能设计、实现并评测/);
    await expect(current).toHaveTextContent(/Removed/);
    await expect(current).not.toHaveTextContent('Chinese');
  },
};

/** The draft deleted a goal that was rewritten in the current edition. */
export const DeleteEdit: Story = {
  tags: ['state:merge-desk.delete-edit'],
  beforeEach: serve('deleteEdit'),
  parameters: { atRest: shows('数据结构，教学目标', '基于树和图的程序模块', '已删除', '程序模块与接口') },
};

/** The draft placed a task goal in a chapter that was deleted in the current edition. */
export const BelowDeleted: Story = {
  tags: ['state:merge-desk.below-deleted'],
  beforeEach: serve('belowDeleted'),
  parameters: { atRest: shows('数据结构，项目/章节', '线性表', '线性表', '已删除') },
};

/** The draft supports an indicator point that was deleted in the current edition. */
export const BindingGone: Story = {
  tags: ['state:merge-desk.binding-gone'],
  beforeEach: serve('bindingGone'),
  parameters: {
    atRest: async (context) => {
      await shows('指标点', '3.2', '3.2', '已删除')(context);
      await expect(context.canvas.getByRole('radiogroup', { name: /^指标点/ })).toHaveAccessibleName(/3\.2/);
    },
  },
};

/** One goal went to two other indicator points. */
export const MoveMove: Story = {
  tags: ['state:merge-desk.move-move'],
  beforeEach: serve('moveMove'),
  parameters: { atRest: shows('数据结构，教学目标，指标点', '3.1', '2.1', '4.1') },
};

/** The draft put an indicator point under a requirement that was deleted in the current edition. */
export const ParentGone: Story = {
  tags: ['state:merge-desk.parent-gone'],
  beforeEach: serve('parentGone'),
  parameters: { atRest: shows('毕业要求', '可持续', '可持续', '已删除') },
};

/** One indicator point got two other numbers. */
export const Numbers: Story = {
  tags: ['state:merge-desk.numbers'],
  beforeEach: serve('numbers'),
  parameters: { atRest: shows('指标点，编号', '3.2', '3.4', '3.1') },
};

/** Both sorted the chapters; moved ones are underlined. */
export const Order: Story = {
  tags: ['state:merge-desk.order'],
  beforeEach: serve('order'),
  parameters: {
    atRest: async ({ canvasElement }) => {
      const shown = versions(canvasElement, '数据结构，项目/章节，顺序');
      const firsts = shown.map((version) => within(version as HTMLElement).getAllByRole('listitem')[0]?.textContent);
      await expect(firsts).toEqual(['绪论与算法分析', '线性表', '绪论与算法分析']);
    },
  },
};

/** Both support an indicator point, one strongly, one weakly. */
export const Entry: Story = {
  tags: ['state:merge-desk.entry'],
  beforeEach: serve('entry'),
  parameters: {
    atRest: async (context) => {
      await shows('工程伦理 × 8.1', '无', '弱支撑', '强支撑')(context);
      await expect(context.canvas.queryByRole('button', { name: '自己写' })).toBeNull();
      await expect(context.canvas.getByRole('img', { name: '未决定' })).toBeVisible();
    },
  },
};

const clash = (message: string) => ({ type: 'blocks' as const, rule: null, at: 'course:1004/goal:2302', message, because: null });

/** Both added the same goal: both are there, and one has to go before the merge. */
export const AddedTwice: Story = {
  tags: ['state:merge-desk.added-twice'],
  args: { placeHref: (place) => `#${place}` },
  beforeEach: source.serve({
    sides: mergeSides(conflictActs.addedTwice),
    change: (plan) => ({
      ...plan,
      findings: [clash('「数据结构」的指标点 3.1 下有两个相同的教学目标「能为程序模块写出测试」。'), ...plan.findings],
    }),
  }),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(/下有两个相同的教学目标/)).toBeVisible();
      await expect(canvas.getByRole('link', { name: /^前往：.*有两个相同的教学目标/ })).toHaveAttribute('href', '#course:1004/goal:2302');
      await expect(canvas.getByRole('button', { name: '完成合并' })).toBeDisabled();
    },
  },
};

/** Together both sides have more goals than a course may have. */
export const LimitBlocks: Story = {
  tags: ['state:merge-desk.limit-blocks'],
  args: { placeHref: (place) => `#${place}` },
  beforeEach: source.serve({
    sides: mergeSides({ draft: conflictActs.editEdit.draft, current: [] }),
    change: (plan) => ({ ...plan, findings: [clash('「数据结构」合并后有 220 个教学目标，一门课程最多 200 个。'), ...plan.findings] }),
  }),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(/最多 200 个/)).toBeVisible();
      await expect(canvas.getByText('阻止完成')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '完成合并' })).toBeDisabled();
    },
  },
};
