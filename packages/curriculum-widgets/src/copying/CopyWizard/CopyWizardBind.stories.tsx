import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
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

/** Walks to the goals of 数据结构, none of them bound. */
async function openBinding({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  const walk = walkCopyWizard(canvas, userEvent);
  await walk.goToBinding();
  await canvas.findByText('已绑定 0/4');
  return walk;
}

export const GoalsLoading: Story = {
  tags: ['state:copy-wizard.step1-loading'],
  args: { dataSource: aCopySource({ loadGoals: never }) },
  play: async ({ canvas, userEvent }) => {
    await walkCopyWizard(canvas, userEvent).goToBinding();
  },
  parameters: {
    atRest: async ({ canvas, userEvent }) => {
      await expect(canvas.getAllByText('正在加载教学目标…')[0]).toBeInTheDocument();
      await expect(walkCopyWizard(canvas, userEvent).next()).toBeDisabled();
      await expect(canvas.getByRole('button', { name: '上一步' })).toBeEnabled();
    },
  },
};

export const NothingBound: Story = {
  tags: ['state:copy-wizard.step1-unbound'],
  play: async ({ canvas, userEvent }) => {
    loadGoals.mockResolvedValue({ ...aCopySubject(), source: aCopySubject().source.slice(0, 3) });
    await walkCopyWizard(canvas, userEvent).goToBinding();
  },
  parameters: {
    atRest: async ({ canvas, userEvent }) => {
      const walk = walkCopyWizard(canvas, userEvent);
      await expect(canvas.getByText('已绑定 0/3')).toBeVisible();
      await expect(canvas.getByText('还有 G1、G2、G3 未绑定')).toBeVisible();
      await expect(canvas.getByRole('checkbox', { name: 'G1 能为实际问题选择恰当的逻辑结构并建立模型' })).not.toBeChecked();
      await expect(walk.bindButton()).toBeDisabled();
      await expect(walk.next()).toBeDisabled();
      await expect(canvas.getByRole('button', { name: '上一步' })).toBeEnabled();
    },
  },
};

export const IndicatorOnly: Story = {
  tags: ['state:copy-wizard.step1-indicator-only'],
  play: async (context) => {
    const walk = await openBinding(context);
    await context.userEvent.click(walk.indicator('3.1'));
  },
  parameters: {
    atRest: async ({ canvas, userEvent }) => {
      const walk = walkCopyWizard(canvas, userEvent);
      await expect(walk.indicator('3.1')).toBeChecked();
      await expect(walk.strength(0)).not.toBeChecked();
      await expect(walk.strength(1)).not.toBeChecked();
      await expect(canvas.getByText('已选 0')).toBeVisible();
      await expect(walk.bindButton()).toBeDisabled();
    },
  },
};

export const IndicatorAndStrength: Story = {
  tags: ['state:copy-wizard.step1-indicator-relation'],
  play: async (context) => {
    const walk = await openBinding(context);
    await context.userEvent.click(walk.indicator('3.1'));
    await context.userEvent.click(walk.strength(0));
  },
  parameters: {
    atRest: async ({ canvas, userEvent }) => {
      const walk = walkCopyWizard(canvas, userEvent);
      await expect(walk.indicator('3.1')).toBeChecked();
      await expect(walk.strength(0)).toBeChecked();
      await expect(canvas.getByText('已选 0')).toBeVisible();
      await expect(walk.bindButton()).toBeDisabled();
    },
  },
};

export const GoalWithoutStrength: Story = {
  tags: ['state:copy-wizard.step1-goal-no-relation'],
  play: async (context) => {
    const walk = await openBinding(context);
    await context.userEvent.click(walk.goal('G3'));
    await context.userEvent.click(walk.indicator('3.1'));
  },
  parameters: {
    atRest: async ({ canvas, userEvent }) => {
      const walk = walkCopyWizard(canvas, userEvent);
      await expect(walk.goal('G3')).toBeChecked();
      await expect(walk.indicator('3.1')).toBeChecked();
      await expect(walk.strength(0)).not.toBeChecked();
      await expect(walk.strength(1)).not.toBeChecked();
      await expect(walk.bindButton()).toBeDisabled();
    },
  },
};

export const ReadyToBind: Story = {
  tags: ['state:copy-wizard.step1-ready'],
  play: async (context) => {
    const walk = await openBinding(context);
    await context.userEvent.click(walk.goal('G3'));
    await context.userEvent.click(walk.indicator('3.1'));
    await context.userEvent.click(walk.strength(0));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '绑定 G3 到 3.1' })).toBeEnabled();
      await expect(canvas.getByText('已选 1')).toBeVisible();
    },
  },
};

/** The value of a strong support is 0, and counts as chosen. */
export const StrongIsZero: Story = {
  tags: ['state:copy-wizard.step1-ready-strong-zero'],
  play: async (context) => {
    const walk = await openBinding(context);
    await context.userEvent.click(walk.goal('G1'));
    await context.userEvent.click(walk.indicator('1.1'));
    await context.userEvent.click(walk.strength(0));
  },
  parameters: {
    atRest: async ({ canvas, userEvent }) => {
      await expect(walkCopyWizard(canvas, userEvent).strength(0)).toBeChecked();
      await expect(canvas.getByRole('button', { name: '绑定 G1 到 1.1' })).toBeEnabled();
    },
  },
};

export const OneBound: Story = {
  tags: ['state:copy-wizard.step1-one-bound'],
  play: async (context) => {
    const walk = await openBinding(context);
    await walk.bind(['G1'], '1.2');
  },
  parameters: {
    atRest: async ({ canvas, userEvent }) => {
      const walk = walkCopyWizard(canvas, userEvent);
      const bound = within(canvas.getByRole('region', { name: '已绑定' }));
      await expect(canvas.getByText('已绑定 1/4')).toBeVisible();
      await expect(bound.getByRole('listitem', { name: '1.2' })).toHaveTextContent(/强支撑.*G1/);
      await expect(walk.goal('G1')).toBeDisabled();
      await expect(walk.strength(0)).not.toBeChecked();
      await expect(walk.goal('G2')).toHaveFocus();
    },
  },
};

export const Merged: Story = {
  tags: ['state:copy-wizard.step1-merged'],
  play: async (context) => {
    const walk = await openBinding(context);
    await walk.bind(['G1'], '1.2');
    await walk.bind(['G2'], '1.2');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const card = within(canvas.getByRole('listitem', { name: '1.2' }));
      await expect(card.getByText('强支撑')).toBeVisible();
      await expect(card.getByText('G1')).toBeVisible();
      await expect(card.getByText('G2')).toBeVisible();
      await expect(canvas.getAllByRole('button', { name: /^解绑/ })).toHaveLength(1);
      await expect(canvas.getByText('已绑定 2/4')).toBeVisible();
    },
  },
};

export const LastStrengthWins: Story = {
  tags: ['state:copy-wizard.step1-merged-strength'],
  play: async (context) => {
    const walk = await openBinding(context);
    await walk.bind(['G1'], '1.2', 0);
    await walk.bind(['G2'], '1.2', 1);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const card = within(canvas.getByRole('listitem', { name: '1.2' }));
      await expect(card.getByText('弱支撑')).toBeVisible();
      await expect(canvas.queryByText('强支撑')).toBeNull();
      await expect(canvas.getByText('已绑定 2/4')).toBeVisible();
    },
  },
};

export const TwoCards: Story = {
  tags: ['state:copy-wizard.step1-two-cards'],
  play: async (context) => {
    const walk = await openBinding(context);
    await walk.bind(['G1'], '1.2');
    await walk.bind(['G2'], '2.1', 1);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('listitem', { name: '1.2' })).toHaveTextContent('强支撑');
      await expect(canvas.getByRole('listitem', { name: '2.1' })).toHaveTextContent('弱支撑');
    },
  },
};

export const CardDeleted: Story = {
  tags: ['state:copy-wizard.step1-delete-card'],
  play: async (context) => {
    const walk = await openBinding(context);
    await walk.bind(['G1', 'G2'], '1.2');
    await context.userEvent.click(context.canvas.getByRole('button', { name: '解绑 1.2' }));
  },
  parameters: {
    atRest: async ({ canvas, userEvent }) => {
      const walk = walkCopyWizard(canvas, userEvent);
      await expect(canvas.getByRole('region', { name: '通知' })).toHaveTextContent('已解绑 1.2 的 2 个目标');
      await expect(canvas.queryByRole('alertdialog')).toBeNull();
      await expect(canvas.getByText('已绑定 0/4')).toBeVisible();
      await expect(walk.goal('G1')).toBeEnabled();
      await expect(walk.goal('G2')).toBeEnabled();
    },
  },
};

export const CardBroughtBack: Story = {
  play: async (context) => {
    await CardDeleted.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: '撤销' }));
    await expect(canvas.getByText('已绑定 2/4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '解绑 1.2' }));
    await expect(canvas.getByText('已绑定 0/4')).toBeVisible();
  },
};

export const AllBound: Story = {
  tags: ['state:copy-wizard.step1-all-bound'],
  play: async (context) => {
    const walk = await openBinding(context);
    await walk.bindAll();
  },
  parameters: {
    atRest: async ({ canvas, userEvent }) => {
      const walk = walkCopyWizard(canvas, userEvent);
      await expect(canvas.getByText('已绑定 4/4')).toBeVisible();
      await expect(walk.next()).toBeEnabled();
      await expect(walk.next()).toHaveFocus();
      await expect(canvas.queryByRole('region', { name: '通知' })).toBeNull();
    },
  },
};

export const BoundGoalStays: Story = {
  tags: ['state:copy-wizard.step1-bound-disabled'],
  play: async (context) => {
    const walk = await openBinding(context);
    await walk.bind(['G2'], '2.1');
    await context.userEvent.click(walk.goal('G2'));
  },
  parameters: {
    atRest: async ({ canvas, userEvent }) => {
      const goal = walkCopyWizard(canvas, userEvent).goal('G2');
      await expect(goal).toBeDisabled();
      await expect(goal).toBeChecked();
      await expect(canvas.getByText('已选 0')).toBeVisible();
      await expect(canvas.getByText('已绑定 1/4')).toBeVisible();
    },
  },
};
