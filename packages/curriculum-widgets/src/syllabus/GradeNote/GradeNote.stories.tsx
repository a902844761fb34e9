import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GradeNote } from './GradeNote';

const meta = {
  title: 'Widgets/Syllabus/GradeNote',
  component: GradeNote,
} satisfies Meta<typeof GradeNote>;
export default meta;
type Story = StateStory<typeof meta>;

export const FiveBands: Story = {
  tags: ['state:syllabus.p4-grade-note'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('note', { name: '成绩说明' })).toHaveTextContent(
        '90–100 优秀，80–89 良好，70–79 中等，60–69 及格，60 以下不及格。此说明不出现在正式文件中。',
      );
      // By itself: on the page it is below the shares of the total score.
      await expect(canvas.queryByRole('heading')).toBeNull();
    },
  },
};

export const English: Story = {
  globals: { language: '80102' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(
      '90–100 excellent, 80–89 good, 70–79 moderate, 60–69 passing, below 60 failing. This note does not appear in the final syllabus.',
    );
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
