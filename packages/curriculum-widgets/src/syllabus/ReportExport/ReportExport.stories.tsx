import { createManualClock } from '@college/ui/clock';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { ReportExport } from './ReportExport';

const college = aCollege();
const { prepareReport, downloadReport } = college.reportFiles;
let clock = createManualClock();

const meta = {
  title: 'Widgets/Syllabus/ReportExport',
  component: ReportExport,
  decorators: [withToasts],
  args: {
    source: college.reportFiles,
    courseId: 1004,
    clock: { schedule: (callback, milliseconds) => clock.schedule(callback, milliseconds) },
  },
  beforeEach: college.serve(({ answers }) => {
    clock = createManualClock();
    answers.prepareExport = () => [{ done: { file: 'f1', missing: [] } }];
  }),
} satisfies Meta<typeof ReportExport>;
export default meta;
type Story = StateStory<typeof meta>;

export const Downloads: Story = {
  tags: ['state:syllabus.downloads'],
  play: async ({ canvas, userEvent, step }) => {
    await step('PDF, pressed twice', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: '下载 PDF' }));
      const file = { courseId: 1004, editable: false, languages: 'zh', file: 'f1' };
      await waitFor(() => expect(downloadReport).toHaveBeenLastCalledWith(file));
      await expect(prepareReport).toHaveBeenCalledOnce();
    });
    await step('Word', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '下载 Word' }));
      const file = { courseId: 1004, editable: true, languages: 'zh', file: 'f1' };
      await waitFor(() => expect(downloadReport).toHaveBeenLastCalledWith(file));
    });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('PDF已开始下载')).toBeVisible();
      await expect(canvas.getByText('Word 文件已开始下载')).toBeVisible();
    },
  },
};

export const Unsaved: Story = {
  args: { unsavedCount: 2, onSave: fn(async () => true) },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('cancelled', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '下载 PDF' }));
      await expect(await canvas.findByRole('alertdialog', { name: '2处修改还没有保存' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '取消' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: '下载 PDF' })).toHaveFocus());
      await expect(prepareReport).not.toHaveBeenCalled();
    });
    await step('the saved version', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '下载 PDF' }));
      await userEvent.click(await canvas.findByRole('button', { name: '下载已保存的版本' }));
      await waitFor(() => expect(downloadReport).toHaveBeenCalledOnce());
      await expect(args.onSave).not.toHaveBeenCalled();
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    });
    await step('saved first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '下载 Word' }));
      await userEvent.click(await canvas.findByRole('button', { name: '保存并下载' }));
      await waitFor(() => expect(downloadReport).toHaveBeenCalledTimes(2));
      await expect(args.onSave).toHaveBeenCalledOnce();
    });
  },
};

export const SaveFailed: Story = {
  args: { unsavedCount: 1, onSave: async () => false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下载 PDF' }));
    await userEvent.click(await canvas.findByRole('button', { name: '保存并下载' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(prepareReport).not.toHaveBeenCalled();
  },
};

export const Progress: Story = {
  play: async ({ canvas, userEvent, step }) => {
    prepareReport.mockImplementation((_request, onProgress) => {
      onProgress?.(40);
      return never();
    });
    await userEvent.click(canvas.getByRole('button', { name: '下载 PDF' }));
    await expect(await canvas.findByText('正在生成PDF…')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '下载 Word' })).toBeDisabled();
    await step('nothing moves within the second', async () => {
      clock.advance(999);
      await expect(canvas.queryByText('40%')).toBeNull();
    });
    await step('then it shows how far it is', async () => {
      clock.advance(1);
      await expect(await canvas.findByText('40%')).toBeVisible();
      await expect(canvas.getByRole('progressbar', { name: '正在生成PDF…' })).toHaveAttribute('aria-valuenow', '40');
    });
    await step('and is cancelled', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '取消' }));
      await expect(await canvas.findByText('已取消下载PDF')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '下载 PDF' })).toHaveFocus();
      await expect(prepareReport.mock.lastCall?.[2]?.signal?.aborted).toBe(true);
      await expect(downloadReport).not.toHaveBeenCalled();
    });
  },
};

export const MissingCharacters: Story = {
  play: async ({ canvas, userEvent }) => {
    const missing = [
      { place: { zh: '教材', en: 'Main textbooks' }, characters: '𱁬' },
      { place: { zh: '其他建议', en: 'Other suggestions' }, characters: '😀\u{200F}' },
    ];
    college.answers.prepareExport = () => [{ done: { file: 'f1', missing } }];
    await userEvent.click(canvas.getByRole('button', { name: '下载 PDF' }));
    await expect(await canvas.findByRole('dialog', { name: '有3个字符无法印出' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: '有3个字符无法印出' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /其他建议 😀 U\+1F600 .*U\+200F/ })).toBeVisible();
    await expect(downloadReport).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '下载 PDF' })).toHaveFocus());
  },
};

export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    prepareReport.mockRejectedValueOnce(new Error('服务器正忙，请稍后再试'));
    await userEvent.click(canvas.getByRole('button', { name: '下载 Word' }));
    await expect(await canvas.findByText('服务器正忙，请稍后再试')).toBeVisible();
    await expect(downloadReport).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByText('Word 文件已开始下载')).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { languages: 'en', unsavedCount: 1, onSave: async () => true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download PDF' }));
    await expect(await canvas.findByRole('alertdialog', { name: '1 field is not saved' })).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Download the saved version' }));
    await waitFor(() => expect(downloadReport).toHaveBeenLastCalledWith({ courseId: 1004, editable: false, languages: 'en', file: 'f1' }));
  },
};
