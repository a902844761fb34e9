import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogTrigger } from 'react-aria-components';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { chineseIn } from '../testing/chineseIn';
import { Popover } from './Popover';

const meta = {
  title: 'UI/Layers/Popover',
  component: Popover,
  args: { 'aria-label': '说明', children: '两级支撑按课程目标汇总。' },
  render: (args) => (
    <DialogTrigger>
      <Button>{args['aria-label']}</Button>
      <Popover {...args} />
    </DialogTrigger>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args['aria-label'] }));
    await expect(await canvas.findByRole('dialog', { name: args['aria-label'] })).toBeVisible();
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};
export const Wide: Story = { args: { width: 'l', children: '支撑强度按专业矩阵填写。'.repeat(12) } };

export const BesideItsTrigger: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: '说明' });
    await userEvent.click(trigger);
    const popover = await canvas.findByRole('dialog', { name: '说明' });
    await waitFor(() => {
      const gap = popover.parentElement!.getBoundingClientRect().top - trigger.getBoundingClientRect().bottom;
      return expect(Math.round(gap)).toBe(4);
    });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const popover = await canvas.findByRole('dialog', { name: '说明' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popover).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: '说明' })).toHaveFocus());
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { 'aria-label': 'About', children: 'Both levels of support are summed by teaching goal.' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About' }));
    await canvas.findByRole('dialog', { name: 'About' });
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
