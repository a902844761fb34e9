import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StateStory } from '../testing/atRest';
import { chineseIn } from '../testing/chineseIn';
import { Loading } from './Loading';

const meta = {
  title: 'UI/Feedback/Loading',
  component: Loading,
} satisfies Meta<typeof Loading>;
export default meta;
type Story = StateStory<typeof meta>;

export const Default: Story = {
  tags: ['state:loading.default'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('status', { name: '载入中' })).toBeVisible();
    },
  },
};

export const WithText: Story = {
  tags: ['state:loading.text'],
  args: { variant: 'text' },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('数据加载中，请稍候...')).toBeVisible();
    },
  },
};

export const OwnWords: Story = { args: { variant: 'text', label: '正在读取示范大学信息学院计算机科学与技术专业的全部课程单元…' } };

export const English: Story = {
  tags: ['state:loading.english'],
  globals: { language: '80102' },
  args: { variant: 'text' },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('Data loading, please wait...')).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
