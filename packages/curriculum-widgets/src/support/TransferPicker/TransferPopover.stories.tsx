import { tokens } from '@college/ui/theme';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { styled } from 'styled-components';
import { ksaId, manyKsa, samplePoints, someKsa, somePoints } from '../fakes/transferItems';
import { TransferPopover, type TransferPopoverProps } from './TransferPopover';

const pointId = (number: number) => samplePoints[number - 1]!.id;

const meta = {
  title: 'Widgets/Support/TransferPopover',
  component: TransferPopover,
  args: {
    kind: 'point',
    items: somePoints(),
    cell: { row: '树与二叉树', code: 'G3', column: '能设计并实现基于树和图的程序模块' },
    value: [
      { id: pointId(5), relate: 0 },
      { id: pointId(6), relate: 1 },
    ],
    anchor: document.body,
    onDone: fn(),
    onClose: fn(),
  },
  render: (args) => <BesideACell {...args} />,
} satisfies Meta<typeof TransferPopover>;
export default meta;
type Story = StoryObj<typeof meta>;

function BesideACell(args: TransferPopoverProps) {
  const [cell, setCell] = useState<Element | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <Cell ref={setCell} type="button" onClick={() => setOpen(true)}>
      {args.cell.column}
      {isOpen && cell && (
        <TransferPopover
          {...args}
          anchor={cell}
          onClose={() => {
            setOpen(false);
            args.onClose();
          }}
        />
      )}
    </Cell>
  );
}

type Canvas = ReturnType<typeof within>;
const namesIn = (canvas: Canvas, list: string) =>
  within(canvas.getByRole('grid', { name: list }))
    .queryAllByRole('row')
    .map((row) => row.getAttribute('aria-label'));

async function open(canvas: Canvas, userEvent: { click: (element: Element) => Promise<void> }) {
  await userEvent.click(canvas.getByRole('button'));
  const field = await canvas.findByRole('textbox');
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

export const HoldsWhatTheCellHolds: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const cell = canvas.getByRole('button');
    await open(canvas, userEvent);
    await expect(namesIn(canvas, '强支撑')).toEqual(['课点5 二叉树遍历']);
    await expect(namesIn(canvas, '弱支撑')).toEqual(['课点6 哈夫曼树']);
    await expect(canvas.getByRole('grid', { name: '可选课点' })).toHaveAttribute('aria-rowcount', '8');
    const layer = canvas.getByRole('dialog', { name: /树与二叉树 × G3/ }).getBoundingClientRect();
    await expect(Math.round(layer.left - cell.getBoundingClientRect().right)).toBeGreaterThanOrEqual(4);
    await userEvent.keyboard('{Escape}');
    await expect(args.onDone).not.toHaveBeenCalled();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(cell).toHaveFocus());
  },
};

export const CodesBecomeEntries: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = await open(canvas, userEvent);
    await userEvent.type(field, '课点7 ☆ 课点1');
    await expect(canvas.getByText('回车速加 2 项')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
    await expect(namesIn(canvas, '弱支撑')).toEqual(['课点6 哈夫曼树', '课点7 图的存储']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onDone).toHaveBeenCalledWith(
      expect.arrayContaining([
        { id: pointId(1), relate: 0 },
        { id: pointId(7), relate: 1 },
        { id: pointId(5), relate: 0 },
      ]),
    );
  },
};

export const UnknownCode: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await open(canvas, userEvent);
    await userEvent.type(field, '课点1 课点99{Enter}');
    await expect(namesIn(canvas, '强支撑')).toEqual(['课点1 算法与复杂度', '课点5 二叉树遍历']);
    await expect(field).toHaveValue('课点99');
    await expect(canvas.getByText('没有这个编号', { exact: false })).toHaveTextContent('课点99 没有这个编号');
    await expect(namesIn(canvas, '弱支撑')).toEqual(['课点6 哈夫曼树']);
  },
};

export const WordsFilter: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await open(canvas, userEvent);
    await userEvent.type(field, '链');
    await expect(namesIn(canvas, '可选课点')).toEqual(['课点3 链表']);
    await userEvent.keyboard('{Enter}');
    await expect(namesIn(canvas, '强支撑')).toEqual(['课点3 链表', '课点5 二叉树遍历']);
    await userEvent.type(field, '没有的词');
    await expect(canvas.getByText('无搜索结果')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await open(canvas, userEvent);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}2');
    await expect(namesIn(canvas, '弱支撑')).toEqual(['课点2 顺序表', '课点6 哈夫曼树']);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('grid', { name: '强支撑' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}0');
    await expect(namesIn(canvas, '弱支撑')).toEqual(['课点6 哈夫曼树']);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(namesIn(canvas, '弱支撑')).toEqual(['课点2 顺序表', '课点6 哈夫曼树']);
    await userEvent.keyboard('{ArrowLeft}{Home}{ArrowUp}');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const PressOutsideKeeps: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await open(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: '移出课点6 哈夫曼树' }));
    await expect(namesIn(canvas, '弱支撑')).toEqual([]);
    await userEvent.click(canvasElement.ownerDocument.body);
    await waitFor(() =>
      expect(args.onDone).toHaveBeenCalledWith([
        { id: pointId(5), relate: 0 },
        { id: pointId(6), relate: -1 },
      ]),
    );
  },
};

export const Ksa: Story = {
  args: {
    kind: 'ksa',
    items: someKsa(),
    firstIds: new Set([ksaId('K3'), ksaId('S2')]),
    cell: { row: '二叉树遍历', code: 'T1', column: '完成二叉树的递归与非递归遍历' },
    value: [{ id: ksaId('K3'), relate: 0 }],
  },
  play: async ({ canvas, userEvent }) => {
    const field = await open(canvas, userEvent);
    await expect(canvas.getByText('属于这个课点')).toBeVisible();
    await userEvent.type(field, 'K2★ s1 weak{Enter}');
    await expect(namesIn(canvas, '强支撑')).toEqual(['K3 二叉树性质', 'K2 线性结构特点']);
    await expect(namesIn(canvas, '弱支撑')).toEqual(['S1 能实现链表基本操作']);
  },
};

export const LargerWindow: Story = {
  args: { kind: 'ksa', items: manyKsa(300), value: [] },
  play: async ({ args, canvas, userEvent }) => {
    const field = await open(canvas, userEvent);
    await userEvent.type(field, 'K100 ☆{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '放大窗口' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /选择 KSA/ }));
    await expect(dialog.getByRole('grid', { name: '弱支撑' })).toHaveAttribute('aria-rowcount', '1');
    await userEvent.click(dialog.getByRole('button', { name: '完成' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith([{ id: 5100, relate: 1 }]));
  },
};

export const Nothing: Story = {
  args: { items: [], value: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('这门课程还没有课点。')).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: {
    items: somePoints(10, 'en'),
    cell: { row: 'Trees', code: 'G3', column: 'Design and implement modules based on trees and graphs' },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = await open(canvas, userEvent);
    await userEvent.type(field, 'point 7 weak point 99');
    await userEvent.tab();
    await expect(canvas.getByText('Enter adds 1')).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};

const Cell = styled.button`
  inline-size: 208px;
  block-size: 72px;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font: inherit;
  text-align: start;
`;
