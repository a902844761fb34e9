import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chineseIn } from '../testing/chineseIn';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'UI/Feedback/ProgressBar',
  component: ProgressBar,
  args: { count: '5/10', label: '正在复制教学目标', value: 60, hint: '可以关闭窗口，复制会继续；完成后通知您。' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(100%, 480px)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '正在复制教学目标' });
    await expect(bar).toHaveAttribute('aria-valuenow', '60');
    await expect(canvas.getByText('60%')).toBeVisible();
  },
};
export const Empty: Story = { args: { value: 0, count: '0/10' } };
export const Done: Story = { args: { value: 100, count: '10/10', label: '复制完成', hint: undefined } };
export const Thin: Story = { args: { thickness: 'thin', label: undefined, count: undefined, hint: undefined, 'aria-label': '完成度' } };
export const LongText: Story = { args: { label: '正在把数据结构的全部教学目标与支撑关系复制到计算机科学与技术专业二〇二四级培养方案' } };
export const English: Story = {
  globals: { language: '80102' },
  args: { label: 'Copying teaching goals', hint: 'You may close this window; copying goes on and you will be told when it is done.' },
  play: async ({ canvasElement }) => {
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
