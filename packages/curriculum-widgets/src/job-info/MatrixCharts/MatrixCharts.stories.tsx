import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aCollege } from '../../support/fakes/aCollege';
import { MatrixCharts } from './MatrixCharts';
import type { MatrixChartsPlaces } from './MatrixChartsSource';

const college = aCollege();
const source = { ...college.majors, ...college.overview };

const places: MatrixChartsPlaces = {
  matrix: ({ majorId, courseId, matrix, column }) => `#matrix-${majorId}-${courseId}-${matrix}${column ? `-${column}` : ''}`,
  course: ({ courseUnitId }) => `#course-${courseUnitId}`,
  courseUnits: (majorId) => `#courses-of-${majorId}`,
  majorDetail: (majorId) => `#major-${majorId}`,
};

const meta = {
  title: 'Widgets/Pages/Matrix charts',
  component: MatrixCharts,
  args: { source, language: '80101', places, onMajorChange: fn() },
  beforeEach: college.serve(),
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <MatrixCharts {...args} />
    </div>
  ),
} satisfies Meta<typeof MatrixCharts>;
export default meta;
type Story = StateStory<typeof meta>;

/** What lacks support is named and leads into the matrix. */
export const Default: Story = {
  tags: ['state:placeholder-page.ai-home'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { name: '矩阵图表 · 软件工程' })).toBeVisible();
      await expect(canvas.getByText('15 门课程 · 24 个指标点')).toBeVisible();
      const charts = ['毕业要求支撑情况', '各课程完成度', '课点在课程矩阵中的安排', '各课程的 KSA 条目', '各课程性质的学时'];
      for (const name of charts) await expect(canvas.getByRole('table', { name })).toBeVisible();
      await expect(canvas.getByText('无支撑：')).toBeVisible();
      const unsupported = canvas.getByRole('link', { name: /^11\.2/ });
      await expect(unsupported).toHaveAttribute('href', expect.stringMatching(/^#matrix-1001-\d+-major-\d+$/));
      await expect(canvas.getByRole('link', { name: /^9\.2/ })).toBeVisible();
    },
  },
};

export const OtherMajorChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const choice = await canvas.findByRole('combobox', { name: '专业' });
    await userEvent.clear(choice);
    await userEvent.type(choice, '计算');
    await userEvent.click(await canvas.findByRole('option', { name: '计算机科学与技术' }));
    await expect(args.onMajorChange).toHaveBeenCalledWith(1002);
  },
};

export const Empty: Story = {
  beforeEach: college.serve(({ state }) => {
    state.requires.clear();
    state.courseUnits = [];
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('该专业还没有毕业要求，也没有课程。')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '填写毕业要求' })).toHaveAttribute('href', '#major-1001');
  },
};

export const Failed: Story = {
  beforeEach: () => void source.loadMatrixFigures.mockRejectedValueOnce(new Error('系统错误')),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('图表数据没有取到。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('table', { name: '各课程完成度' })).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { language: '80102' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('table', { name: 'Completion by course' })).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
