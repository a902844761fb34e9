import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCourseMatrixSource } from '../fakes/courseMatrixSource';
import { CourseCellList } from './CourseCellList';

const source = aCourseMatrixSource();

const meta = {
  title: 'Widgets/Matrices/CourseCellList',
  component: CourseCellList,
  decorators: [withToasts],
  args: { source, courseId: 1004 },
  beforeEach: () => {
    Object.assign(source, aCourseMatrixSource());
  },
  parameters: {
    docs: {
      description: {
        component:
          'The course matrix as a list: each chapter with the bound teaching goals and the points of the cell. Do: give it `isReadOnly` where the person may not modify the course. Don’t: save around it; it sends the version it read and says a conflict. Keyboard: each cell has one button, which opens the transfer picker; focus comes back to it.',
      },
    },
  },
} satisfies Meta<typeof CourseCellList>;
export default meta;
type Story = StoryObj<typeof meta>;

const linearListsG1 = { name: '为线性表，G1选择课点' };

export const Typical: Story = {
  play: async ({ canvas }) => {
    const cell = (await canvas.findByRole('button', linearListsG1)).closest('tr')!;
    await expect(within(cell).getByText('顺序表')).toBeVisible();
    await expect(within(cell).getAllByRole('img', { name: '★' })).toHaveLength(2);
    await expect(canvas.getAllByRole('button')).toHaveLength(24);
  },
};

export const CellFilled: Story = {
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', linearListsG1);
    await userEvent.click(open);
    const codes = await canvas.findByRole('textbox', { name: '课点编号' });
    await waitFor(() => expect(codes).toHaveFocus());
    await userEvent.keyboard('课点4{Enter}{Enter}');
    await expect(await canvas.findByText('保存成功')).toBeVisible();
    await expect(source.saveMatrix).toHaveBeenCalledWith(expect.objectContaining({ courseId: 1004, version: 3 }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(within(open.closest('tr')!).getByText('栈与队列')).toBeVisible();
    await waitFor(() => expect(open).toHaveFocus());
  },
};

export const Conflict: Story = {
  play: async ({ canvas, userEvent }) => {
    source.saveMatrix.mockRejectedValueOnce(Object.assign(new Error('conflict'), { code: '30009' }));
    await userEvent.click(await canvas.findByRole('button', linearListsG1));
    await userEvent.click(await canvas.findByRole('button', { name: /移出课点2/ }));
    await userEvent.click(canvas.getByRole('button', { name: '完成' }));
    await expect(await canvas.findByText(/有人先保存了这门课程/)).toBeVisible();
    await expect(source.loadMatrix).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: '完成' }));
    await expect(await canvas.findByText('保存成功')).toBeVisible();
  },
};

export const SavingFailed: Story = {
  play: async ({ canvas, userEvent }) => {
    source.saveMatrix.mockRejectedValueOnce(new Error('系统错误 System error: 连接中断'));
    await userEvent.click(await canvas.findByRole('button', linearListsG1));
    await userEvent.click(await canvas.findByRole('button', { name: /移出课点2/ }));
    await userEvent.click(canvas.getByRole('button', { name: '完成' }));
    await expect(await canvas.findByText('系统错误 System error: 连接中断')).toBeVisible();
    await expect(canvas.getByRole('grid', { name: '强支撑' })).toHaveAttribute('aria-rowcount', '1');
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('顺序表')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
  beforeEach: () => {
    source.loadMatrix.mockImplementation(never);
  },
};

export const LoadingFailed: Story = {
  beforeEach: () => {
    source.loadMatrix.mockRejectedValueOnce(new Error('服务器没有回答'));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('服务器没有回答')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByText('顺序表')).toBeVisible();
  },
};

export const NoBoundGoals: Story = {
  beforeEach: () => {
    source.loadAxes.mockResolvedValueOnce({ projects: [], goals: [] });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有绑定的教学目标')).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('★ strong support, ☆ weak support')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: /^Choose points for/ })[0]!);
    await expect(await canvas.findByRole('dialog', { name: /Choose points/ })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
