import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aMatrixCollege } from '../fakes/aMatrixCollege';
import { inRoom } from '../fakes/inRoom';
import { sampleMatrices } from '../fakes/sampleMatrices';
import { MatrixPage } from './MatrixPage';

const college = aMatrixCollege();
const source = college.matrices;

const meta = {
  title: 'Widgets/Matrices/MatrixPage',
  component: MatrixPage,
  decorators: [inRoom, withToasts],
  args: { source, majorId: 1001, majorName: '软件工程', courseId: 1004, onSaved: fn(), onDirtyChange: fn() },
  beforeEach: college.serve(),
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta<typeof MatrixPage>;
export default meta;
type Story = StateStory<typeof meta>;

export const Triple: Story = {
  tags: ['state:matrix-page.triple'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: '数据结构' })).toBeVisible();
      await expect(canvas.getByText('64 学时（48/16）')).toBeVisible();
      for (const name of ['专业矩阵', '课程矩阵', /^项目矩阵/]) await expect(canvas.getByRole('tab', { name })).toBeVisible();
      await expect(canvas.getByRole('grid', { name: '专业矩阵' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '保存' })).toBeVisible();
      await expect(canvas.getByRole('checkbox', { name: /^只看缺口 \d+$/ })).toBeVisible();
    },
  },
};

export const EachMatrix: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the three matrices stand under tabs', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: '课程矩阵' }));
      await expect(await canvas.findByRole('grid', { name: /课程矩阵/ })).toBeVisible();
      await expect(canvas.getByRole('group', { name: /专业矩阵/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('tab', { name: /项目矩阵/ }));
      await expect(await canvas.findByRole('grid', { name: /项目矩阵|树与二叉树|绪论|线性表/ })).toBeVisible();
    });
    await step('undo goes over all three', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: '课程矩阵' }));
      const ruler = within(canvas.getByRole('group', { name: /专业矩阵/ }));
      await expect(ruler.getAllByRole('button').length).toBeGreaterThan(20);
      const grid = await canvas.findByRole('grid', { name: /课程矩阵/ });
      within(grid).getAllByRole('gridcell')[0]!.focus();
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await expect(canvas.getByRole('button', { name: '撤销' })).toBeDisabled();
    });
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith({ isDirty: false, changeCount: 0 });
  },
};

/** To whoever has not put it away, it is said what a press does, and what opens a cell. */
export const OpeningHint: Story = {
  tags: ['state:matrix-page.opening-hint'],
  args: { openingHint: { isDismissed: () => false, dismiss: fn() } },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('note')).toHaveTextContent(/按一下只是选中这一格.*按 Enter，在这里绑定教学目标/);
      await expect(canvas.getByRole('button', { name: '不再显示' })).toBeVisible();
    },
  },
};

export const OpeningHintPutAway: Story = {
  args: OpeningHint.args!,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('each matrix says what its cells open', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: '课程矩阵' }));
      await expect(await canvas.findByRole('note')).toHaveTextContent(/选课点/);
    });
    await step('put away, it is gone for good, and the focus goes to the matrix', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '不再显示' }));
      await expect(args.openingHint!.dismiss).toHaveBeenCalledOnce();
      await expect(canvas.queryByRole('note')).toBeNull();
      await waitFor(() => expect(canvas.getByRole('grid', { name: /课程矩阵/ })).toContainElement(document.activeElement as HTMLElement));
    });
  },
};

export const CellPanel: Story = {
  tags: ['state:matrix-page.cell-panel'],
  args: {
    defaultSelection: { matrix: 'course' },
    defaultPlace: { matrix: 'course', row: '1065', column: '1033' },
    defaultPanelExpanded: true,
  },
  parameters: {
    // The whole goal, the points with their descriptions, what the rules find here, and the chain up to the requirement.
    atRest: async ({ canvas }) => {
      const panel = within(await canvas.findByRole('group', { name: '这一格的内容' }));
      await expect(panel.getByRole('button', { name: /^G3 *能设计并实现基于树和图的程序模块$/ })).toBeVisible();
      await expect(panel.getByRole('button', { name: /^课点7 *图的存储$/ })).toBeVisible();
      await expect(panel.getByText(/邻接/)).toBeVisible();
      await expect(panel.getByRole('button', { name: /图的存储.*KSA/ })).toBeVisible();
      await expect(panel.getByRole('row', { name: /^毕业要求 3/ })).toBeVisible();
    },
  },
};

/** Opened from a finding elsewhere: the cell that mends it has the focus. */
export const OpenedAtCell: Story = {
  args: { defaultSelection: { matrix: 'course' }, defaultPlace: { matrix: 'course', row: '1065', column: '1034' } },
  play: async ({ canvas }) => {
    const cell = await canvas.findByRole('gridcell', { name: /最短路径/ });
    await waitFor(() => expect(cell).toHaveFocus());
  },
};

export const ViewOnly: Story = {
  tags: ['state:matrix-page.view-only'],
  args: { canModify: false },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('grid', { name: /专业矩阵/ })).toHaveAttribute('aria-readonly', 'true');
      await expect(canvas.getByText('只读')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: '保存' })).toBeNull();
      await expect(canvas.queryByRole('button', { name: '撤销' })).toBeNull();
      await expect(canvas.getByText('注：★为强支撑，☆为弱支撑')).toBeVisible();
    },
  },
};

const courses = sampleMatrices.courses.map(({ id, name }) => ({ id, name, href: `#${id}` }));

export const NoCourse: Story = {
  tags: ['state:matrix-page.no-course'],
  args: { courseId: undefined, courses },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { name: '选择课程' })).toBeVisible();
      const list = canvas.getByRole('list', { name: '本专业的课程' });
      await expect(within(list).getAllByRole('link')).toHaveLength(courses.length);
      await expect(within(list).getByRole('link', { name: '数据结构' })).toHaveAttribute('href', '#1004');
      await expect(source.loadMatrices).not.toHaveBeenCalled();
    },
  },
};

export const CourseFound: Story = {
  args: { courseId: undefined, courses },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '查找课程' }), '数据{Enter}');
    const list = canvas.getByRole('list', { name: '本专业的课程' });
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(2));
    await expect(source.loadMatrices).not.toHaveBeenCalled();
  },
};

export const English: Story = {
  tags: ['state:matrix-page.english'],
  args: { majorName: 'Software Engineering' },
  globals: { language: '80102' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Expand Details' }));
    for (const name of ['Course matrix', /^Project matrix/, 'Major matrix']) {
      await userEvent.click(canvas.getByRole('tab', { name }));
      await expect(await canvas.findByRole('grid')).toBeVisible();
      await expect(canvasElement.textContent).not.toMatch(/\p{Script=Han}/u);
    }
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Data Structures' })).toBeVisible();
      await expect(canvas.getByText('64 h (48/16)')).toBeVisible();
      await expect(canvas.getByRole('grid', { name: 'Major matrix' })).toBeVisible();
      await expect(canvasElement.textContent).not.toMatch(/\p{Script=Han}/u);
    },
  },
};
