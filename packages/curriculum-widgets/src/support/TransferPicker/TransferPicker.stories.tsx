import { createManualClock } from '@college/ui/clock';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ksaId, manyKsa, samplePoints, someKsa, somePoints } from '../fakes/transferItems';
import { codesIn, rowIn } from '../fakes/transferLists';
import { TransferPicker } from './TransferPicker';

const pointId = (number: number) => samplePoints[number - 1]!.id;

const meta = {
  title: 'Widgets/Support/TransferPicker',
  component: TransferPicker,
  args: { kind: 'point', items: somePoints(6), onChange: fn(), onConfirm: fn(), clock: createManualClock() },
} satisfies Meta<typeof TransferPicker>;
export default meta;
type Story = StateStory<typeof meta>;

const list = (canvas: ReturnType<typeof within>, name: string) => within(canvas.getByRole('grid', { name }));

export const NothingToAssign: Story = {
  tags: ['state:transfer.none'],
  args: { items: [] },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('暂无数据')).toBeVisible();
      await expect(canvas.getByText('这门课程还没有课点。')).toBeVisible();
      await expect(canvas.queryByRole('button')).toBeNull();
    },
  },
};

export const AllUnassigned: Story = {
  tags: ['state:transfer.unassigned'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(list(canvas, '全部课点').getAllByRole('row')).toHaveLength(6);
      await expect(canvas.getByText('已选 0，共 6')).toBeVisible();
      await expect(codesIn(canvas, '强支撑')).toEqual([]);
      await expect(codesIn(canvas, '弱支撑')).toEqual([]);
      await expect(canvas.getByRole('button', { name: '撤销' })).toBeDisabled();
    },
  },
};

export const Points: Story = {
  tags: ['state:transfer.points'],
  args: { items: somePoints(), defaultValue: [{ id: pointId(2), relate: 0 }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(rowIn(canvas, '全部课点', /课点3 链表/));
    await userEvent.click(canvas.getByRole('button', { name: '移到弱支撑' }));
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(codesIn(canvas, '强支撑')).toEqual(['课点2']);
      await expect(codesIn(canvas, '弱支撑')).toEqual(['课点3']);
      await expect(args.onChange).toHaveBeenLastCalledWith([
        { id: pointId(2), relate: 0 },
        { id: pointId(3), relate: 1 },
      ]);
    },
  },
};

export const Ksa: Story = {
  tags: ['state:transfer.ksa'],
  args: {
    kind: 'ksa',
    items: someKsa(),
    defaultValue: [
      { id: ksaId('K3'), relate: 0 },
      { id: ksaId('S2'), relate: 0 },
      { id: ksaId('A2'), relate: 1 },
    ],
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const rows = list(canvas, '全部 KSA').getAllByRole('row');
      await expect(rows.map((one) => one.textContent)).toEqual(
        expect.arrayContaining(['K 知识', 'K1大O记号含义', 'S 技能', 'S1能实现链表基本操作', 'A 能力', 'A1严谨的复杂度意识']),
      );
      await expect(codesIn(canvas, '强支撑')).toEqual(['K3', 'S2']);
      await expect(codesIn(canvas, '弱支撑')).toEqual(['A2']);
    },
  },
};

export const SelectAll: Story = {
  tags: ['state:transfer.select-all'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '全部课点的操作' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: /全选/ }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('已选 6，共 6')).toBeVisible();
      for (const one of list(canvas, '全部课点').getAllByRole('row')) await expect(one).toHaveAttribute('aria-selected', 'true');
    },
  },
};

export const SelectionInverted: Story = {
  play: async (context) => {
    await SelectAll.play?.(context);
    const { canvas, userEvent, step } = context;
    await step('by the menu', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '全部课点的操作' }));
      await userEvent.click(await canvas.findByRole('menuitem', { name: '反选' }));
      await expect(canvas.getByText('已选 0，共 6')).toBeVisible();
    });
    await step('all of them by keys', async () => {
      canvas.getByRole('grid', { name: '全部课点' }).focus();
      await userEvent.keyboard('{Control>}a{/Control}');
      for (const one of list(canvas, '全部课点').getAllByRole('row')) await expect(one).toHaveAttribute('aria-selected', 'true');
    });
  },
};

export const NothingChosen: Story = {
  tags: ['state:transfer.button-disabled'],
  args: { defaultValue: [{ id: pointId(5), relate: 0 }] },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('已选 0，共 6')).toBeVisible();
      await expect(codesIn(canvas, '强支撑')).toEqual(['课点5']);
      for (const name of ['移到强支撑', '移到弱支撑', '移出', '撤销', '重做']) {
        await expect(canvas.getByRole('button', { name })).toBeDisabled();
      }
    },
  },
};

export const ReadOnly: Story = {
  tags: ['state:transfer.read-only'],
  args: { isReadOnly: true, defaultValue: [{ id: pointId(5), relate: 0 }] },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.queryByRole('button')).toBeNull();
      await expect(canvas.queryByRole('textbox')).toBeNull();
      await expect(codesIn(canvas, '强支撑')).toEqual(['课点5']);
      await expect(list(canvas, '弱支撑').getByText('无')).toBeVisible();
    },
  },
};

export const ReadOnlyTried: Story = {
  args: ReadOnly.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(rowIn(canvas, '全部课点', /课点1/));
    await userEvent.keyboard('1');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(codesIn(canvas, '强支撑')).toEqual(['课点5']);
  },
};

const long = '能在给定的时间与空间约束之下为复杂的实际问题选择恰当的数据结构并论证这一选择';

export const LongLabels: Story = {
  tags: ['state:transfer.long-text'],
  args: {
    items: somePoints(6).map((item, index) => (index === 1 ? { ...item, label: long } : item)),
    defaultValue: [{ id: pointId(2), relate: 1 }],
  },
  play: async ({ canvas, userEvent }) => {
    for (const label of canvas.getAllByText(long)) await userEvent.hover(label);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      for (const label of canvas.getAllByText(long)) {
        await expect(label.scrollWidth).toBeGreaterThan(label.clientWidth);
        await expect(label).toHaveAttribute('title', long);
      }
    },
  },
};

export const ManyItems: Story = {
  tags: ['state:transfer.many'],
  args: { kind: 'ksa', items: manyKsa(200) },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('grid', { name: '全部 KSA' }).focus();
    await userEvent.keyboard('{End}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const grid = canvas.getByRole('grid', { name: '全部 KSA' });
      await expect(grid).toHaveAttribute('aria-rowcount', '203');
      await expect(within(grid).getAllByRole('row').length).toBeLessThan(40);
      await expect(within(grid).getByRole('row', { name: /A66/ })).toBeVisible();
      await expect(grid.scrollTop).toBeGreaterThan(5000);
    },
  },
};

export const English: Story = {
  tags: ['state:transfer.english'],
  globals: { language: '80102' },
  args: {
    kind: 'ksa',
    items: someKsa('en'),
    defaultValue: [
      { id: ksaId('K3'), relate: 0 },
      { id: ksaId('S2'), relate: 0 },
      { id: ksaId('A2'), relate: 1 },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(rowIn(canvas, 'All KSA items', /K2/));
    await userEvent.type(canvas.getByRole('textbox', { name: 'KSA codes' }), 'K1 X1 ');
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('1 of 9 selected')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Move to strong support' })).toBeEnabled();
      await expect(canvasElement.innerHTML).not.toMatch(/\p{Script=Han}/u);
    },
  },
};
