import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { completionAt } from '../fakes/sampleItems';
import { CompletionPopup } from './CompletionPopup';

const college = aCollege();
const { completion: source } = college;

const meta = {
  title: 'Widgets/Completion/CompletionPopup',
  component: CompletionPopup,
  decorators: [withToasts],
  args: { source, courseId: 1004, courseName: '数据结构', isOpen: true, onOpenChange: fn() },
  beforeEach: college.serve(),
} satisfies Meta<typeof CompletionPopup>;
export default meta;
type Story = StateStory<typeof meta>;

const names = ['课程信息', '基础建设', '课程矩阵', '项目矩阵', '开课说明'];

export const Loading: Story = {
  tags: ['state:completion-popup.loading'],
  beforeEach: () => void source.loadCompletion.mockImplementation(never),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('dialog', { name: '课程完成度：数据结构' })).toBeVisible();
      await expect(canvas.getByRole('status')).toHaveTextContent('正在载入');
      await expect(canvas.queryByText(/%/)).toBeNull();
    },
  },
};

export const Partial: Story = {
  tags: ['state:completion-popup.partial'],
  parameters: {
    atRest: async ({ canvas }) => {
      const items = canvas.getAllByRole('listitem').map((item) => item.textContent);
      await expect(items).toEqual(['课程信息7/7100%', '基础建设6/786%', '课程矩阵8/1080%', '项目矩阵2/922%', '开课说明20/2483%']);
      for (const name of names) await expect(canvas.getByRole('progressbar', { name })).toBeVisible();
      // Nothing is being exported, nor was.
      await expect(canvas.getAllByRole('progressbar')).toHaveLength(names.length);
      await expect(canvas.queryByRole('region', { name: '通知' })).toBeNull();
    },
  },
};

export const Zero: Story = {
  tags: ['state:completion-popup.zero'],
  beforeEach: () => void source.loadCompletion.mockResolvedValue(completionAt(0)),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByText('0%')).toHaveLength(5);
      for (const name of names) await expect(canvas.getByRole('progressbar', { name })).toHaveAttribute('aria-valuenow', '0');
    },
  },
};

export const Full: Story = {
  tags: ['state:completion-popup.full'],
  beforeEach: () => void source.loadCompletion.mockResolvedValue(completionAt(100)),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByText('100%')).toHaveLength(5);
      await expect(canvas.getAllByText('8/8')).toHaveLength(5);
    },
  },
};

export const Failed: Story = {
  tags: ['state:completion-popup.error'],
  beforeEach: () => void source.loadCompletion.mockRejectedValue(new Error('课程数据正在整理，请稍后再试')),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有取到完成度')).toBeVisible();
      // In the place of the figures, and as a toast.
      await expect(canvas.getAllByText('课程数据正在整理，请稍后再试')).toHaveLength(2);
      await expect(canvas.queryByText(/%/)).toBeNull();
    },
  },
};

export const Retried: Story = {
  beforeEach: Failed.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('没有取到完成度');
    source.loadCompletion.mockResolvedValue(completionAt(50));
    await userEvent.click(canvas.getAllByRole('button', { name: '重试' })[0]!);
    await expect(await canvas.findAllByText('50%')).toHaveLength(5);
  },
};

export const Export: Story = {
  tags: ['state:completion-popup.export'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导出详细报告' }));
    await waitFor(() => expect(source.exportCompletion).toHaveBeenCalledWith(1004));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('完成度报告已下载')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '导出详细报告' })).toBeEnabled();
    },
  },
};

export const Exporting: Story = {
  tags: ['state:completion-popup.exporting'],
  beforeEach: () => void source.exportCompletion.mockImplementation(never),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导出详细报告' }));
    await userEvent.click(await canvas.findByRole('button', { name: /正在导出/ }));
    await userEvent.keyboard('{Enter}');
    await expect(source.exportCompletion).toHaveBeenCalledOnce();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: /正在导出/ })).toBeVisible();
      await expect(canvas.getByRole('progressbar', { name: '正在生成工作簿' })).toBeVisible();
    },
  },
};

export const ExportFailed: Story = {
  tags: ['state:completion-popup.export-error'],
  beforeEach: () => void source.exportCompletion.mockRejectedValueOnce(new Error('报告生成失败：课程已被删除')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导出详细报告' }));
    await canvas.findByText('报告生成失败：课程已被删除');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('报告生成失败：课程已被删除')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled();
      await expect(canvas.getByRole('button', { name: '导出详细报告' })).toBeEnabled();
    },
  },
};

export const ExportRetried: Story = {
  beforeEach: ExportFailed.beforeEach,
  play: async (context) => {
    await ExportFailed.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByText('完成度报告已下载')).toBeVisible();
    await expect(source.exportCompletion).toHaveBeenCalledTimes(2);
  },
};

export const English: Story = {
  tags: ['state:completion-popup.english'],
  globals: { language: '80102' },
  args: { courseName: 'Data Structures' },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('progressbar', { name: 'Building blocks' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Export detailed report' })).toBeVisible();
      await expect(canvasElement.textContent).not.toMatch(/\p{Script=Han}/u);
    },
  },
};

export const LongName: Story = {
  args: { courseName: '面向复杂工程问题的大型软件系统分析、设计、实现与持续改进综合实践' },
};

export const ClosedByEscape: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('22%');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
