import { createManualClock } from '@college/ui/clock';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { MatrixExport } from './MatrixExport';

const college = aCollege();
const { exportMajorMatrix, exportCourseMatrix } = college.matrixFiles;
let clock = createManualClock();

const meta = {
  title: 'Widgets/Matrices/MatrixExport',
  component: MatrixExport,
  decorators: [withToasts],
  args: {
    source: college.matrixFiles,
    majorId: 1001,
    majorName: '软件工程',
    courseId: 1004,
    courseName: '数据结构',
    clock: { schedule: (callback, milliseconds) => clock.schedule(callback, milliseconds) },
  },
  beforeEach: college.serve(() => {
    clock = createManualClock();
  }),
} satisfies Meta<typeof MatrixExport>;
export default meta;
type Story = StateStory<typeof meta>;

type Play = NonNullable<Story['play']>;
async function chooseItem({ canvas, userEvent }: Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>, name: string, button = '导出') {
  await userEvent.click(canvas.getByRole('button', { name: button }));
  await userEvent.click(await canvas.findByRole('menuitem', { name }));
}

export const MajorMatrix: Story = {
  play: async (context) => {
    await chooseItem(context, '导出专业矩阵');
    await expect(await context.canvas.findByText('专业矩阵已开始下载')).toBeVisible();
    await expect(exportMajorMatrix).toHaveBeenLastCalledWith({ majorId: 1001 });
    await expect(exportCourseMatrix).not.toHaveBeenCalled();
  },
};

export const WithUnsavedChanges: Story = {
  args: { hasUnsaved: true },
  play: async (context) => {
    await chooseItem(context, '导出专业矩阵');
    await expect(await context.canvas.findByText('工作簿只含已保存的内容，尚未保存的修改不在其中。')).toBeVisible();
    await expect(exportMajorMatrix).toHaveBeenCalledOnce();
  },
};

export const CourseMatrix: Story = {
  play: async (context) => {
    await chooseItem(context, '导出课程矩阵');
    const names = { majorName: '软件工程', courseName: '数据结构' };
    await waitFor(() => expect(exportCourseMatrix).toHaveBeenLastCalledWith({ majorId: 1001, courseId: 1004, ...names }));
    await expect(exportMajorMatrix).not.toHaveBeenCalled();
  },
};

export const BothThreeSecondsApart: Story = {
  play: async (context) => {
    const { canvas } = context;
    await chooseItem(context, '两者都导出');
    await expect(exportMajorMatrix).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('课程矩阵将在 3 秒后导出')).toBeVisible();
    clock.advance(2999);
    await expect(exportCourseMatrix).not.toHaveBeenCalled();
    clock.advance(1);
    await waitFor(() => expect(exportCourseMatrix).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByText('课程矩阵将在 3 秒后导出')).toBeNull());
  },
};

export const CourseMatrixFollows: Story = {
  tags: ['state:course-matrix.export-follows'],
  play: async (context) => {
    exportMajorMatrix.mockReturnValue(new Promise(() => {}));
    await chooseItem(context, '两者都导出');
    clock.advance(10_000);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('课程矩阵将随专业矩阵之后导出')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '取消' })).toBeVisible();
      await expect(exportCourseMatrix).not.toHaveBeenCalled();
    },
  },
};

export const FirstOfBothRefused: Story = {
  tags: ['state:course-matrix.export-called-off'],
  play: async (context) => {
    exportMajorMatrix.mockRejectedValueOnce(new Error('专业已被删除'));
    await chooseItem(context, '两者都导出');
    await expect(await context.canvas.findByText('专业已被删除')).toBeVisible();
    clock.advance(10_000);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('专业已被删除')).toBeVisible();
      await expect(canvas.getByText('因此课程矩阵也没有导出。')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
      await expect(exportCourseMatrix).not.toHaveBeenCalled();
    },
  },
};

export const PendingExportCancelled: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseItem(context, '两者都导出');
    await userEvent.click(await canvas.findByRole('button', { name: '取消' }));
    await expect(await canvas.findByText('已取消导出课程矩阵')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '导出' })).toHaveFocus();
    clock.advance(10_000);
    await expect(exportCourseMatrix).not.toHaveBeenCalled();
  },
};

export const NoCourseSelected: Story = {
  tags: ['state:course-matrix.no-course'],
  args: { courseId: null, courseName: undefined },
  play: async (context) => {
    const { canvas, step } = context;
    for (const item of ['导出课程矩阵', '两者都导出']) {
      await step(item, async () => {
        await chooseItem(context, item);
        await expect((await canvas.findAllByText('请选择课程')).at(-1)).toBeVisible();
      });
    }
    clock.advance(10_000);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByText('请选择课程').at(-1)).toBeVisible();
      await expect(exportMajorMatrix).not.toHaveBeenCalled();
      await expect(exportCourseMatrix).not.toHaveBeenCalled();
    },
  },
};

export const Exporting: Story = {
  play: async (context) => {
    exportMajorMatrix.mockReturnValue(new Promise(() => {}));
    await chooseItem(context, '导出专业矩阵');
    await expect(await context.canvas.findByRole('button', { name: /正在导出/ })).toBeVisible();
  },
};

export const ExportFailed: Story = {
  play: async (context) => {
    exportMajorMatrix.mockRejectedValueOnce(new Error('专业已被删除'));
    await chooseItem(context, '导出专业矩阵');
    await expect(await context.canvas.findByText('专业已被删除')).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: '重试' }));
    await expect(await context.canvas.findByText('专业矩阵已开始下载')).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { courseId: null, courseName: undefined },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await chooseItem(context, 'Export both', 'Export');
    await expect(await canvas.findByText('please select a course')).toBeVisible();
    await expect(exportMajorMatrix).not.toHaveBeenCalled();
    await expect(canvasElement.textContent).not.toMatch(/\p{Script=Han}/u);
  },
};
