import { majorMatrixTable, projectMatrixTable, syllabusDocument, type ReportData } from '@college/curriculum-model';
import { tokens } from '@college/ui/theme';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { styled } from 'styled-components';
import { sampleReport } from '../fakes/sampleReport';
import { DocumentTable } from './DocumentTable';

const report = sampleReport();

const meta = {
  title: 'Widgets/Syllabus/DocumentTable',
  component: DocumentTable,
  args: { table: majorMatrixTable(report, 'zh') },
} satisfies Meta<typeof DocumentTable>;
export default meta;
type Story = StateStory<typeof meta>;

/** Each indicator point that the course supports, how strongly, and by which goals. */
export const MajorMatrix: Story = {
  tags: ['state:syllabus.p1-major-matrix'],
  parameters: {
    atRest: async ({ canvas }) => {
      const table = canvas.getByRole('table');
      await expect(table).toHaveAccessibleName('专业矩阵');
      const heads = within(table).getAllByRole('columnheader');
      await expect(heads.map(({ textContent }) => textContent)).toEqual(['指标点', '内容', '支撑', '教学目标']);
      const first = within(table).getByRole('row', { name: /^1\.2/ });
      await expect(within(first).getByRole('rowheader')).toHaveTextContent('1.2');
      await expect(first).toHaveTextContent('★');
      await expect(first).toHaveTextContent('强');
    },
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { table: majorMatrixTable(report, 'en') },
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads.join(' ')).not.toMatch(/\p{Script=Han}/u);
    await expect(heads).toHaveLength(4);
  },
};

/** A table is in the language of its document, for readers of the other one too. */
export const ChineseInAnEnglishPage: Story = {
  globals: { language: '80102' },
  args: { table: projectMatrixTable(report, 'zh') },
  play: async ({ canvas }) => {
    const [star] = canvas.getAllByRole('img', { name: '强' });
    await expect(star!.closest('[lang]')).toHaveAttribute('lang', 'zh-CN');
    await expect(canvas.queryByRole('img', { name: 'strong' })).toBeNull();
  },
};

/** A chapter's goals share its name; strengths are said aloud. */
export const ProjectMatrix: Story = {
  args: { table: projectMatrixTable(report, 'both') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: '强' }).length).toBeGreaterThan(0);
    await expect(canvas.getAllByRole('img', { name: '弱' }).length).toBeGreaterThan(0);
    const shared = canvas.getAllByRole('rowheader').find((cell) => (cell as HTMLTableCellElement).rowSpan > 1);
    await expect(shared).toBeVisible();
  },
};

/** Part V: a table for each chapter in which points are placed. */
export const PointMatrices: Story = {
  tags: ['state:syllabus.p5'],
  render: () => <CourseSchedule report={threeChapters(report)} />,
  parameters: {
    atRest: async ({ canvas }) => {
      const tables = canvas.getAllByRole('table');
      await expect(tables).toHaveLength(3);
      for (const table of tables) {
        await expect(within(table).getByRole('columnheader', { name: 'KSA' })).toBeVisible();
        await expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(0);
      }
    },
  },
};

/** Part V of a course without a placed point. */
export const NoPointMatrix: Story = {
  tags: ['state:syllabus.p5-none'],
  render: () => <CourseSchedule report={{ ...report, projectMatrix: [], pointMatrix: [] }} />,
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(within(canvas.getByRole('table')).getByRole('cell', { name: '暂无数据' })).toBeVisible();
      await expect(canvas.queryByRole('rowheader')).toBeNull();
    },
  },
};

/** The tables that the document has for Part V. */
function CourseSchedule({ report: shown }: { report: ReportData }) {
  const { blocks } = syllabusDocument(shown, 'zh');
  const tables = blocks.filter((block) => block.kind === 'table' && block.id.startsWith('pointMatrix'));
  return <Tables>{tables.map((table) => table.kind === 'table' && <DocumentTable key={table.id} table={table} />)}</Tables>;
}

function threeChapters({ projects, projectMatrix, ...rest }: ReportData): ReportData {
  const placed = new Set([...new Set(projectMatrix.map(({ projectId }) => projectId))].slice(0, 3));
  return { ...rest, projects, projectMatrix: projectMatrix.filter(({ projectId }) => placed.has(projectId)) };
}

const Tables = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  max-inline-size: 848px;
`;
