import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Cascader } from './Cascader';
import type { CascaderNode } from './cascaderTree';
import { cities, places } from './storyTree';

const meta = {
  title: 'UI/Fields/Cascader',
  component: Cascader,
  args: { label: '所在地', nodes: cities, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(100%, 320px)', minBlockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Cascader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = { name: 'Nothing chosen' };

export const Chosen: Story = {
  args: { defaultValue: ['js', 'nj', 'gl'] },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox', { name: '所在地' })).toHaveTextContent('江苏省 / 南京市 / 鼓楼区'),
};

export const Open: Story = {
  args: { defaultValue: ['js', 'nj', 'gl'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '所在地' }));
    await waitFor(() => expect(canvas.getAllByRole('listbox')).toHaveLength(3));
    await expect(canvas.getByRole('option', { name: '鼓楼区' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('option', { name: '六合区（已选过）' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    canvas.getByRole('combobox', { name: '所在地' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await step('focus stands in the first column', () =>
      waitFor(() => expect(canvas.getByRole('listbox', { name: '第 1 级' })).toHaveFocus()),
    );
    await step('moving opens the level below', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}');
      await expect(canvas.getByRole('listbox', { name: '江苏省' })).toHaveFocus();
      await expect(canvas.getByRole('option', { name: '姑苏区' })).toBeVisible();
    });
    await step('Enter chooses and closes', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenCalledWith(['js', 'sz', 'hq'], expect.anything());
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('combobox', { name: '所在地' })).toHaveFocus());
    });
  },
};

export const UpperLevelChanged: Story = {
  args: { defaultValue: ['js', 'nj', 'gl'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '所在地' }));
    await userEvent.click(await canvas.findByRole('option', { name: '浙江省' }));
    await expect(canvas.queryByRole('option', { name: '鼓楼区' })).not.toBeInTheDocument();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('option', { name: '杭州市' }));
    await userEvent.click(canvas.getByRole('option', { name: '拱墅区' }));
    await expect(args.onChange).toHaveBeenCalledWith(['zj', 'hz', 'gs'], expect.anything());
  },
};

export const BranchChosen: Story = {
  args: { canChooseBranch: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '所在地' }));
    await userEvent.click(await canvas.findByRole('option', { name: '江苏省' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['js'], expect.anything());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '所在地' })).toHaveTextContent('江苏省'));
  },
};

export const DisabledNode: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '所在地' }));
    await userEvent.click(await canvas.findByRole('option', { name: '西藏自治区（尚未开放）' }));
    await userEvent.click(await canvas.findByRole('option', { name: '拉萨市' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Searched: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '所在地' }));
    const field = await canvas.findByRole('combobox', { name: '搜索各级' });
    await userEvent.type(field, '江苏 区');
    await expect(await canvas.findByText('找到 7 项')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(['js', 'nj', 'gl'], expect.anything());
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '所在地' }));
    await userEvent.type(await canvas.findByRole('combobox', { name: '搜索各级' }), '火星');
    await waitFor(() => expect(canvas.getAllByText('没有符合的选项')).toHaveLength(2));
  },
};

export const LabelsCut: Story = {
  args: { defaultValue: ['js', 'nj', 'jn'], cutLabel: (label) => (label.length > 8 ? `${label.slice(0, 7)}…` : label) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: '所在地' });
    await expect(canvas.getByText('江苏省 / 南京市 / 江宁经济技术开…')).toBeVisible();
    await expect(field).toHaveAttribute('title', '江苏省 / 南京市 / 江宁经济技术开发区管理委员会辖区');
    await userEvent.click(field);
    await expect(await canvas.findByRole('option', { name: '江宁经济技术开发区管理委员会辖区' })).toHaveAttribute(
      'title',
      '江宁经济技术开发区管理委员会辖区',
    );
  },
};

const provinces: readonly CascaderNode[] = [
  { id: 1, label: '江苏省' },
  { id: 2, label: '浙江省' },
];

export const LoadedOnDemand: Story = {
  args: { nodes: provinces, loadChildren: fn(async (node: CascaderNode) => [{ id: 11, label: `${node.label}省会`, isLeaf: true }]) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '所在地' }));
    await userEvent.click(await canvas.findByRole('option', { name: '浙江省' }));
    await userEvent.click(await canvas.findByRole('option', { name: '浙江省省会' }));
    await expect(args.onChange).toHaveBeenCalledWith(
      [2, 11],
      [expect.objectContaining({ label: '浙江省' }), expect.objectContaining({ label: '浙江省省会' })],
    );
    await expect(args.loadChildren).toHaveBeenCalledOnce();
  },
};

let tries = 0;
export const LevelFailed: Story = {
  args: {
    nodes: provinces,
    loadChildren: async () => {
      tries += 1;
      if (tries === 1) throw new Error('no answer');
      return [{ id: 11, label: '南京市', isLeaf: true }];
    },
  },
  beforeEach: () => {
    tries = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '所在地' }));
    await userEvent.click(await canvas.findByRole('option', { name: '江苏省' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('这一级没有取到');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('option', { name: '南京市' })).toBeVisible();
  },
};

export const LevelEmpty: Story = {
  args: { nodes: provinces, loadChildren: async () => [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '所在地' }));
    await userEvent.click(await canvas.findByRole('option', { name: '江苏省' }));
    await expect(await canvas.findByText('这里没有选项')).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: '江苏省' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The label of the choice is known before its levels are; opening loads the way to it. */
export const ChosenNotLoaded: Story = {
  args: {
    nodes: provinces,
    value: [1, 11],
    valueNodes: [provinces[0]!, { id: 11, label: '南京市' }],
    loadChildren: fn(async () => [{ id: 11, label: '南京市', isLeaf: true }]),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: '所在地' })).toHaveTextContent('江苏省 / 南京市');
    await expect(args.loadChildren).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('combobox', { name: '所在地' }));
    await expect(await canvas.findByRole('option', { name: '南京市' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** The search is asked where the levels are loaded from; of many results the first are shown, and how many there are. */
export const SearchedElsewhere: Story = {
  args: {
    nodes: provinces,
    loadChildren: async () => [],
    findPaths: fn(async (query: string) => ({ paths: [[provinces[1]!, { id: 21, label: `${query}市`, isLeaf: true }]], total: 336 })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '所在地' }));
    await userEvent.type(await canvas.findByRole('combobox', { name: '搜索各级' }), '杭州');
    await expect(await canvas.findByRole('option', { name: '浙江省 / 杭州市' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('找到 336 项，显示前 1 项');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith([2, 21], [expect.anything(), expect.objectContaining({ label: '杭州市' })]);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '所在地' })).toHaveTextContent('浙江省 / 杭州市'));
  },
};

export const SearchFailed: Story = {
  args: {
    nodes: provinces,
    findPaths: async () => {
      tries += 1;
      if (tries === 1) throw new Error('no answer');
      return { paths: [[{ id: 1, label: '江苏省', isLeaf: true }]], total: 1 };
    },
  },
  beforeEach: () => {
    tries = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '所在地' }));
    await userEvent.type(await canvas.findByRole('combobox', { name: '搜索各级' }), '江苏');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('搜索失败');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('option', { name: '江苏省' })).toBeVisible();
  },
};

export const FiveThousandNodes: Story = {
  args: { nodes: places(20, 10, 25), defaultValue: [20, 10, 25] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '所在地' }));
    await expect(await canvas.findByRole('option', { name: '20.10.25区' })).toBeVisible();
    await expect(canvas.getAllByRole('option').length).toBeLessThan(70);
  },
};

export const Wrong: Story = { args: { isRequired: true, errorMessage: '请选择所在地' } };
export const Disabled: Story = { args: { defaultValue: ['js', 'nj', 'gl'], isDisabled: true } };
export const ReadOnly: Story = {
  args: { defaultValue: ['js', 'nj', 'gl'], isReadOnly: true },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: '所在地' })).toHaveValue('江苏省 / 南京市 / 鼓楼区'),
};

export const English: Story = {
  args: { label: 'Place', nodes: places(3, 3, 3, 'en') },
  globals: { language: '80102' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Place' }));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search all levels' }), 'district 2.3');
    await expect(await canvas.findByText('6 results')).toBeInTheDocument();
  },
};
