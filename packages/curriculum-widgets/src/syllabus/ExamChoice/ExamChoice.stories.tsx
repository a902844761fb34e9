import type { SyllabusData } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FieldOnPage } from '../fakes/FieldOnPage';
import { ExamChoice } from './ExamChoice';

type ExamType = SyllabusData['examtype'];

function Page({ examtype, ...rest }: { examtype: ExamType; isRevisable: boolean; onKeep: (examtype: ExamType) => void }) {
  return (
    <FieldOnPage name="examtype" value={examtype} {...rest}>
      {(field) => <ExamChoice field={field} />}
    </FieldOnPage>
  );
}

const meta = {
  title: 'Widgets/Syllabus/ExamChoice',
  component: Page,
  args: { examtype: 0, isRevisable: true, onKeep: fn() },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StateStory<typeof meta>;

export const Exam: Story = {
  tags: ['state:syllabus.p4-exam'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('radio')).toHaveLength(2);
      await expect(canvas.getByRole('radio', { name: '考试' })).toBeChecked();
      await expect(canvas.getByRole('radio', { name: '考查' })).not.toBeChecked();
    },
  },
};

export const Cleared: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('考试'));
    await userEvent.click(canvas.getByRole('button', { name: '清除选择' }));
    await expect(canvas.getByRole('radio', { name: '考试' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onKeep).toHaveBeenCalledWith(null);
    await expect(canvas.getByRole('radiogroup', { name: '考核方式，尚未选择' })).toBeVisible();
  },
};

export const Assessment: Story = {
  tags: ['state:syllabus.p4-assessment'],
  args: { examtype: 1 },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('radio', { name: '考查' })).toBeChecked();
      await expect(canvas.getByRole('radio', { name: '考试' })).not.toBeChecked();
    },
  },
};

/** The first click chooses; Cancel brings the former choice back, leaving keeps the new one. */
export const Chosen: Story = {
  args: { examtype: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('考试'));
    await expect(canvas.getByRole('radio', { name: '考试' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await expect(canvas.getByRole('radio', { name: '考查' })).toBeChecked();
    await expect(args.onKeep).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: '考查' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.tab();
    await waitFor(() => expect(args.onKeep).toHaveBeenLastCalledWith(0));
  },
};

export const English: Story = {
  globals: { language: '80102' },
  play: async ({ canvas }) => expect(canvas.getByRole('radio', { name: /^exam/i })).toBeChecked(),
};
