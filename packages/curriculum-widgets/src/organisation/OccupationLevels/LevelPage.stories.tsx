import { occupationLevels } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OccupationLevels } from './OccupationLevels';

const meta = {
  title: 'Widgets/Pages/Level',
  component: OccupationLevels,
  args: { source: { listOccupationLevels: async () => occupationLevels('zh') } },
} satisfies Meta<typeof OccupationLevels>;
export default meta;
type Story = StateStory<typeof meta>;

export const Typical: Story = {
  tags: ['state:placeholder-page.level'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: '职业层级' })).toBeVisible();
      await expect(canvas.getAllByRole('treeitem')).toHaveLength(8);
    },
  },
};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('treeitem', { name: /第二大类/ }));
    await expect(canvas.getByRole('treeitem', { name: /工程技术人员/ })).toBeVisible();
  },
};
