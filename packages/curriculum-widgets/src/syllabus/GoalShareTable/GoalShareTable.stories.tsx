import type { ExamPercent } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FieldOnPage } from '../fakes/FieldOnPage';
import { composition, twoGoals } from '../fakes/goalShares';
import { GoalShareTable } from './GoalShareTable';

interface PageProps {
  value: ExamPercent;
  isRevisable: boolean;
  onKeep: (composition: ExamPercent) => void;
}

function Page(props: PageProps) {
  return (
    <FieldOnPage name="exampercent" {...props}>
      {(field) => <GoalShareTable field={field} report={twoGoals} />}
    </FieldOnPage>
  );
}

const meta = {
  title: 'Widgets/Syllabus/GoalShareTable',
  component: Page,
  args: { value: composition([40, 100], [60, 0]), isRevisable: true, onKeep: fn() },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StateStory<typeof meta>;

/** As it is printed. */
export const Read: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '考核环节与教学目标' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^实验/ })).toHaveTextContent('40%100%');
    await expect(canvas.getByRole('row', { name: /^合计/ })).toHaveTextContent('100%100%');
  },
};

export const InEdit: Story = {
  tags: ['state:syllabus.p4-goal-shares'],
  args: { value: composition([40, 100], [30, 0]) },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '编辑考核环节与教学目标' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: '实验，G1 的占比' })).toHaveFocus();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('合计不是 100%：G1')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '实验，G1 的占比' })).toHaveValue('40');
    },
  },
};

export const NotFilled: Story = {
  args: { value: composition() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('未填写')).toBeVisible();
  },
};

export const InEnglish: Story = {
  globals: { language: '80102' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Assessment of the teaching goals')).toBeVisible();
  },
};
