import { applyMatrixEdit, type LinkedMatrices } from '@college/curriculum-model';
import { sampleLinkedMatrices as sample } from '@college/curriculum-model/fixtures';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { GapsPanel } from './GapsPanel';

const meta = {
  title: 'Widgets/Matrices/GapsPanel',
  component: GapsPanel,
  args: { matrices: sample, onOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GapsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SampleProgramme: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('every planted defect is named', async () => {
      for (const name of [
        '指标点 11.2 能适应技术变革与新挑战：没有课程支撑',
        '指标点 9.2 具备跨文化交流能力：只有弱支撑',
        '指标点 8.2 能组织和协调团队工作：仅由选修课「软件项目管理」支撑',
        '指标点 10.2 能在多学科环境中运用管理方法：仅由选修课「软件项目管理」支撑',
        '必修课「形势与政策」没有支撑任何指标点',
        '课点4 栈与队列：课程矩阵中没有用到',
        'K1 大O记号含义：项目矩阵中没有用到',
      ]) {
        await expect(canvas.getByText(name)).toBeVisible();
      }
    });
    await step('Enter leads to the cell that mends it, Enter on the head folds', async () => {
      const gap = canvas.getByRole('button', { name: /^指标点 9\.2/ });
      gap.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ at: { matrix: 'major', column: '1120' } }));
      const head = canvas.getByRole('button', { name: '指标点只有弱支撑 1' });
      head.focus();
      await userEvent.keyboard('{Enter}');
      await expect(gap).not.toBeVisible();
    });
    await step('the gaps of this course alone', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^本课程/ }));
      await expect(canvas.queryByRole('button', { name: /^指标点/ })).toBeNull();
      await expect(canvas.getByRole('button', { name: /^课点4 栈与队列/ })).toBeVisible();
    });
  },
};

export const English: Story = {
  globals: { language: '80102' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /^Indicator point 11\.2 .*no course supports it$/ })).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};

/** The last gap closes while one edits, and opens again. */
export const NoGaps: Story = {
  render: function Edited(args) {
    const [matrices, setMatrices] = useState(onlyGap);
    const close = () =>
      setMatrices(applyMatrixEdit(matrices, { type: 'supported', cells: [{ courseId: 1004, requireId: 1102, relate: 0 }] }));
    return (
      <>
        <button type="button" onClick={close}>
          ★
        </button>
        <GapsPanel {...args} matrices={matrices} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^指标点 1\.1 .*只有弱支撑$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '★' }));
    await expect(canvas.getByText('没有缺口')).toBeVisible();
    await expect(canvas.getByText('0 处缺口')).toBeInTheDocument();
  },
};

/** Two goals lost their binding: each can be bound again by an ordinary edit, and the focus stays in the panel. */
export const QuickFix: Story = {
  render: function Edited(args) {
    const [matrices, setMatrices] = useState(() =>
      applyMatrixEdit(sample, { type: 'supported', cells: [{ courseId: 1004, requireId: 1104, relate: -1 }] }),
    );
    return <GapsPanel {...args} matrices={matrices} onFix={(edit) => setMatrices(applyMatrixEdit(matrices, edit))} />;
  },
  play: async ({ canvas, userEvent }) => {
    const [bind] = await canvas.findAllByRole('button', { name: /^绑定到所属指标点（强）：教学目标/ });
    await expect(bind).toBeVisible();
    bind!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^绑定到所属指标点（强）：教学目标/ })).toBeNull());
    await expect(canvas.getByRole('region', { name: '缺口' })).toHaveFocus();
  },
};

/** One indicator point with weak support, and nothing else that could lack anything. */
const onlyGap: LinkedMatrices = {
  ...sample,
  requirements: [{ ...sample.requirements[0]!, children: sample.requirements[0]!.children.slice(1, 2) }],
  courses: sample.courses.filter(({ id }) => id === 1004),
  goals: sample.goals.filter(({ id }) => id === 1031),
  bindings: [{ courseId: 1004, requireId: 1102, relate: 1, goals: [1031] }],
  projects: sample.projects.slice(3, 4),
  points: sample.points.filter(({ id }) => id === 1065),
  ksas: sample.ksas.filter(({ id }) => id === 1063),
  placedPoints: sample.placedPoints
    .filter(({ pointId }) => pointId === 1065)
    .map((entry) => ({ ...entry, goalId: 1031, theoryPeriod: 12, practicePeriod: 4 })),
  placedKsas: sample.placedKsas
    .filter(({ pointId, ksaId }) => pointId === 1065 && ksaId === 1063)
    .map((entry) => ({ ...entry, goalId: 1031 })),
};
