import { occupationLevels } from '@college/curriculum-model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OccupationLevels } from './OccupationLevels';

const meta = {
  title: 'Widgets/Pages/Level',
  component: OccupationLevels,
  args: { source: { listOccupationLevels: async () => occupationLevels('zh') } },
} satisfies Meta<typeof OccupationLevels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  tags: ['state:placeholder-page.level'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '职业层级' })).toBeVisible();
    await expect(await canvas.findAllByRole('treeitem')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('treeitem', { name: /第二大类/ }));
    await expect(canvas.getByRole('treeitem', { name: /工程技术人员/ })).toBeVisible();
  },
};
