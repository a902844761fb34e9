import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { Icon } from '../icons';
import { IconButton } from '../IconButton';
import { chineseIn } from '../testing/chineseIn';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'UI/Layers/Tooltip',
  component: Tooltip,
  args: {
    content: '删除这一行',
    children: (
      <IconButton aria-label="删除这一行" variant="danger">
        <Icon of={Trash2} />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 48, paddingInlineStart: 120 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('删除这一行');
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    content: '能够将数学、自然科学、工程基础和专业知识用于解决复杂软件工程问题，并对解决方案进行比较与综合。'.repeat(2),
    placement: 'bottom',
  },
  play: async ({ canvas }) => {
    const tooltip = await canvas.findByRole('tooltip');
    await expect(tooltip.getBoundingClientRect().width).toBeLessThanOrEqual(400);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tooltip = await canvas.findByRole('tooltip');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('删除这一行');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip).not.toBeInTheDocument());
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: {
    defaultOpen: true,
    content: 'Delete this row',
    children: (
      <IconButton aria-label="Delete this row" variant="danger">
        <Icon of={Trash2} />
      </IconButton>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('tooltip');
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
