import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ksaId, samplePoints, someKsa, somePoints } from '../fakes/transferItems';
import { QuickAdd } from './QuickAdd';

const pointId = (number: number) => samplePoints[number - 1]!.id;

const meta = {
  title: 'Widgets/Support/QuickAdd',
  component: QuickAdd,
  args: { kind: 'ksa', items: someKsa(), onAdd: fn(), onSubmitEmpty: fn() },
} satisfies Meta<typeof QuickAdd>;
export default meta;
type Story = StateStory<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const chips = (canvas: Canvas, text: RegExp) => canvas.getAllByText(text, { selector: 'span' }).map((chip) => chip.textContent);
const notice = (canvas: Canvas) => canvas.getByText('没有这个编号', { exact: false });

export const PointCodes: Story = {
  tags: ['state:quick-add.points'],
  args: { kind: 'point', items: somePoints() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '课点编号' }), 'point1,point 2');
    await expect(canvas.getByText('课点1 算法与复杂度')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '速加 2 项' }));
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByRole('textbox', { name: '课点编号' })).toHaveValue('');
      await expect(canvas.getByText('已加入 2 项。')).toBeInTheDocument();
      await expect(args.onAdd).toHaveBeenCalledWith({ ids: [pointId(1), pointId(2)], relate: 0 });
    },
  },
};

export const ChinesePointCodes: Story = {
  tags: ['state:quick-add.points-chinese'],
  args: { kind: 'point', items: somePoints() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '课点编号' }), '知识点1，知识点3');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(chips(canvas, /^课点\d/)).toEqual(['课点1 算法与复杂度', '课点3 链表']);
      await expect(canvas.getByRole('button', { name: '速加 2 项' })).toBeEnabled();
    },
  },
};

export const ChinesePointsAdded: Story = {
  args: ChinesePointCodes.args,
  play: async (context) => {
    await ChinesePointCodes.play?.(context);
    await context.userEvent.keyboard('{Enter}');
    await expect(context.args.onAdd).toHaveBeenCalledWith({ ids: [pointId(1), pointId(3)], relate: 0 });
  },
};

export const KsaCodes: Story = {
  tags: ['state:quick-add.ksa'],
  args: { items: [...someKsa(), { id: 2901, letter: 'A', number: 3, label: '在小组中担起自己的部分' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'KSA 编号' }), 'K1 S2,A3');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(chips(canvas, /^[KSA]\d/)).toEqual(['K1 大O记号含义', 'S2 能编写递归遍历', 'A3 在小组中担起自己的部分']);
      await expect(canvas.getByRole('button', { name: '速加 3 项' })).toBeEnabled();
    },
  },
};

export const KsaAddedAsWeak: Story = {
  args: KsaCodes.args,
  play: async (context) => {
    await KsaCodes.play?.(context);
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('radio', { name: '弱' }));
    await userEvent.click(canvas.getByRole('button', { name: '速加 3 项' }));
    await expect(args.onAdd).toHaveBeenCalledWith({ ids: [ksaId('K1'), ksaId('S2'), 2901], relate: 1 });
    await expect(canvas.getByText('已加入 3 项。')).toBeInTheDocument();
  },
};

export const LowerCase: Story = {
  tags: ['state:quick-add.lower-case'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'k1');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox')).toHaveValue('k1');
      await expect(chips(canvas, /^[KSA]\d/)).toEqual(['K1 大O记号含义']);
    },
  },
};

export const LowerCaseAdded: Story = {
  play: async (context) => {
    await LowerCase.play?.(context);
    await context.userEvent.keyboard('{Enter}');
    await expect(context.args.onAdd).toHaveBeenCalledWith({ ids: [ksaId('K1')], relate: 0 });
  },
};

export const InvalidCode: Story = {
  tags: ['state:quick-add.invalid'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'B9');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox')).toHaveValue('B9');
      await expect(canvas.getAllByText('B9')[0]).toBeVisible();
      await expect(notice(canvas)).toHaveTextContent('B9 没有这个编号');
      await expect(canvas.getByRole('button', { name: '速加' })).toBeDisabled();
    },
  },
};

export const InvalidCodeStays: Story = {
  play: async (context) => {
    await InvalidCode.play?.(context);
    await context.userEvent.keyboard('{Enter}');
    await expect(context.args.onAdd).not.toHaveBeenCalled();
    await expect(context.canvas.getByRole('textbox')).toHaveValue('B9');
  },
};

export const NumberThatDoesNotExist: Story = {
  tags: ['state:quick-add.unknown-number'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'K1 K99，S1');
    await expect(notice(canvas)).toHaveTextContent('K99 没有这个编号，其余 2 项不受影响');
    await userEvent.keyboard('{Enter}');
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByRole('textbox')).toHaveValue('K99');
      await expect(notice(canvas)).toBeVisible();
      await expect(args.onAdd).toHaveBeenCalledWith({ ids: [ksaId('K1'), ksaId('S1')], relate: 0 });
    },
  },
};

export const Duplicates: Story = {
  tags: ['state:quick-add.duplicates'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'K1,K1');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox')).toHaveValue('K1,K1');
      await expect(chips(canvas, /^[KSA]\d/)).toEqual(['K1 大O记号含义']);
      await expect(canvas.getByRole('button', { name: '速加 1 项' })).toBeEnabled();
    },
  },
};

export const DuplicatesAdded: Story = {
  play: async (context) => {
    await Duplicates.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: '速加 1 项' }));
    await expect(context.args.onAdd).toHaveBeenCalledWith({ ids: [ksaId('K1')], relate: 0 });
  },
};

export const EmptyInput: Story = {
  tags: ['state:quick-add.empty'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: 'KSA 编号' })).toHaveValue('');
      await expect(canvas.getByText(/^如 K1 S2，A3/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: '速加' })).toBeDisabled();
    },
  },
};

export const EnterInEmptyField: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' {Enter}');
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(args.onSubmitEmpty).toHaveBeenCalledOnce();
  },
};

export const HalfTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'K1 S');
    await expect(canvas.queryByText('没有这个编号', { exact: false })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText('没有这个编号', { exact: false })).toHaveTextContent('S 没有这个编号');
  },
};

export const ManyCodes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'K1 K2 K3 K4 S1 S2 S3 A1 A2 X1 X2');
    await expect(canvas.getByText('等，另有 1 项')).toBeVisible();
    await expect(canvas.getByText('没有这些编号', { exact: false })).toHaveTextContent('X1 X2 没有这些编号，其余 9 项不受影响');
  },
};

export const English: Story = {
  tags: ['state:quick-add.english'],
  globals: { language: '80102' },
  args: { items: someKsa('en') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'KSA codes' }), 'K1 S1，A1 X1');
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('button', { name: 'Quick-add 3' })).toBeEnabled();
      await expect(canvas.getByText('There is no such code', { exact: false })).toHaveTextContent(
        'X1 There is no such code; the other 3 are not affected',
      );
      await expect(canvasElement.innerHTML).not.toMatch(/\p{Script=Han}/u);
    },
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'K1 S1，A1 X1');
    await expect(canvas.getByRole('button', { name: '速加 3 项' })).toBeEnabled();
  },
};
