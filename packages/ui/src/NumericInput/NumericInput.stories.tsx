import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { StateStory } from '../testing/atRest';
import { chineseIn } from '../testing/chineseIn';
import { NumericInput } from './NumericInput';

const meta = {
  title: 'UI/Fields/NumericInput',
  component: NumericInput,
  args: { label: '学分', onChange: fn(), style: { width: 120 } },
} satisfies Meta<typeof NumericInput>;
export default meta;
type Story = StateStory<typeof meta>;

/** The number in the field is the one passed to `onChange`. */
async function expectFigure({ args, canvas }: Parameters<NonNullable<Story['play']>>[0], figure: string) {
  await expect(canvas.getByRole('textbox', { name: '学分' })).toHaveValue(figure);
  await expect(args.onChange).toHaveBeenLastCalledWith(figure);
}

export const Plain: Story = {
  tags: ['state:numeric-input.plain'],
  args: { defaultValue: '2' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '学分' });
    await expect(field).toHaveValue('2');
    await userEvent.type(field, '.5');
  },
  parameters: { atRest: (context) => expectFigure(context, '2.5') },
};

export const RejectsKeys: Story = {
  tags: ['state:numeric-input.rejects-keys'],
  play: ({ canvas, userEvent }) => userEvent.type(canvas.getByRole('textbox'), '-1e=2'),
  parameters: { atRest: (context) => expectFigure(context, '12') },
};

export const CutToFour: Story = {
  tags: ['state:numeric-input.cut-4'],
  play: ({ canvas, userEvent }) => userEvent.type(canvas.getByRole('textbox'), '12345'),
  parameters: { atRest: (context) => expectFigure(context, '1234') },
};

export const Pasted: Story = {
  tags: ['state:numeric-input.paste'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('-12e45');
  },
  parameters: { atRest: (context) => expectFigure(context, '1245') },
};

export const English: Story = {
  tags: ['state:numeric-input.english'],
  globals: { language: '80102' },
  args: { label: 'Credits', unit: 'credits', defaultValue: '3.5', description: 'As in the training program' },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('textbox', { name: 'Credits' })).toHaveValue('3.5');
      await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As in the training program');
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

export const Wrong: Story = { args: { isRequired: true, errorMessage: '请填写学分' } };
export const ReadOnly: Story = { args: { defaultValue: '2', isReadOnly: true } };
export const Disabled: Story = { args: { defaultValue: '2', isDisabled: true } };
