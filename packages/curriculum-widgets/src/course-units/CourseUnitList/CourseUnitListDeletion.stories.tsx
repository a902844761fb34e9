import { manyCourseUnits } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { aConflict } from '../../support/fakes/aConflict';
import { createManualClock } from '@college/ui/clock';
import { serve, source, trash } from '../fakes/serveCourseUnitList';
import { CourseUnitList } from './CourseUnitList';
import listMeta from './CourseUnitList.stories';
import { names } from './storyRows';

const meta = {
  title: 'Widgets/Course units/CourseUnitList',
  component: CourseUnitList,
  decorators: listMeta.decorators,
  args: listMeta.args,
  beforeEach: serve(),
  parameters: listMeta.parameters,
} satisfies Meta<typeof CourseUnitList>;
export default meta;
type Story = StateStory<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function remove({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `删除${name}` }));
  await userEvent.click(await canvas.findByRole('button', { name: '删除课程单元' }));
}

export const DeleteAsked: Story = {
  tags: ['state:course-unit-list.delete-confirm'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除数据结构' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const dialog = canvas.getByRole('alertdialog', { name: '删除「数据结构」？' });
      await expect(within(dialog).getByText(/6 个章节（64 学时）/)).toBeVisible();
      await expect(within(dialog).getByRole('button', { name: '取消' })).toHaveFocus();
      await expect(source.deleteCourseUnit).not.toHaveBeenCalled();
    },
  },
};

export const Deleted: Story = {
  tags: ['state:course-unit-list.deleted'],
  play: async (context) => {
    await remove(context, '数据结构');
    await waitFor(() => expect(source.deleteCourseUnit.mock.calls.map(([id]) => id)).toEqual([1004]));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('删除成功')).toBeVisible();
      await expect(canvas.getByText('第 1–10 条，共 14 条')).toBeVisible();
      await expect(canvas.queryByRole('link', { name: '数据结构' })).toBeNull();
      await expect(canvas.getByRole('button', { name: `删除${names(canvas)[0]}` })).toHaveFocus();
    },
  },
};

export const LastOnPageDeleted: Story = {
  tags: ['state:course-unit-list.delete-last-on-page'],
  args: { page: 2 },
  beforeEach: serve(manyCourseUnits(11)),
  play: async (context) => {
    await remove(context, '课程单元 1');
    await waitFor(() => expect(context.args.onPageChange).toHaveBeenCalledWith(1));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
      await expect(canvas.getByText('第 1–10 条，共 10 条')).toBeVisible();
    },
  },
};

/** Somebody changed the unit while its deletion was being confirmed: it stays, and the list is read again. */
export const DeleteConflict: Story = {
  tags: ['state:course-unit-list.delete-conflict'],
  beforeEach: () => {
    serve()();
    source.deleteCourseUnit.mockReset().mockRejectedValue(aConflict('该课程单元刚刚被他人修改，没有删除。'));
  },
  play: async (context) => {
    await remove(context, '数据结构');
    await waitFor(() => expect(source.listCourseUnits.mock.calls.length).toBeGreaterThan(1));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('该课程单元刚刚被他人修改，没有删除。')).toBeVisible();
      await expect(canvas.getByRole('link', { name: '数据结构' })).toBeVisible();
    },
  },
};

export const DeleteFailed: Story = {
  tags: ['state:course-unit-list.delete-failed'],
  beforeEach: () => {
    serve()();
    source.deleteCourseUnit.mockReset().mockRejectedValue(new Error('没有删除权限'));
  },
  play: async (context) => {
    await remove(context, '数据结构');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有删除权限')).toBeVisible();
      await expect(canvas.getByRole('link', { name: '数据结构' })).toBeVisible();
    },
  },
};

const clock = createManualClock();
async function removeAndWait(context: Context) {
  await remove(context, '数据结构');
  await expect(await context.canvas.findByText('第 1–10 条，共 14 条')).toBeVisible();
}

/** After the toast has closed, Undo stays above the list for another thirty seconds. */
export const UndoAtHead: Story = {
  tags: ['state:course-unit-list.undo-at-head'],
  args: { trash, clock },
  play: async (context) => {
    await removeAndWait(context);
    clock.advance(32_999);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '撤销删除「数据结构」' })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: '数据结构' })).toBeNull();
    },
  },
};

export const UndoneByKey: Story = {
  tags: ['state:course-unit-list.undone'],
  args: { trash, clock },
  play: async (context) => {
    await removeAndWait(context);
    await context.userEvent.keyboard('{Control>}z{/Control}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('已恢复「数据结构」')).toBeVisible();
      await expect(canvas.getByRole('link', { name: '数据结构' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^撤销/ })).toBeNull();
    },
  },
};

export const UndoneFromToast: Story = {
  args: { trash, clock },
  play: async (context) => {
    await removeAndWait(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: '撤销' }));
    await expect(await context.canvas.findByRole('link', { name: '数据结构' })).toBeVisible();
  },
};

/** After the time is over only the trash has it. */
export const TooLateToUndo: Story = {
  args: { trash, clock },
  play: async (context) => {
    await removeAndWait(context);
    clock.advance(33_000);
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: /^撤销删除/ })).toBeNull());
    await context.userEvent.keyboard('{Control>}z{/Control}');
    await expect(trash.restoreTrash).not.toHaveBeenCalled();
  },
};

export const NotUndone: Story = {
  tags: ['state:course-unit-list.undo-failed'],
  args: { trash, clock },
  play: async (context) => {
    trash.restoreTrash.mockRejectedValueOnce(new Error('回收站中没有该记录。'));
    await removeAndWait(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: '撤销删除「数据结构」' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('「数据结构」没有恢复。回收站中没有该记录。')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '撤销删除「数据结构」' })).toBeVisible();
    },
  },
};
