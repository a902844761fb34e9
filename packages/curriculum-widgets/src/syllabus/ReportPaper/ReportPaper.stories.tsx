import { documentTexts, partHeadings, syllabusDocument } from '@college/curriculum-model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleReport } from '../fakes/sampleReport';
import { ReportPaper } from './ReportPaper';

const report = sampleReport();
const older = structuredClone(report);
const attendance = older.info.translations?.en?.attend;
if (attendance) attendance.older = true;

const meta = {
  title: 'Widgets/Syllabus/ReportPaper',
  component: ReportPaper,
  args: { document: syllabusDocument(report, 'zh') },
} satisfies Meta<typeof ReportPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every text of the document is on the paper, in its order. */
export const Chinese: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '《数据结构》开课说明' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5);
    await expect(missingTexts(canvasElement, documentTexts(args.document))).toEqual([]);
  },
};

/** Chinese and English side by side; English older than its Chinese is marked, and the note at the end explains the mark. */
export const BothLanguages: Story = {
  args: { document: syllabusDocument(older, 'both') },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Data Structures');
    await expect(canvas.getByText('早于中文')).toBeVisible();
    await expect(missingTexts(canvasElement, documentTexts(args.document))).toEqual([]);
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { document: syllabusDocument(report, 'en') },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Data Structures');
    await expect(missingTexts(canvasElement, documentTexts(args.document))).toEqual([]);
  },
};

/** A table without a caption is called as the heading above it. */
export const NoPointMatrix: Story = {
  args: { document: syllabusDocument({ ...report, projectMatrix: [], pointMatrix: [] }, 'zh') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('table').at(-1)).toHaveAccessibleName(expect.stringContaining(partHeadings[5].text.zh));
    await expect(canvas.getByRole('table', { name: '专业矩阵' })).toBeVisible();
  },
};

/** Texts that do not come in this order; spaces and line breaks do not count. */
function missingTexts(paper: HTMLElement, texts: readonly string[]) {
  const shown = (paper.textContent ?? '').replace(/\s/g, '');
  let from = 0;
  return texts.filter((text) => {
    const sought = text.replace(/\s/g, '');
    const at = shown.indexOf(sought, from);
    if (at >= 0) from = at + sought.length;
    return at < 0;
  });
}
