import { applyMatrixEdit, type LinkedMatrices } from '@college/curriculum-model';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sampleMatrices } from '../fakes/sampleMatrices';
import { BindingForm } from './BindingForm';

const withoutGoals: LinkedMatrices = {
  ...sampleMatrices,
  goals: sampleMatrices.goals.filter(({ courseId }) => courseId !== 1004),
  bindings: sampleMatrices.bindings.filter(({ courseId }) => courseId !== 1004),
};

const meta = {
  title: 'Widgets/Matrices/BindingForm',
  component: BindingForm,
  args: { matrices: sampleMatrices, cell: { courseId: 1004, requireId: 1104 }, onBind: fn(), onLeave: fn() },
  render: function Held(args) {
    const [matrices, setMatrices] = useState(args.matrices);
    return (
      <div style={{ width: 360, padding: 16 }}>
        <BindingForm
          {...args}
          matrices={matrices}
          onBind={async (edit) => {
            await args.onBind(edit);
            setMatrices(applyMatrixEdit(matrices, edit));
            return true;
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof BindingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GoalMovesHere: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: '数据结构 × 2.1 能识别复杂软件问题的关键环节' })).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: '强支撑' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^G2/ })).toBeChecked();
    await expect(canvas.getByText('已绑定到 1.2')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^G1/ }));
    await expect(canvas.getByText('从 1.2 移到这里')).toBeVisible();
    await expect(canvas.getByText('1.2 下将不再有教学目标。')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBind).toHaveBeenCalledWith({ type: 'bound', courseId: 1004, requireId: 1104, relate: 0, goals: [1032, 1031] });
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('从 1.2 移到这里')).toBeNull();
  },
};

export const CourseWithoutGoals: Story = {
  args: { matrices: withoutGoals, goalsHref: (courseId) => `/units/${courseId}` },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('这门课程还没有教学目标。')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去编写教学目标' })).toHaveAttribute('href', '/course/units/1004');
    await userEvent.click(await canvas.findByRole('radio', { name: '弱支撑' }));
    await expect(canvas.getByRole('button', { name: '绑定' })).toBeDisabled();
    await expect(canvas.getByText('还需选择：至少一个教学目标')).toBeVisible();
  },
};

export const OtherCourse: Story = {
  args: { cell: { courseId: 1010, requireId: 1113 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('这一行只能查看。')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { cell: { courseId: 1004, requireId: 1101 } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'Strong' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^G3/ }));
    await expect(canvas.getByText('moves here from 3.1')).toBeVisible();
    await expect(canvas.getByText('Still to choose: a strength')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByRole('checkbox', { name: /^G3/ })).not.toBeChecked();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
