import { createManualClock } from '@college/ui/clock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ksaId, manyKsa, samplePoints, someKsa, somePoints } from '../fakes/transferItems';
import { TransferPicker } from './TransferPicker';

const pointId = (number: number) => samplePoints[number - 1]!.id;

const meta = {
  title: 'Widgets/Support/TransferPicker',
  component: TransferPicker,
  args: { kind: 'point', items: somePoints(6), onChange: fn(), onConfirm: fn(), clock: createManualClock() },
} satisfies Meta<typeof TransferPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const list = (canvas: Canvas, name: RegExp | string) => within(canvas.getByRole('grid', { name }));
const row = (canvas: Canvas, listName: string, name: RegExp) => list(canvas, listName).getByRole('row', { name });
const codes = (canvas: Canvas, name: string) =>
  list(canvas, name)
    .queryAllByRole('row')
    .filter((one) => one.hasAttribute('aria-rowindex'))
    .map((one) => within(one).getAllByRole('gridcell')[0]!.textContent);

export const NothingToAssign: Story = {
  tags: ['state:transfer.none'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂无数据')).toBeVisible();
    await expect(canvas.getByText('这门课程还没有课点。')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const AllUnassigned: Story = {
  tags: ['state:transfer.unassigned'],
  play: async ({ canvas }) => {
    await expect(list(canvas, '全部课点').getAllByRole('row')).toHaveLength(6);
    await expect(canvas.getByText('已选 0，共 6')).toBeVisible();
    await expect(codes(canvas, '强支撑')).toEqual([]);
    await expect(codes(canvas, '弱支撑')).toEqual([]);
  },
};

export const Points: Story = {
  tags: ['state:transfer.points'],
  args: { items: somePoints(), defaultValue: [{ id: pointId(2), relate: 0 }] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(codes(canvas, '强支撑')).toEqual(['课点2']);
    await userEvent.click(row(canvas, '全部课点', /课点3 链表/));
    await userEvent.click(canvas.getByRole('button', { name: '移到弱支撑' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { id: pointId(2), relate: 0 },
      { id: pointId(3), relate: 1 },
    ]);
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
  play: async ({ canvas }) => {
    const rows = list(canvas, '全部 KSA').getAllByRole('row');
    await expect(rows.map((one) => one.textContent)).toEqual(
      expect.arrayContaining(['K 知识', 'K1大O记号含义', 'S 技能', 'S1能实现链表基本操作', 'A 能力', 'A1严谨的复杂度意识']),
    );
    await expect(codes(canvas, '强支撑')).toEqual(['K3', 'S2']);
    await expect(codes(canvas, '弱支撑')).toEqual(['A2']);
  },
};

export const ToStrong: Story = {
  tags: ['state:transfer.to-strong'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(row(canvas, '全部课点', /课点1/));
    await userEvent.click(row(canvas, '全部课点', /课点4/));
    await expect(canvas.getByText('已选 2，共 6')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '移到强支撑' }));
    await expect(codes(canvas, '强支撑')).toEqual(['课点1', '课点4']);
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { id: pointId(1), relate: 0 },
      { id: pointId(4), relate: 0 },
    ]);
    await expect(canvas.getByText('2 项移到强支撑。 强支撑 2 项，弱支撑 0 项。')).toBeInTheDocument();
  },
};

export const ToWeak: Story = {
  tags: ['state:transfer.to-weak'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(row(canvas, '全部课点', /课点2/));
    await userEvent.click(row(canvas, '全部课点', /课点3/));
    await userEvent.click(canvas.getByRole('button', { name: '移到弱支撑' }));
    await expect(codes(canvas, '弱支撑')).toEqual(['课点2', '课点3']);
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { id: pointId(2), relate: 1 },
      { id: pointId(3), relate: 1 },
    ]);
  },
};

export const BackToUnassigned: Story = {
  tags: ['state:transfer.back'],
  args: { defaultValue: [{ id: pointId(5), relate: 0 }] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(within(row(canvas, '全部课点', /课点5/)).getByRole('img', { name: '强支撑' })).toBeVisible();
    await userEvent.click(row(canvas, '强支撑', /课点5/));
    await userEvent.click(canvas.getByRole('button', { name: '移出' }));
    await expect(codes(canvas, '强支撑')).toEqual([]);
    await expect(args.onChange).toHaveBeenLastCalledWith([{ id: pointId(5), relate: -1 }]);
    await expect(within(row(canvas, '全部课点', /课点5/)).queryByRole('img')).toBeNull();
  },
};

export const StrongToWeak: Story = {
  tags: ['state:transfer.strong-to-weak'],
  args: { defaultValue: [{ id: pointId(5), relate: 0 }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '把课点5 二叉树遍历改为弱支撑' }));
    await expect(codes(canvas, '强支撑')).toEqual([]);
    await expect(codes(canvas, '弱支撑')).toEqual(['课点5']);
    await expect(args.onChange).toHaveBeenLastCalledWith([{ id: pointId(5), relate: 1 }]);
    await userEvent.click(canvas.getByRole('button', { name: '把课点5 二叉树遍历改为强支撑' }));
    await expect(codes(canvas, '弱支撑')).toEqual([]);
    await expect(codes(canvas, '强支撑')).toEqual(['课点5']);
  },
};

export const SelectAll: Story = {
  tags: ['state:transfer.select-all'],
  play: async ({ canvas, userEvent, step }) => {
    await step('by the menu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '全部课点的操作' }));
      await userEvent.click(await canvas.findByRole('menuitem', { name: /全选/ }));
      await expect(canvas.getByText('已选 6，共 6')).toBeVisible();
    });
    await step('inverted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '全部课点的操作' }));
      await userEvent.click(await canvas.findByRole('menuitem', { name: '反选' }));
      await expect(canvas.getByText('已选 0，共 6')).toBeVisible();
    });
    await step('by keys', async () => {
      canvas.getByRole('grid', { name: '全部课点' }).focus();
      await userEvent.keyboard('{Control>}a{/Control}');
      for (const one of list(canvas, '全部课点').getAllByRole('row')) await expect(one).toHaveAttribute('aria-selected', 'true');
    });
  },
};

export const NothingChosen: Story = {
  tags: ['state:transfer.button-disabled'],
  play: async ({ canvas }) => {
    for (const name of ['移到强支撑', '移到弱支撑', '移出', '撤销', '重做']) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    }
  },
};

export const ReadOnly: Story = {
  tags: ['state:transfer.read-only'],
  args: { isReadOnly: true, defaultValue: [{ id: pointId(5), relate: 0 }] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(row(canvas, '全部课点', /课点1/));
    await userEvent.keyboard('1');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(codes(canvas, '强支撑')).toEqual(['课点5']);
    await expect(list(canvas, '弱支撑').getByText('无')).toBeVisible();
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
    for (const label of canvas.getAllByText(long)) {
      await userEvent.hover(label);
      await expect(label.scrollWidth).toBeGreaterThan(label.clientWidth);
      await expect(label).toHaveAttribute('title', long);
    }
  },
};

export const ManyItems: Story = {
  tags: ['state:transfer.many'],
  args: { kind: 'ksa', items: manyKsa(200) },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: '全部 KSA' });
    await expect(grid).toHaveAttribute('aria-rowcount', '203');
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(40);
    grid.focus();
    await userEvent.keyboard('{End}');
    await expect(await within(grid).findByRole('row', { name: /A66/ })).toBeVisible();
    await expect(grid.scrollTop).toBeGreaterThan(5000);
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
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(row(canvas, 'All KSA items', /K2/));
    await userEvent.type(canvas.getByRole('textbox', { name: 'KSA codes' }), 'K1 X1 ');
    await expect(canvas.getByText('1 of 9 selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Move to strong support' })).toBeEnabled();
    await expect(canvasElement.innerHTML).not.toMatch(/\p{Script=Han}/u);
  },
};
