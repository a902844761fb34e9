import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
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
    await userEvent.click(canvas.getByRole('button', { name: /开课学期/ }));
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
    await Open.play?.(context);
    await userEvent.click(await canvas.findByRole('option', { name: '2024-2025学年第3学期' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onKeep).toHaveBeenCalledWith('2024-2025-3');
    await expect(canvas.getByRole('button', { name: /开课学期/ })).toHaveTextContent('2024-2025学年第3学期');
    await expect(canvas.getByRole('button', { name: /开课学期/ })).toHaveFocus();
  },
};

export const KeptByLeaving: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await Open.play?.(context);
    await userEvent.click(await canvas.findByRole('option', { name: '2024-2025学年第3学期' }));
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(args.onKeep).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onKeep).toHaveBeenCalledWith('2024-2025-3');
  },
};

export const OtherTerm: Story = {
  args: { year: '2019-2020-2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('2019-2020学年第2学期', { selector: 'button *' }));
    const options = within(await canvas.findByRole('listbox')).getAllByRole('option');
    await expect(options).toHaveLength(9);
    await expect(options[8]).toHaveTextContent('2019-2020学年第2学期');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
  },
};

export const English: Story = {
  globals: { language: '80102' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: /2024.2025/ })).toBeVisible(),
};
