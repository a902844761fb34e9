import { majorIds } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
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
type Story = StateStory<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

export const NoGoals: Story = {
  tags: ['state:copy-wizard.step1-zero-goals'],
  play: async ({ canvas, userEvent }) => {
    loadGoals.mockResolvedValue({ ...aCopySubject(), source: [] });
    await walkCopyWizard(canvas, userEvent).goToBinding();
  },
  parameters: {
    atRest: async ({ canvas, userEvent }) => {
      await expect(canvas.getByText('已绑定 0/0')).toBeVisible();
      await expect(canvas.getByText('暂无教学目标')).toBeVisible();
      await expect(canvas.getByRole('progressbar', { name: '教学目标绑定进度' })).toHaveAttribute('aria-valuenow', '100');
      await expect(walkCopyWizard(canvas, userEvent).next()).toBeEnabled();
    },
  },
};

export const NoIndicators: Story = {
  tags: ['state:copy-wizard.step1-no-indicators'],
  play: async ({ canvas, userEvent }) => {
    loadGoals.mockResolvedValue({ ...aCopySubject(), target: [] });
    await walkCopyWizard(canvas, userEvent).goToBinding();
  },
  parameters: {
    atRest: async ({ canvas, userEvent }) => {
      await expect(canvas.getByText('暂无数据')).toBeVisible();
      await expect(canvas.getByText('目标专业没有指标点，教学目标无法绑定。')).toBeVisible();
      await expect(walkCopyWizard(canvas, userEvent).next()).toBeDisabled();
    },
  },
};

export const GoalsFailed: Story = {
  tags: ['state:copy-wizard.step1-load-error'],
  play: async ({ canvas, userEvent }) => {
    loadGoals
      .mockReset()
      .mockRejectedValueOnce(new Error('课程不存在'))
      .mockImplementation(async () => aCopySubject());
    await walkCopyWizard(canvas, userEvent).goToBinding();
    await canvas.findByText('没有取到教学目标');
  },
  parameters: {
    atRest: async ({ canvas, userEvent }) => {
      await expect(canvas.getByRole('region', { name: '通知' })).toHaveTextContent('课程不存在');
      await expect(canvas.getByText('没有取到教学目标')).toBeVisible();
      await expect(walkCopyWizard(canvas, userEvent).next()).toBeDisabled();
      await expect(canvas.getByRole('button', { name: '上一步' })).toBeEnabled();
    },
  },
};

/** Back works after a failure, and the goals are requested again on the way forward. */
export const GoalsAskedAgain: Story = {
  play: async (context) => {
    await GoalsFailed.play?.(context);
    const { canvas, userEvent } = context;
    const walk = walkCopyWizard(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: '上一步' }));
    await expect(walk.select('major')).toHaveDisplayValue('计算机科学与技术');
    await userEvent.click(walk.next());
    await expect(await canvas.findByText('已绑定 0/4')).toBeVisible();
  },
};

export const WentBack: Story = {
  tags: ['state:copy-wizard.step1-back'],
  play: async ({ canvas, userEvent }) => {
    await walkCopyWizard(canvas, userEvent).goToBinding();
    await canvas.findByText('已绑定 0/4');
    await userEvent.click(canvas.getByRole('button', { name: '上一步' }));
  },
  parameters: {
    atRest: async ({ canvas, userEvent }) => {
      const walk = walkCopyWizard(canvas, userEvent);
      await expect(walk.select('school')).toHaveDisplayValue('明理大学');
      await expect(walk.select('college')).toHaveDisplayValue('计算机学院');
      await expect(walk.select('major')).toHaveDisplayValue('计算机科学与技术');
      await expect(canvas.queryByRole('button', { name: '上一步' })).toBeNull();
      await expect(walk.next()).toBeEnabled();
      // The step has the focus, none of its fields: it was come back to.
      await expect(walk.select('school').closest('[tabindex="-1"]')).toHaveFocus();
    },
  },
};

/** Binds one goal and returns to the choice of the target. */
async function bindAndGoBack({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  const walk = walkCopyWizard(canvas, userEvent);
  await walk.goToBinding();
  await canvas.findByText('已绑定 0/4');
  await walk.bind(['G3'], '3.1', 1);
  await userEvent.click(canvas.getByRole('button', { name: '上一步' }));
  return walk;
}

export const SameTargetAgain: Story = {
  tags: ['state:copy-wizard.step1-back-same-major'],
  play: async ({ canvas, userEvent }) => {
    const walk = await bindAndGoBack({ canvas, userEvent });
    await userEvent.click(walk.next());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('已绑定 1/4')).toBeVisible();
      await expect(canvas.getByRole('listitem', { name: '3.1' })).toHaveTextContent(/弱支撑.*G3/);
      await expect(loadGoals).toHaveBeenCalledOnce();
    },
  },
};

export const SameTargetAfterAnother: Story = {
  play: async ({ canvas, userEvent }) => {
    const walk = await bindAndGoBack({ canvas, userEvent });
    await userEvent.selectOptions(walk.select('college'), '数据科学学院');
    await walk.chooseTarget();
    await userEvent.click(walk.next());
    await expect(await canvas.findByText('已绑定 1/4')).toBeVisible();
    await expect(loadGoals).toHaveBeenCalledOnce();
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
    const walk = await bindAndGoBack({ canvas, userEvent });
    await walk.chooseTarget(majorIds.dataScience);
    await userEvent.click(walk.next());
    await waitFor(() => expect(loadGoals).toHaveBeenCalledTimes(2));
    await expect(loadGoals.mock.lastCall?.[0]).toMatchObject({ courseId: 1004, targetId: majorIds.dataScience });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('数据科学与大数据技术')).toBeVisible();
      await expect(canvas.getByText('已绑定 0/4')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^解绑/ })).toBeNull();
    },
  },
};
