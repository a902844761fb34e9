import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ManagePage } from './ManagePage';

const meta = {
  title: 'Widgets/People/ManagePage',
  component: ManagePage,
  args: {
    parts: { people: <p>1</p>, feedback: <p>2</p>, mail: <p>3</p>, security: <p>4</p>, budgets: <p>5</p>, trash: <p>6</p> },
    onTabChange: fn(),
  },
} satisfies Meta<typeof ManagePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: '人员' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onTabChange).toHaveBeenCalledWith('feedback');
  },
};

/** A department manager reads no feedback and no mails of the college; a URL that requests them leads to the first part. */
export const SomeParts: Story = {
  args: { parts: { people: <p>1</p>, trash: <p>4</p> }, tab: 'mail' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['人员', '回收站']);
    await expect(canvas.getByRole('tabpanel', { name: '人员' })).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  play: async ({ canvasElement }) => expect(chineseIn(canvasElement)).toEqual([]),
};
