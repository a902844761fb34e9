import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chineseIn } from '../testing/chineseIn';
import { Stepper } from './Stepper';

const meta = {
  title: 'UI/Navigation/Stepper',
  component: Stepper,
  args: { steps: ['目标专业', '绑定教学目标', '复制'], currentStep: 1 },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(3);
    await expect(steps[0]).toHaveTextContent('已完成：目标专业');
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
  },
};
export const AtTheStart: Story = { args: { currentStep: 0 } };
export const AllDone: Story = { args: { currentStep: 3 } };
export const LongText: Story = {
  args: { steps: ['选择学校学院与目标专业', '把教学目标绑定到目标专业的指标点', '复制课程并核对结果'] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(100%, 560px)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(560);
    await expect(canvas.getByText('把教学目标绑定到目标专业的指标点')).toHaveAttribute('title', '把教学目标绑定到目标专业的指标点');
  },
};
export const English: Story = {
  globals: { language: '80102' },
  args: { steps: ['Target major', 'Bind teaching goals', 'Copy'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'Steps' })).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
