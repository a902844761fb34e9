import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { samplePoints, somePoints } from '../fakes/transferItems';
import { codesIn, rowIn } from '../fakes/transferLists';
import { TransferPicker } from './TransferPicker';

const pointId = (number: number) => samplePoints[number - 1]!.id;

const meta = {
  title: 'Widgets/Support/TransferPicker/Moves',
  component: TransferPicker,
  args: { kind: 'point', items: somePoints(6), onChange: fn() },
} satisfies Meta<typeof TransferPicker>;
export default meta;
type Story = StateStory<typeof meta>;

export const ToStrong: Story = {
  tags: ['state:transfer.to-strong'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(rowIn(canvas, '全部课点', /课点1/));
    await userEvent.click(rowIn(canvas, '全部课点', /课点4/));
    await expect(canvas.getByText('已选 2，共 6')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '移到强支撑' }));
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(codesIn(canvas, '强支撑')).toEqual(['课点1', '课点4']);
      await expect(args.onChange).toHaveBeenLastCalledWith([
        { id: pointId(1), relate: 0 },
        { id: pointId(4), relate: 0 },
      ]);
      await expect(canvas.getByText('2 项移到强支撑。 强支撑 2 项，弱支撑 0 项。')).toBeInTheDocument();
    },
  },
};

export const ToWeak: Story = {
  tags: ['state:transfer.to-weak'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(rowIn(canvas, '全部课点', /课点2/));
    await userEvent.click(rowIn(canvas, '全部课点', /课点3/));
    await userEvent.click(canvas.getByRole('button', { name: '移到弱支撑' }));
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(codesIn(canvas, '弱支撑')).toEqual(['课点2', '课点3']);
      await expect(args.onChange).toHaveBeenLastCalledWith([
        { id: pointId(2), relate: 1 },
        { id: pointId(3), relate: 1 },
      ]);
    },
  },
};

const fiveIsStrong = { defaultValue: [{ id: pointId(5), relate: 0 as const }] };

export const BackToUnassigned: Story = {
  tags: ['state:transfer.back'],
  args: fiveIsStrong,
  play: async ({ canvas, userEvent }) => {
    await expect(within(rowIn(canvas, '全部课点', /课点5/)).getByRole('img', { name: '强支撑' })).toBeVisible();
    await userEvent.click(rowIn(canvas, '强支撑', /课点5/));
    await userEvent.click(canvas.getByRole('button', { name: '移出' }));
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(codesIn(canvas, '强支撑')).toEqual([]);
      await expect(within(rowIn(canvas, '全部课点', /课点5/)).queryByRole('img')).toBeNull();
      await expect(args.onChange).toHaveBeenLastCalledWith([{ id: pointId(5), relate: -1 }]);
    },
  },
};

export const StrongToWeak: Story = {
  tags: ['state:transfer.strong-to-weak'],
  args: fiveIsStrong,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '把课点5 二叉树遍历改为弱支撑' }));
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(codesIn(canvas, '强支撑')).toEqual([]);
      await expect(codesIn(canvas, '弱支撑')).toEqual(['课点5']);
      await expect(args.onChange).toHaveBeenLastCalledWith([{ id: pointId(5), relate: 1 }]);
    },
  },
};

export const WeakToStrong: Story = {
  args: fiveIsStrong,
  play: async (context) => {
    await StrongToWeak.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: '把课点5 二叉树遍历改为强支撑' }));
    await expect(codesIn(canvas, '弱支撑')).toEqual([]);
    await expect(codesIn(canvas, '强支撑')).toEqual(['课点5']);
  },
};
