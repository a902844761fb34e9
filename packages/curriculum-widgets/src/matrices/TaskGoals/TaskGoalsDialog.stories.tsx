import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { keepTaskGoals } from '../fakes/keepTaskGoals';
import { TaskGoalsDialog } from './TaskGoalsDialog';

const college = aCollege({ prepare: keepTaskGoals([]) });

const meta = {
  title: 'Widgets/Matrices/TaskGoals/Dialog',
  component: TaskGoalsDialog,
  decorators: [withToasts],
  beforeEach: college.serve(),
  args: { source: college.taskGoals, project: { id: 1064, name: '树与二叉树' }, onClose: fn() },
} satisfies Meta<typeof TaskGoalsDialog>;
export default meta;
type Story = StateStory<typeof meta>;

export const FirstRow: Story = {
  tags: ['state:task-goals.first-row'],
  parameters: {
    atRest: async ({ canvas }) => {
      const dialog = within(canvas.getByRole('dialog', { name: '任务目标：树与二叉树' }));
      await expect(dialog.getByRole('textbox', { name: '任务目标，第 1 行' })).toHaveFocus();
      await expect(dialog.getAllByRole('textbox')).toHaveLength(2);
      await expect(dialog.queryByText('暂无数据')).toBeNull();
    },
  },
};
