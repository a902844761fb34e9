import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aCollege } from '../../support/fakes/aCollege';
import { OccupationLevels } from './OccupationLevels';

const college = aCollege();

const meta = {
  title: 'Widgets/Organisation/OccupationLevels',
  component: OccupationLevels,
  args: { source: college.occupations },
  beforeEach: college.serve(),
} satisfies Meta<typeof OccupationLevels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('treeitem');
    await expect(canvas.getByText('8个大类 · 共16条 · 4层')).toBeVisible();
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(8);
    await expect(first).toHaveTextContent('第一大类');
    await userEvent.click(canvas.getByRole('searchbox'));
    // Past the two buttons.
    await userEvent.keyboard('{Tab}{Tab}{Tab}{ArrowDown}');
    const second = canvas.getAllByRole('treeitem')[1]!;
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('工程技术人员')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.queryByText('工程技术人员')).toBeNull();
  },
};

export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('treeitem');
    await userEvent.type(canvas.getByRole('searchbox'), '大数据{Enter}');
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(4);
    await expect(canvas.getByRole('treeitem', { name: /大数据工程技术人员/ })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('找到1条');
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), '天文{Enter}');
    await expect(canvas.getByText('无搜索结果')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: () => {
    college.occupations.listOccupationLevels.mockRejectedValueOnce(new Error('服务器繁忙，请稍后再试'));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('没有取到职业层级')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findAllByRole('treeitem')).toHaveLength(8);
  },
};

export const Loading: Story = {
  beforeEach: college.serve(({ failures }) => void (failures.listOccupationLevels = { until: new Promise(() => {}) })),
  play: async ({ canvas }) => expect(canvas.queryByRole('tree')).toBeNull(),
};

export const English: Story = {
  globals: { language: '80102' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByRole('treeitem');
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }));
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(16);
    await expect(canvas.getByText('The Second Major Level')).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
