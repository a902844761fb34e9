import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { MatrixGrid } from './MatrixGrid';
import { listsGrid, squaresGrid, textsGrid } from './storyGrids';

const meta = {
  title: 'Widgets/Matrices/MatrixGrid',
  component: MatrixGrid,
  args: {
    'aria-label': '专业矩阵',
    ...squaresGrid(6, 9),
    corner: '课程',
    onOpen: fn(),
    onRelate: fn(),
    onFill: fn(),
    onPaste: fn(),
    onTextChange: fn(),
    onCopy: () => ({ text: '★', html: '<table></table>' }),
  },
  parameters: {
    pageWords: [
      '专业矩阵',
      '课程',
      '仅弱支撑',
      '无支撑',
      '课程矩阵',
      '章节（理论/实践学时）',
      '项目矩阵',
      '课点',
      '任务目标',
      '教学安排',
      '学法',
      '教法',
      '周次',
      '学时',
    ],
    layout: 'fullscreen',
  },
} satisfies Meta<typeof MatrixGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const cell = (canvas: Canvas, row: RegExp, column: number) => {
  const line = canvas.getByRole('rowheader', { name: row }).parentElement!;
  return within(line)
    .getAllByRole('gridcell')
    .find((one) => one.getAttribute('aria-colindex') === String(column + 1))!;
};

export const Squares: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('gridcell', { name: '程序设计基础，1.1 工程知识要点1，强支撑；本列 1 强 1 弱' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Shift>}{ArrowRight}{ArrowDown}{/Shift}1');
    await expect(args.onRelate).toHaveBeenLastCalledWith({ rowIds: ['c3', 'c4'], columnIds: ['i2', 'i3'] }, 0);
    await expect(canvas.getByRole('status')).toHaveTextContent('4 格设为强支撑');
  },
};

export const Lists: Story = {
  args: {
    ...listsGrid(),
    'aria-label': '课程矩阵',
    corner: '章节（理论/实践学时）',
    footLabel: '覆盖　5/5 目标，6/6 章节',
    footTotal: { strong: 7, weak: 5 },
  },
  play: async ({ args, canvas, userEvent }) => {
    const target = cell(canvas, /树与二叉树/, 4);
    await userEvent.click(target);
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(target);
    await expect(args.onOpen).toHaveBeenCalledWith({ rowId: 'p4', columnId: 'G3' }, target, 'click');
    await expect(target).toHaveAccessibleName(
      /^4 树与二叉树，G3 能设计并实现基于树和图的程序模块，\s*强支撑 5 二叉树遍历\s*，弱支撑 6 哈夫曼树\s*；本列 2 强 1 弱$/,
    );
  },
};

export const Texts: Story = {
  args: { ...textsGrid(), 'aria-label': '项目矩阵', corner: '课点', columnWidths: { study: 104, teach: 104, week: 80, hours: 96 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(cell(canvas, /二叉树遍历/, 3));
    await userEvent.keyboard('翻转课堂{Enter}');
    await expect(args.onTextChange).toHaveBeenCalledWith({ rowId: 'k5', columnId: 'study' }, '翻转课堂');
  },
};

export const Transposed: Story = { args: { isTransposed: true } };
export const Collapsed: Story = { args: { collapsedGroups: ['r2'] } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const HighContrast: Story = { globals: { theme: 'contrast' } };
export const Large: Story = {
  // Checking thousands of cells for accessibility takes seconds and tells nothing that a small matrix does not.
  tags: ['no-test'],
  args: { ...squaresGrid(60, 40) },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { 'aria-label': 'Major matrix', corner: 'Course' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('gridcell', { name: /strong support/ })[0]).toHaveFocus();
  },
};
