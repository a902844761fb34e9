import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FieldOnPage } from '../fakes/FieldOnPage';
import { TermSelect } from './TermSelect';

function Page({ year, ...rest }: { year: string; isRevisable: boolean; onKeep: (year: string) => void }) {
  return (
    <FieldOnPage name="year" value={year} {...rest}>
      {(field) => <TermSelect field={field} />}
    </FieldOnPage>
  );
}

const meta = {
  title: 'Widgets/Syllabus/TermSelect',
  component: Page,
  args: { year: '2024-2025-1', isRevisable: true, onKeep: fn() },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StateStory<typeof meta>;

/** Four terms of two years. */
export const Open: Story = {
  tags: ['state:syllabus.p1-semester'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '编辑开课学期' }));
    await userEvent.keyboard(' ');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const options = within(canvas.getByRole('listbox')).getAllByRole('option');
      await expect(options).toHaveLength(8);
      await expect(within(canvas.getByRole('listbox')).getByRole('option', { selected: true })).toHaveTextContent('2024-2025学年第1学期');
    },
  },
};

export const Kept: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await expect(canvas.getByText('2024-2025学年第1学期')).toBeVisible();
    await Open.play?.(context);
    await userEvent.click(await canvas.findByRole('option', { name: '2024-2025学年第3学期' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onKeep).toHaveBeenCalledWith('2024-2025-3');
    await expect(canvas.getByText('2024-2025学年第3学期')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '编辑开课学期' })).toHaveFocus();
  },
};

export const OtherTerm: Story = {
  args: { year: '2019-2020-2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('2019-2020学年第2学期'));
    await userEvent.keyboard(' ');
    const options = within(await canvas.findByRole('listbox')).getAllByRole('option');
    await expect(options).toHaveLength(9);
    await expect(options[8]).toHaveTextContent('2019-2020学年第2学期');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: '保存' })).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  play: async ({ canvas }) => expect(canvas.getByText(/2024.2025/)).toBeVisible(),
};
