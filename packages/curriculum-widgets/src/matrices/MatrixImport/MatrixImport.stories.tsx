import { parseSigns } from '@college/curriculum-model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { changedPlan, coursePlan, doubtfulPlan, englishPlan, faultyPlan, samePlan } from '../fakes/importPlans';
import { aCollege } from '../../support/fakes/aCollege';
import { MatrixImport } from './MatrixImport';

const college = aCollege();
const { readMajorMatrix, applyMajorMatrix, readCourseMatrix, applyCourseMatrix } = college.matrixFiles;
const serve = (plan = changedPlan) =>
  college.serve(({ answers }) => {
    answers.importMajorMatrix = () => plan;
    answers.importCourseMatrix = () => coursePlan;
  });
const workbook = new File(['PK'], '软件工程-专业矩阵.xlsx');

const meta = {
  title: 'Widgets/Matrices/MatrixImport',
  component: MatrixImport,
  decorators: [withToasts],
  args: { source: college.matrixFiles, majorId: 1001, onImported: fn() },
  beforeEach: serve(),
} satisfies Meta<typeof MatrixImport>;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent' | 'canvasElement'>;
async function choose({ canvas, userEvent, canvasElement }: Context, file = workbook, button = '导入') {
  await userEvent.click(canvas.getByRole('button', { name: button }));
  await canvas.findByRole('dialog');
  fireEvent.change(canvasElement.querySelector('input[type="file"]')!, { target: { files: [file] } });
}

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导入' }));
    await expect(await canvas.findByRole('dialog', { name: '导入专业矩阵' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /处改变/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(readMajorMatrix).not.toHaveBeenCalled();
  },
};

export const CourseMatrixAlone: Story = {
  args: { courseId: 1004, canImportMajor: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导入' }));
    const dialog = await canvas.findByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: '专业矩阵' })).toBeNull();
  },
};

export const Imported: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await choose(context);
    await expect(await canvas.findByRole('button', { name: '导入 3 处改变' })).toBeEnabled();
    await expect(canvas.getByRole('cell', { name: '4.1 能设计算法' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '导入 3 处改变' }));
    await expect(await canvas.findByText('导入成功')).toBeVisible();
    await expect(canvas.getByText('新增 1，修改 1，相同 59，删除 1')).toBeVisible();
    await expect(applyMajorMatrix).toHaveBeenCalledWith(changedPlan);
    await expect(args.onImported).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const ProblemsByPlace: Story = {
  beforeEach: serve({ ...faultyPlan, loss: { points: 4, ksas: 6 } }),
  play: async (context) => {
    const { canvas } = context;
    await choose(context);
    const table = await canvas.findByRole('table', { name: '没有读取（3）' });
    await expect([...table.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
      '专业矩阵9B专业中没有课程单元「量子烹饪」，这一行没有读取。',
      '专业矩阵7F「对」不是支撑强度；请填写 ★、☆ 或留空。',
      '教学目标12H教学目标「能设计算法」属于另一个课程单元，这一行没有读取。',
    ]);
    await expect(canvas.getByText(/4 个课点、项目矩阵中的 6 个 KSA/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '导入 3 处改变' })).toBeEnabled();
  },
};

export const AppendOrReplace: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context);
    await waitFor(() =>
      expect(readMajorMatrix).toHaveBeenLastCalledWith(expect.objectContaining({ mode: 'append', file: workbook, signs: {} })),
    );
    await expect(canvas.getByText(/不会删除任何内容/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: '替换' }));
    await waitFor(() => expect(readMajorMatrix).toHaveBeenLastCalledWith(expect.objectContaining({ mode: 'replace' })));
    await expect(canvas.getByText(/留空的单元格会删除/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const DoubtfulSigns: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    college.answers.importMajorMatrix = ({ query: { signs = '' } }) =>
      Object.keys(parseSigns(signs) ?? {}).length < 2 ? doubtfulPlan : changedPlan;
    await choose(context);
    await expect(await canvas.findByRole('radiogroup', { name: 'M（3 处）' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /处改变/ })).toBeDisabled();
    await userEvent.click(canvas.getAllByRole('radio', { name: '☆ 弱支撑' })[0]!);
    await userEvent.click(canvas.getAllByRole('radio', { name: '留空' })[1]!);
    await expect(await canvas.findByRole('button', { name: '导入 3 处改变' })).toBeEnabled();
    await expect(readMajorMatrix).toHaveBeenLastCalledWith(expect.objectContaining({ signs: { M: 1, '1': -1 } }));
    await expect(canvas.getByRole('radiogroup', { name: 'M（3 处）' })).toBeVisible();
  },
};

export const CourseMatrixImported: Story = {
  args: { courseId: 1004 },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导入' }));
    await userEvent.click(await canvas.findByRole('radio', { name: '课程矩阵' }));
    await expect(canvas.getByText('导出的课程矩阵（.xlsx）')).toBeVisible();
    fireEvent.change(canvasElement.querySelector('input[type="file"]')!, { target: { files: [workbook] } });
    await userEvent.click(await canvas.findByRole('button', { name: '导入 2 处改变' }));
    await expect(await canvas.findByText('导入成功')).toBeVisible();
    await expect(readCourseMatrix).toHaveBeenLastCalledWith(expect.objectContaining({ courseId: 1004, mode: 'append' }));
    await expect(applyCourseMatrix).toHaveBeenCalledWith(coursePlan);
    await expect(applyMajorMatrix).not.toHaveBeenCalled();
    await expect(args.onImported).toHaveBeenCalled();
  },
};

export const NothingToImport: Story = {
  beforeEach: serve(samePlan),
  play: async (context) => {
    await choose(context);
    await expect(await context.canvas.findByText(/没有需要导入的内容/)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: '导入 0 处改变' })).toBeDisabled();
  },
};

export const Reading: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    college.failures.importMajorMatrix = { until: new Promise(() => {}) };
    await choose(context);
    await expect(await canvas.findByRole('progressbar', { name: `正在读取 ${workbook.name}` })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '停止' }));
    await expect(await canvas.findByText('导出的专业矩阵（.xlsx）')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: '选择文件' })).toHaveFocus());
  },
};

/** What was read before stays, and the focus in the window. */
export const StoppedBesideAPlan: Story = {
  beforeEach: serve({ ...changedPlan, mode: 'append' }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context);
    await canvas.findByRole('button', { name: '导入 3 处改变' });
    college.failures.importMajorMatrix = { until: new Promise(() => {}) };
    await userEvent.click(canvas.getByRole('radio', { name: '替换' }));
    await userEvent.click(await canvas.findByRole('button', { name: '停止' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '换一个文件' })).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: '追加' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: '导入 3 处改变' })).toBeEnabled();
  },
};

export const ReadFailed: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    readMajorMatrix.mockRejectedValueOnce(new Error('这是另一个专业的矩阵，不能导入到本专业。'));
    await choose(context);
    await expect(await canvas.findByText(/没有读取 .*这是另一个专业的矩阵/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '换一个文件' })).toHaveFocus());
    await expect(await canvas.findByRole('button', { name: '导入 3 处改变' })).toBeEnabled();
  },
};

export const WrongFileType: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const wrong = new File(['a'], 'a.txt');
    await choose(context, wrong);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('a.txt');
    await expect(readMajorMatrix).not.toHaveBeenCalled();
    const give = (file: File) => fireEvent.change(canvasElement.querySelector('input[type="file"]')!, { target: { files: [file] } });
    await give(workbook);
    await canvas.findByRole('button', { name: '导入 3 处改变' });
    await give(wrong);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('a.txt');
    await waitFor(() => expect(canvas.getByRole('button', { name: '选择文件' })).toHaveFocus());
  },
};

export const ApplyFailed: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    applyMajorMatrix.mockRejectedValueOnce(new Error('其他人已先保存'));
    await choose(context);
    await userEvent.click(await canvas.findByRole('button', { name: '导入 3 处改变' }));
    await expect(await canvas.findByText('没有保存任何内容：其他人已先保存')).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '4.1 能设计算法' })).toBeVisible();
    await expect(args.onImported).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '重新读取文件' }));
    await waitFor(() => expect(readMajorMatrix).toHaveBeenCalledTimes(2));
    await userEvent.click(await canvas.findByRole('button', { name: '导入 3 处改变' }));
    await expect(await canvas.findByText('导入成功')).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  beforeEach: serve(englishPlan),
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await choose(context, new File(['PK'], 'matrix.xlsx'), 'Import');
    await expect(await canvas.findByRole('table', { name: 'Not read (1)' })).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: 'M (1 cell)' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Import 1 change' })).toBeDisabled();
    await expect(canvasElement.textContent).not.toMatch(/\p{Script=Han}/u);
  },
};
