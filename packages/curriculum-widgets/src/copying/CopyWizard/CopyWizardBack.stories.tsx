import { majorIds } from '@college/curriculum-model/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCopySource, aCopySubject } from '../fakes/fakeCopySource';
import { walkCopyWizard } from '../fakes/walkCopyWizard';
import { CopyWizard } from './CopyWizard';

const loadGoals = fn(async ({ targetId }: { targetId: number }) => aCopySubject(targetId));

const meta = {
  title: 'Widgets/Copying/CopyWizard',
  component: CopyWizard,
  decorators: [withToasts],
  args: {
    dataSource: aCopySource({ loadGoals }),
    courseId: 1004,
    courseName: '数据结构',
    majorName: '软件工程',
    defaultOpen: true,
    onOpenChange: fn(),
  },
  beforeEach: () => {
    loadGoals.mockReset().mockImplementation(async ({ targetId }) => aCopySubject(targetId));
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '820px' } } },
} satisfies Meta<typeof CopyWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoGoals: Story = {
  tags: ['state:copy-wizard.step1-zero-goals'],
  play: async ({ canvas, userEvent }) => {
    loadGoals.mockResolvedValue({ ...aCopySubject(), source: [] });
    const walk = walkCopyWizard(canvas, userEvent);
    await walk.goToBinding();
    await expect(await canvas.findByText('已绑定 0/0')).toBeVisible();
    await expect(canvas.getByText('暂无教学目标')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: '教学目标绑定进度' })).toHaveAttribute('aria-valuenow', '100');
    await expect(walk.next()).toBeEnabled();
  },
};

export const NoIndicators: Story = {
  tags: ['state:copy-wizard.step1-no-indicators'],
  play: async ({ canvas, userEvent }) => {
    loadGoals.mockResolvedValue({ ...aCopySubject(), target: [] });
    const walk = walkCopyWizard(canvas, userEvent);
    await walk.goToBinding();
    await expect(await canvas.findByText('暂无数据')).toBeVisible();
    await expect(canvas.getByText('目标专业没有指标点，教学目标无法绑定。')).toBeVisible();
    await expect(walk.next()).toBeDisabled();
  },
};

export const GoalsFailed: Story = {
  tags: ['state:copy-wizard.step1-load-error'],
  play: async ({ canvas, userEvent, step }) => {
    loadGoals
      .mockReset()
      .mockRejectedValueOnce(new Error('课程不存在'))
      .mockImplementation(async () => aCopySubject());
    const walk = walkCopyWizard(canvas, userEvent);
    await walk.goToBinding();
    await waitFor(() => expect(canvas.getByRole('region', { name: '通知' })).toHaveTextContent('课程不存在'));
    await expect(canvas.getByText('没有取到教学目标')).toBeVisible();
    await expect(walk.next()).toBeDisabled();
    await step('上一步可用，再来时重新加载', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '上一步' }));
      await expect(walk.select('major')).toHaveDisplayValue('计算机科学与技术');
      await userEvent.click(walk.next());
      await expect(await canvas.findByText('已绑定 0/4')).toBeVisible();
    });
  },
};

export const WentBack: Story = {
  tags: ['state:copy-wizard.step1-back'],
  play: async ({ canvas, userEvent }) => {
    const walk = walkCopyWizard(canvas, userEvent);
    await walk.goToBinding();
    await canvas.findByText('已绑定 0/4');
    await userEvent.click(canvas.getByRole('button', { name: '上一步' }));
    await expect(walk.select('school')).toHaveDisplayValue('明理大学');
    await expect(walk.select('college')).toHaveDisplayValue('计算机学院');
    await expect(walk.select('major')).toHaveDisplayValue('计算机科学与技术');
    await expect(canvas.queryByRole('button', { name: '上一步' })).toBeNull();
    await expect(walk.next()).toBeEnabled();
  },
};

export const SameTargetAgain: Story = {
  tags: ['state:copy-wizard.step1-back-same-major'],
  play: async ({ canvas, userEvent, step }) => {
    const walk = walkCopyWizard(canvas, userEvent);
    await walk.goToBinding();
    await canvas.findByText('已绑定 0/4');
    await walk.bind(['G1'], '1.2');
    await step('同一专业：不再请求，绑定保留', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '上一步' }));
      await userEvent.click(walk.next());
      await expect(await canvas.findByText('已绑定 1/4')).toBeVisible();
      await expect(loadGoals).toHaveBeenCalledOnce();
    });
    await step('换到别的专业又换回来，也不再请求', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '上一步' }));
      await userEvent.selectOptions(walk.select('college'), '数据科学学院');
      await walk.chooseTarget();
      await userEvent.click(walk.next());
      await expect(await canvas.findByText('已绑定 1/4')).toBeVisible();
      await expect(loadGoals).toHaveBeenCalledOnce();
    });
  },
};

export const ClosedByMistake: Story = {
  play: async ({ canvas, userEvent }) => {
    const walk = walkCopyWizard(canvas, userEvent);
    await walk.goToBinding();
    await canvas.findByText('已绑定 0/4');
    await walk.bind(['G1'], '1.2');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: '继续' }));
    await expect(await canvas.findByText('已绑定 1/4')).toBeVisible();
  },
};

export const OtherTarget: Story = {
  tags: ['state:copy-wizard.step1-back-other-major'],
  play: async ({ canvas, userEvent }) => {
    const walk = walkCopyWizard(canvas, userEvent);
    await walk.goToBinding();
    await canvas.findByText('已绑定 0/4');
    await walk.bind(['G1'], '1.2');
    await userEvent.click(canvas.getByRole('button', { name: '上一步' }));
    await walk.chooseTarget(majorIds.dataScience);
    await userEvent.click(walk.next());
    await expect(await canvas.findByText('已绑定 0/4')).toBeVisible();
    await expect(loadGoals).toHaveBeenCalledTimes(2);
    await expect(loadGoals.mock.lastCall?.[0]).toMatchObject({ courseId: 1004, targetId: majorIds.dataScience });
    await expect(canvas.queryByRole('button', { name: /^解绑/ })).toBeNull();
  },
};
