import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCopySource, twoSchools } from '../fakes/fakeCopySource';
import { walkCopyWizard } from '../fakes/walkCopyWizard';
import { CopyWizard } from './CopyWizard';

const meta = {
  title: 'Widgets/Copying/CopyWizard',
  component: CopyWizard,
  decorators: [withToasts],
  args: {
    dataSource: aCopySource(),
    courseId: 1004,
    courseName: '数据结构',
    majorName: '软件工程',
    defaultOpen: true,
    onOpenChange: fn(),
    onGoToTarget: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '820px' },
    },
  },
} satisfies Meta<typeof CopyWizard>;
export default meta;
type Story = StateStory<typeof meta>;

export const TargetsLoading: Story = {
  tags: ['state:copy-wizard.step0-loading'],
  args: { dataSource: aCopySource({ listTargets: never }) },
  parameters: {
    atRest: async ({ canvas, userEvent }) => {
      const walk = walkCopyWizard(canvas, userEvent);
      await expect(canvas.getByRole('group', { name: '目标专业' })).toHaveAttribute('aria-busy', 'true');
      await expect(walk.select('school')).toBeDisabled();
      await expect(walk.select('school')).toHaveDisplayValue('正在加载可选专业…');
      await expect(walk.next()).toBeDisabled();
    },
  },
};

export const NoTargets: Story = {
  tags: ['state:copy-wizard.step0-empty'],
  args: { dataSource: aCopySource({ listTargets: async () => [] }) },
  parameters: {
    atRest: async ({ canvas, userEvent }) => {
      await expect(canvas.getByText('暂无数据')).toBeVisible();
      await expect(canvas.getByText('没有您可以复制到的专业。')).toBeVisible();
      await expect(walkCopyWizard(canvas, userEvent).next()).toBeDisabled();
    },
  },
};

export const NothingChosen: Story = {
  tags: ['state:copy-wizard.step0-none'],
  parameters: {
    atRest: async ({ canvas, userEvent }) => {
      const walk = walkCopyWizard(canvas, userEvent);
      await expect(walk.select('school')).toBeEnabled();
      await expect(walk.select('school')).toHaveDisplayValue('请选择');
      await expect(walk.select('college')).toBeDisabled();
      await expect(walk.select('major')).toBeDisabled();
      await expect(walk.next()).toBeDisabled();
      await expect(canvas.queryByRole('button', { name: '上一步' })).toBeNull();
      await expect(canvas.getByRole('list', { name: '步骤' })).toHaveTextContent(/1目标专业2绑定教学目标3复制/);
    },
  },
};

export const SchoolChosen: Story = {
  tags: ['state:copy-wizard.step0-school'],
  play: async ({ canvas, userEvent }) => {
    await walkCopyWizard(canvas, userEvent).chooseSchool();
  },
  parameters: {
    atRest: async ({ canvas, userEvent }) => {
      const walk = walkCopyWizard(canvas, userEvent);
      await expect(walk.select('school')).toHaveDisplayValue('明理大学');
      await expect(walk.select('college')).toBeEnabled();
      await expect(walk.select('college')).toHaveDisplayValue('请选择');
      await expect(walk.select('major')).toBeDisabled();
      await expect(walk.next()).toBeDisabled();
    },
  },
};

export const CollegeChosen: Story = {
  tags: ['state:copy-wizard.step0-college'],
  play: async ({ canvas, userEvent }) => {
    const walk = walkCopyWizard(canvas, userEvent);
    await walk.chooseSchool();
    await userEvent.selectOptions(walk.select('college'), '计算机学院');
  },
  parameters: {
    atRest: async ({ canvas, userEvent }) => {
      const walk = walkCopyWizard(canvas, userEvent);
      await expect(walk.select('college')).toHaveDisplayValue('计算机学院');
      await expect(walk.select('major')).toBeEnabled();
      await expect(walk.select('major')).toHaveDisplayValue('请选择');
      await expect(walk.next()).toBeDisabled();
    },
  },
};

export const MajorChosen: Story = {
  tags: ['state:copy-wizard.step0-major'],
  play: async ({ canvas, userEvent }) => {
    await walkCopyWizard(canvas, userEvent).chooseTarget();
  },
  parameters: {
    atRest: async ({ canvas, userEvent }) => {
      const walk = walkCopyWizard(canvas, userEvent);
      await expect(walk.select('major')).toHaveFocus();
      await expect(walk.next()).toBeEnabled();
      await expect(canvas.getByText('将复制到 明理大学 / 计算机学院 / 计算机科学与技术')).toBeVisible();
    },
  },
};

export const SchoolChanged: Story = {
  tags: ['state:copy-wizard.step0-change-school'],
  args: { dataSource: aCopySource({ listTargets: twoSchools }) },
  play: async ({ canvas, userEvent }) => {
    const walk = walkCopyWizard(canvas, userEvent);
    await walk.chooseTarget();
    await userEvent.selectOptions(walk.select('school'), '第二分校');
  },
  parameters: {
    atRest: async ({ canvas, userEvent }) => {
      const walk = walkCopyWizard(canvas, userEvent);
      await expect(walk.select('school')).toHaveDisplayValue('第二分校');
      await expect(walk.select('college')).toHaveDisplayValue('请选择');
      await expect(walk.select('major')).toHaveDisplayValue('请选择');
      await expect(walk.select('major')).toBeDisabled();
      await expect(walk.next()).toBeDisabled();
    },
  },
};

export const CollegeChanged: Story = {
  tags: ['state:copy-wizard.step0-change-college'],
  play: async ({ canvas, userEvent }) => {
    const walk = walkCopyWizard(canvas, userEvent);
    await walk.chooseTarget();
    await userEvent.selectOptions(walk.select('college'), '数据科学学院');
  },
  parameters: {
    atRest: async ({ canvas, userEvent }) => {
      const walk = walkCopyWizard(canvas, userEvent);
      await expect(walk.select('school')).toHaveDisplayValue('明理大学');
      await expect(walk.select('college')).toHaveDisplayValue('数据科学学院');
      await expect(walk.select('major')).toHaveDisplayValue('请选择');
      await expect(walk.next()).toBeDisabled();
    },
  },
};

const failingTargets = fn();

export const TargetsFailed: Story = {
  tags: ['state:copy-wizard.step0-load-error'],
  args: { dataSource: aCopySource({ listTargets: failingTargets }) },
  beforeEach: () => {
    failingTargets.mockReset().mockRejectedValueOnce(new Error('没有权限')).mockImplementation(twoSchools);
  },
  parameters: {
    atRest: async ({ canvas, userEvent }) => {
      await expect(canvas.getByRole('region', { name: '通知' })).toHaveTextContent('没有权限');
      await expect(canvas.getByText('没有取到可选专业')).toBeVisible();
      await expect(walkCopyWizard(canvas, userEvent).next()).toBeDisabled();
    },
  },
};

export const TargetsRetried: Story = {
  args: TargetsFailed.args,
  beforeEach: TargetsFailed.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('combobox', { name: '学校' })).toBeEnabled();
  },
};

export const Cancelled: Story = {
  tags: ['state:copy-wizard.step0-cancel'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '取消' }));
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(args.onOpenChange).toHaveBeenCalledOnce();
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    },
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
