import type { EditionsOfCourse } from '@college/curriculum-model';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CourseEditions } from './CourseEditions';

const edition = (id: number, name: string, status: EditionsOfCourse[number]['status'] = 'published') => {
  return { id, name, entryYear: 2000 + id, status, lineage: 1004 };
};

const meta = {
  title: 'Widgets/Editions/CourseEditions',
  component: CourseEditions,
  args: { editions: [edition(24, '2024 版'), edition(22, '2022 版', 'withdrawn')], editionHref: ({ id }) => `#edition-${id}`, onAsk: fn() },
} satisfies Meta<typeof CourseEditions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '2024 版' })).toHaveAttribute('href', '#edition-24');
    await expect(canvas.getByRole('link', { name: '2022 版（已撤回）' })).toBeVisible();
  },
};

/** A course of many years. */
export const Many: Story = {
  args: { editions: [24, 22, 20, 18].map((id) => edition(id, `20${id} 版`)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText(/另有 2 版/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { editions: [] },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('不在任何发布版中'),
};

export const NotAsked: Story = {
  args: { editions: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '所在发布版' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { editions: undefined, hasFailed: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('没有取到发布版。');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { editions: [edition(24, 'Edition 2024')] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Published in')).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
