import { applyMatrixEdit } from '@college/curriculum-model';
import { largeLinkedMatrices } from '@college/curriculum-model/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sampleMatrices } from '../fakes/sampleMatrices';
import { IndicatorRuler } from './IndicatorRuler';

const meta = {
  title: 'Widgets/Matrices/IndicatorRuler',
  component: IndicatorRuler,
  args: { matrices: sampleMatrices, activeIndicators: [1106], onIndicatorPress: fn() },
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta<typeof IndicatorRuler>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadOnly: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(24);
    const active = canvas.getByRole('button', { name: '3.1：能根据需求设计软件模块与接口，弱支撑' });
    await expect(active).toHaveAttribute('aria-current', 'location');
    await userEvent.tab();
    await expect(active).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
    await expect(canvas.getByRole('button', { name: /^1\.2：.*强支撑$/ })).toHaveFocus();
    await expect(args.onIndicatorPress).toHaveBeenCalledOnce();
    await expect(args.onIndicatorPress).toHaveBeenCalledWith(1102);
    await expect(canvas.queryByRole('button', { name: /改为/ })).toBeNull();
  },
};

export const Editable: Story = {
  args: { onRelateChange: fn() },
  render: function Held(args) {
    const [matrices, setMatrices] = useState(args.matrices);
    return (
      <IndicatorRuler
        {...args}
        matrices={matrices}
        onRelateChange={(requireId, relate) => {
          args.onRelateChange?.(requireId, relate);
          setMatrices(applyMatrixEdit(matrices, { type: 'supported', cells: [{ courseId: matrices.courseId, requireId, relate }] }));
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1.1：无支撑，改为强支撑' }));
    await expect(canvas.getByRole('button', { name: /^1\.1：.*强支撑，未绑定教学目标$/ })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}2');
    await expect(canvas.getByRole('button', { name: /^1\.2：.*弱支撑$/ })).toHaveFocus();
    await userEvent.keyboard('0{End}1');
    await expect(canvas.getByRole('button', { name: /^1\.2：.*无支撑$/ })).toBeVisible();
    await expect(args.onRelateChange).toHaveBeenCalledTimes(4);
    await expect(args.onRelateChange).toHaveBeenLastCalledWith(1124, 0);
  },
};

export const Many: Story = {
  args: { matrices: largeLinkedMatrices(1, 60), activeIndicators: [] },
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByRole('button', { name: /^15\.4：/ });
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(last).toHaveFocus();
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1);
  },
};

export const English: Story = {
  globals: { language: '80102' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Major matrix, row of this course' })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /^2\.1: Identify the key parts of a complex software problem, strong support$/ }),
    ).toBeVisible();
  },
};
