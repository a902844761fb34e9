import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aMatrixCollege } from '../fakes/aMatrixCollege';
import { ReadPage } from './ReadPage';

const college = aMatrixCollege();
const source = college.matrices;

const meta = {
  title: 'Widgets/Matrices/ReadPage',
  component: ReadPage,
  decorators: [withToasts],
  args: { source, courseId: 1004, type: 'matrix', course: fn((courseId: number) => <h1>课程单元 {courseId}</h1>) },
  beforeEach: college.serve(),
  parameters: {
    pageWords: ['课程单元'],
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ReadPage>;
export default meta;
type Story = StateStory<typeof meta>;

export const Matrix: Story = {
  tags: ['state:read-page.matrix'],
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: '数据结构' })).toBeVisible();
      for (const name of ['专业矩阵', '课程矩阵', '项目矩阵']) await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
      const grids = canvas.getAllByRole('grid');
      await expect(grids).toHaveLength(6);
      for (const grid of grids) await expect(grid).toHaveAttribute('aria-readonly', 'true');
      await expect(await canvas.findAllByRole('button', { name: '强支撑' })).toHaveLength(3);
      const [hint] = canvas.getAllByRole('button', { name: '强支撑' });
      await expect(hint?.closest('p')).toHaveTextContent('注：★为强支撑，☆为弱支撑');
      await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toContain('打印');
      await expect(canvas.queryByRole('button', { name: '保存' })).toBeNull();
      await expect(args.course).not.toHaveBeenCalled();
    },
  },
};

export const Course: Story = {
  tags: ['state:read-page.course'],
  args: { type: 'course' },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { name: '课程单元 1004' })).toBeVisible();
      await expect(canvas.queryByRole('grid')).toBeNull();
      await expect(source.loadMatrices).not.toHaveBeenCalled();
    },
  },
};

export const BadType: Story = {
  tags: ['state:read-page.bad-type'],
  args: { type: 'x' },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: '数据结构' })).toBeVisible();
      await expect(canvas.getAllByRole('grid')).toHaveLength(6);
      await expect(args.course).not.toHaveBeenCalled();
    },
  },
};

export const English: Story = {
  tags: ['state:read-page.english'],
  globals: { language: '80102' },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Data Structures' })).toBeVisible();
      const hints = await canvas.findAllByRole('button', { name: 'strong support' });
      const notes = hints.map((hint) => hint.closest('p')?.textContent);
      await expect(notes).toEqual(Array(3).fill('Note: ★ strong support, ☆ weak support'));
      await expect(canvasElement.textContent).not.toMatch(/\p{Script=Han}/u);
    },
  },
};
