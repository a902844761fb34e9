import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCopySource } from '../fakes/fakeCopySource';
import { CopyCourse } from './CopyCourse';

const meta = {
  title: 'Widgets/Copying/CopyCourse',
  component: CopyCourse,
  decorators: [withToasts],
  args: { dataSource: aCopySource(), courseId: 1004, courseName: '数据结构', majorName: '软件工程', onOpenChange: fn() },
} satisfies Meta<typeof CopyCourse>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '复制课程' })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const OpenedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('dialog', { name: '复制课程 数据结构' })).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '复制课程' })).toHaveFocus());
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { courseName: 'Data structures', majorName: 'Software engineering' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy course' }));
    await expect(await canvas.findByRole('dialog', { name: /Data structures/ })).toBeVisible();
  },
};
