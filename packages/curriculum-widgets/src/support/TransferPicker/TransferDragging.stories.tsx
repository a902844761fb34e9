import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { ksaId, someKsa } from '../fakes/transferItems';
import { TransferPicker } from './TransferPicker';

const meta = {
  title: 'Widgets/Support/TransferPicker/Dragging',
  component: TransferPicker,
  args: { kind: 'ksa', items: someKsa(), defaultValue: [{ id: ksaId('K3'), relate: 0 }], onChange: fn() },
} satisfies Meta<typeof TransferPicker>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const rowIn = (canvas: Canvas, list: string, name: RegExp) => within(canvas.getByRole('grid', { name: list })).findByRole('row', { name });

function centre(element: Element) {
  const box = element.getBoundingClientRect();
  return { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
}

function takeHold(row: Element, over: Element) {
  const pointer = { pointerType: 'mouse', button: 0, isPrimary: true };
  fireEvent.pointerDown(row, { ...pointer, ...centre(row) });
  fireEvent.pointerMove(over, { ...pointer, ...centre(over) });
  return { drop: () => fireEvent.pointerUp(over, { ...pointer, ...centre(over) }) };
}

export const ManyAtOnce: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await rowIn(canvas, '全部 KSA', /K1/));
    await userEvent.click(await rowIn(canvas, '全部 KSA', /S1/));
    const drag = takeHold(await rowIn(canvas, '全部 KSA', /K1/), canvas.getByRole('grid', { name: '弱支撑' }));
    await expect(await canvas.findByText('2 项')).toBeVisible();
    await expect(canvas.getByRole('grid', { name: '弱支撑' }).closest('[data-drop]')).not.toBeNull();
    drag.drop();
    await expect(await rowIn(canvas, '弱支撑', /K1/)).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { id: ksaId('K1'), relate: 1 },
      { id: ksaId('K3'), relate: 0 },
      { id: ksaId('S1'), relate: 1 },
    ]);
  },
};

export const StrongToWeakAndOut: Story = {
  play: async ({ args, canvas, step }) => {
    await step('to weak', async () => {
      takeHold(await rowIn(canvas, '强支撑', /K3/), canvas.getByRole('grid', { name: '弱支撑' })).drop();
      await expect(await rowIn(canvas, '弱支撑', /K3/)).toBeVisible();
    });
    await step('out', async () => {
      takeHold(await rowIn(canvas, '弱支撑', /K3/), canvas.getByRole('grid', { name: '全部 KSA' })).drop();
      await expect(args.onChange).toHaveBeenLastCalledWith([{ id: ksaId('K3'), relate: -1 }]);
    });
  },
};

export const DraggingOver: Story = {
  play: async ({ canvas }) => {
    takeHold(await rowIn(canvas, '全部 KSA', /S2/), canvas.getByRole('grid', { name: '强支撑' }));
    await expect(await canvas.findByText('S2 能编写递归遍历')).toBeVisible();
  },
};

export const CancelledByEscape: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const drag = takeHold(await rowIn(canvas, '全部 KSA', /S2/), canvas.getByRole('grid', { name: '强支撑' }));
    await userEvent.keyboard('{Escape}');
    drag.drop();
    await expect(await canvas.findByText('已取消拖动。')).toBeInTheDocument();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(await canvas.findByText('已选 0，共 9')).toBeVisible();
  },
};

export const ByTheMenu: Story = {
  play: async ({ args, canvas, userEvent }) => {
    fireEvent.contextMenu(await rowIn(canvas, '全部 KSA', /A1/));
    await userEvent.click(await canvas.findByRole('menuitem', { name: /移到弱支撑/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { id: ksaId('K3'), relate: 0 },
      { id: ksaId('A1'), relate: 1 },
    ]);
    // The menu restores the focus once it has closed.
    await waitFor(() => expect(canvas.getByRole('grid', { name: '全部 KSA' })).toHaveFocus());
  },
};

export const RangeByShift: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await rowIn(canvas, '全部 KSA', /K1/));
    fireEvent.click(await rowIn(canvas, '全部 KSA', /S1/), { shiftKey: true });
    await expect(await canvas.findByText('已选 4，共 9')).toBeVisible();
    await expect(await rowIn(canvas, '全部 KSA', /K3/)).not.toHaveAttribute('aria-selected');
  },
};
