import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege, type College } from '../../support/fakes/aCollege';
import { ReportArchive } from './ReportArchive';

const college = aCollege();
const { downloadReports } = college.reportArchives;

function writeTwo({ state: { additionalInfos } }: College) {
  additionalInfos.push({ ...additionalInfos[0]!, id: 1005, courseUnitId: 1005 });
}

const meta = {
  title: 'Widgets/Syllabus/ReportArchive',
  component: ReportArchive,
  decorators: [withToasts],
  args: {
    source: college.reportArchives,
    courses: [
      { id: 1004, name: '数据结构' },
      { id: 1005, name: '操作系统' },
    ],
    majorName: '软件工程',
    onClose: fn(),
  },
  beforeEach: college.serve(writeTwo),
} satisfies Meta<typeof ReportArchive>;
export default meta;
type Story = StateStory<typeof meta>;
type Page = Pick<Parameters<NonNullable<Story['play']>>[0], 'userEvent'>;

const dialog = () => within(screen.getByRole('dialog'));
const start = ({ userEvent }: Page) => userEvent.click(dialog().getByRole('button', { name: '导出' }));

export const Typical: Story = {
  tags: ['state:report-archive.asking'],
  parameters: {
    atRest: async () => {
      await expect(screen.getByRole('dialog', { name: '导出 2 门课程的开课说明' })).toBeVisible();
      await expect(dialog().getByRole('radio', { name: 'Word 文件' })).toBeChecked();
      await expect(dialog().getByRole('radio', { name: '中文' })).toBeChecked();
      await expect(dialog().getByRole('button', { name: '导出' })).toBeEnabled();
      await expect(dialog().queryByRole('progressbar')).toBeNull();
      await expect(dialog().queryByRole('alert')).toBeNull();
    },
  },
};

export const English: Story = {
  tags: ['state:report-archive.english'],
  args: { courses: [{ id: 1004, name: 'Data Structures' }], majorName: 'Software Engineering' },
  globals: { language: '80102' },
  parameters: {
    atRest: async () => {
      await expect(screen.getByRole('dialog', { name: 'Export the syllabuses of 1 course' })).toBeVisible();
      await expect(dialog().getByRole('radio', { name: 'English' })).toBeChecked();
      await expect(chineseIn(document.body)).toEqual([]);
    },
  },
};

/** By the keyboard alone. */
export const Exported: Story = {
  play: async ({ args, canvas, userEvent }) => {
    dialog().getByRole('radio', { name: 'Word 文件' }).focus();
    await userEvent.keyboard('{ArrowRight}{Tab}{ArrowRight}{ArrowRight}{Tab}{Tab}{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(downloadReports.mock.lastCall?.[0]).toEqual({
      courseIds: [1004, 1005],
      editable: false,
      languages: 'both',
      fileName: '软件工程 开课说明.zip',
    });
    await expect(await canvas.findByText('含 2 份开课说明。')).toBeVisible();
  },
};

export const Making: Story = {
  tags: ['state:report-archive.making'],
  play: async (page) => {
    downloadReports.mockImplementation(async (_, onProgress) => {
      onProgress?.(60);
      return never();
    });
    await start(page);
  },
  parameters: {
    atRest: async () => {
      await expect(dialog().getByRole('progressbar', { name: '正在导出…' })).toHaveAttribute('aria-valuenow', '60');
      await expect(dialog().getByText('1/2')).toBeVisible();
      await expect(dialog().getByText('关闭后停止导出，不会下载任何文件。')).toBeVisible();
      await expect(dialog().getByRole('radio', { name: 'PDF' })).toBeDisabled();
    },
  },
};

export const Stopped: Story = {
  play: async (page) => {
    downloadReports.mockImplementation(never);
    await start(page);
    await dialog().findByRole('progressbar');
    await page.userEvent.keyboard('{Escape}');
    await expect(await page.canvas.findByText('已停止导出，没有下载任何文件')).toBeVisible();
    await expect(page.args.onClose).toHaveBeenCalledOnce();
  },
};

const list = (name: string) => within(dialog().getByRole('list', { name }));

export const SomeLeftOut: Story = {
  tags: ['state:report-archive.some-left-out'],
  args: {
    courses: [
      { id: 1004, name: '数据结构' },
      { id: 1006, name: '编译原理' },
      { id: 999_999, name: '软件测试' },
    ],
  },
  play: async (page) => {
    await start(page);
    await waitFor(() => expect(dialog().getAllByRole('button', { name: '关闭' }).at(-1)).toHaveFocus());
  },
  parameters: {
    atRest: async () => {
      await expect(dialog().getByRole('status')).toHaveTextContent('3 份中有 1 份已开始下载，以下课程不在压缩包中：');
      const [neverSaved, gone] = list('没有导出').getAllByRole('listitem');
      await expect(neverSaved).toHaveTextContent('编译原理还没有开课说明，请先打开填写。');
      await expect(gone).toHaveTextContent(/^软件测试.+/);
      await expect(dialog().getByRole('button', { name: '重新导出这 1 门' })).toBeVisible();
    },
  },
};

export const LeftOutAgain: Story = {
  args: SomeLeftOut.args ?? {},
  play: async (page) => {
    await start(page);
    downloadReports.mockImplementation(never);
    await page.userEvent.click(await dialog().findByRole('button', { name: '重新导出这 1 门' }));
    await expect(downloadReports.mock.lastCall?.[0].courseIds).toEqual([999_999]);
    await expect(await dialog().findByText('0/1')).toBeVisible();
    await expect(dialog().getByRole('button', { name: '取消' })).toHaveFocus();
  },
};

export const NoneExported: Story = {
  tags: ['state:report-archive.none'],
  args: { courses: [{ id: 1006, name: '编译原理' }] },
  play: async (page) => {
    await start(page);
    await dialog().findByRole('alert');
  },
  parameters: {
    atRest: async () => {
      await expect(dialog().getByRole('alert')).toHaveTextContent('没有生成压缩包');
      await expect(list('没有导出').getAllByRole('listitem')).toHaveLength(1);
      await expect(dialog().queryByRole('button', { name: /重新导出/ })).toBeNull();
    },
  },
};

export const MissingCharacters: Story = {
  tags: ['state:report-archive.missing-characters'],
  play: async (page) => {
    const missing = [{ courseId: 1005, characters: [{ place: { zh: '考勤', en: 'Attendance' }, characters: '𠮷😀𠮷' }] }];
    downloadReports.mockResolvedValue({ count: 2, leftOut: [], missing });
    await start(page);
    await dialog().findByRole('status');
  },
  parameters: {
    atRest: async () => {
      await expect(list('无法印出的字符').getByRole('listitem')).toHaveTextContent('操作系统考勤 𠮷 😀');
      await expect(dialog().queryByRole('list', { name: '没有导出' })).toBeNull();
    },
  },
};

export const Failed: Story = {
  tags: ['state:report-archive.failed'],
  play: async (page) => {
    downloadReports.mockRejectedValueOnce(new Error('登录已失效，请重新登录。'));
    await start(page);
    await dialog().findByRole('alert');
  },
  parameters: {
    atRest: async () => {
      await expect(dialog().getByRole('alert')).toHaveTextContent('登录已失效，请重新登录。');
      await expect(dialog().getByRole('button', { name: '导出' })).toBeEnabled();
    },
  },
};
