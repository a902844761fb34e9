import { manyCourseUnits } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { aConflict } from '../../support/fakes/aConflict';
import { serve, source, trash } from '../fakes/serveCourseUnitList';
import { CourseUnitList } from './CourseUnitList';
import listMeta from './CourseUnitList.stories';
import { names } from './storyRows';

const meta = {
  title: 'Widgets/Course units/CourseUnitList',
  component: CourseUnitList,
  decorators: listMeta.decorators,
  args: { ...listMeta.args, trash },
  beforeEach: serve(),
  parameters: listMeta.parameters,
} satisfies Meta<typeof CourseUnitList>;
export default meta;
type Story = StateStory<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const box = (canvas: Context['canvas'], name: string) => canvas.getByRole('checkbox', { name: `选择${name}` });
const bar = (canvas: Context['canvas']) => within(canvas.getByRole('toolbar', { name: '已选课程' }));

async function selectThree({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  const [first, , third] = await canvas.findAllByRole('rowheader').then((cells) => cells.map((cell) => cell.textContent));
  await userEvent.click(box(canvas, first!));
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(box(canvas, third!));
  await userEvent.keyboard('{/Shift}');
}

export const SomeSelected: Story = {
  tags: ['state:course-unit-list.some-selected'],
  play: selectThree,
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(bar(canvas).getByText(/^已选 3 门，\d+ 学时$/)).toBeVisible();
      await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(3);
      await expect(canvas.queryByRole('searchbox')).toBeNull();
    },
  },
};

export const SelectedElsewhere: Story = {
  tags: ['state:course-unit-list.selected-elsewhere'],
  beforeEach: serve(manyCourseUnits(12)),
  play: async (context) => {
    await selectThree(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: '第 2 页' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(bar(canvas).getByText('3 门不在此页')).toBeVisible();
      await expect(canvas.getByText('第 11–12 条，共 12 条')).toBeVisible();
    },
  },
};

export const ClearedByEscape: Story = {
  play: async (context) => {
    await selectThree(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(context.canvas.queryByRole('toolbar', { name: '已选课程' })).toBeNull());
    await expect(context.canvas.getByRole('searchbox')).toBeVisible();
  },
};

export const BulkDeleteAsked: Story = {
  tags: ['state:course-unit-list.bulk-delete-confirm'],
  play: async (context) => {
    await selectThree(context);
    await context.userEvent.click(bar(context.canvas).getByRole('button', { name: '删除…' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const dialog = within(canvas.getByRole('alertdialog', { name: '删除 3 门课程？' }));
      await expect(dialog.getByText(/个章节（\d+ 学时）/)).toBeVisible();
      await expect(dialog.getByRole('button', { name: '取消' })).toHaveFocus();
    },
  },
};

/** One press brings all three back. */
export const BulkDeleted: Story = {
  tags: ['state:course-unit-list.bulk-deleted'],
  play: async (context) => {
    await BulkDeleteAsked.play?.(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: '删除 3 门课程' }));
    await waitFor(() => expect(source.deleteCourseUnits.mock.lastCall?.[0]).toHaveLength(3));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '撤销删除这 3 门课程' })).toBeVisible();
      await expect(canvas.getByText('第 1–10 条，共 12 条')).toBeVisible();
    },
  },
};

export const BulkDeletionUndone: Story = {
  play: async (context) => {
    await BulkDeleted.play?.(context);
    await expect(await context.canvas.findByText('第 1–10 条，共 12 条')).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: '撤销删除这 3 门课程' }));
    await expect(await context.canvas.findByText('第 1–10 条，共 15 条')).toBeVisible();
    await expect(trash.restoreTrash).toHaveBeenCalledTimes(3);
  },
};

/** Not all of what is selected may be deleted: it is said before. */
export const SomeStay: Story = {
  args: { canModify: ({ id }) => id === 1004 },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(box(canvas, names(canvas)[0]!));
    await userEvent.click(box(canvas, names(canvas)[1]!));
    if (!box(canvas, '数据结构').matches(':checked')) await userEvent.click(box(canvas, '数据结构'));
    await userEvent.click(bar(canvas).getByRole('button', { name: '删除…' }));
    await expect(await canvas.findByText(/不在权限内，不会删除/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '删除 1 门课程' })).toBeVisible();
  },
};

async function openLeader(context: Context) {
  await selectThree(context);
  await context.userEvent.click(bar(context.canvas).getByRole('button', { name: '负责人…' }));
}

export const LeaderDialog: Story = {
  tags: ['state:course-unit-list.leader-dialog'],
  play: openLeader,
  parameters: {
    atRest: async ({ canvas }) => {
      const dialog = within(canvas.getByRole('dialog', { name: '3 门课程的负责人' }));
      await expect(dialog.getByRole('combobox', { name: '负责人' })).toBeVisible();
      await expect(dialog.getByRole('button', { name: '更换 3 门课程的负责人' })).toBeDisabled();
    },
  },
};

async function chooseLeader(context: Context) {
  const { canvas, userEvent } = context;
  await openLeader(context);
  await userEvent.type(await canvas.findByRole('combobox', { name: '负责人' }), '李航');
  await userEvent.click(await canvas.findByRole('option', { name: /李航/ }));
  await userEvent.click(canvas.getByRole('button', { name: '更换 3 门课程的负责人' }));
}

export const LeaderChanged: Story = {
  tags: ['state:course-unit-list.leader-changed'],
  play: async (context) => {
    await chooseLeader(context);
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('现在由李航负责 3 门课程。')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '撤销' })).toBeVisible();
      await expect(source.setLeaders.mock.lastCall?.[0]).toHaveLength(3);
    },
  },
};

export const LeaderPutBack: Story = {
  play: async (context) => {
    await LeaderChanged.play?.(context);
    const [changed] = source.setLeaders.mock.lastCall!;
    await context.userEvent.click(await context.canvas.findByRole('button', { name: '撤销' }));
    await expect(await context.canvas.findByText('已恢复原来的负责人')).toBeVisible();
    const [putBack] = source.setLeaders.mock.lastCall!;
    await expect(putBack.map(({ leaders }) => leaders)).toEqual(changed.map(({ was }) => was));
  },
};

export const LeaderConflict: Story = {
  play: async (context) => {
    source.setLeaders.mockRejectedValueOnce(aConflict('「数据结构」的负责人已被其他人修改，没有修改任何课程。'));
    await chooseLeader(context);
    await expect(await context.canvas.findByText(/已被其他人修改/)).toBeVisible();
    await expect(context.canvas.getByRole('dialog')).toBeVisible();
  },
};

/** What is selected stays selected: the next act may be another one. */
export const CopyAndExportAsked: Story = {
  args: { onCopy: fn(), onExport: fn() },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await selectThree(context);
    await userEvent.click(bar(canvas).getByRole('button', { name: '导出…' }));
    await userEvent.click(bar(canvas).getByRole('button', { name: '复制到专业…' }));
    const selected = names(canvas)
      .slice(0, 3)
      .map((name) => expect.objectContaining({ name }));
    for (const asked of [args.onExport, args.onCopy]) {
      await expect(asked).toHaveBeenCalledOnce();
      await expect(asked).toHaveBeenCalledWith(selected);
    }
    await expect(bar(canvas).getByText(/^已选 3 门/)).toBeVisible();
  },
};

export const SelectedInEnglish: Story = {
  globals: { language: '80102' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('checkbox', { name: /^Select / }))[1]!);
    await expect(canvas.getByRole('toolbar', { name: 'Selected course units' })).toBeVisible();
  },
};

/** The check of several courses is a page of its own, with one result. */
export const Checked: Story = {
  args: { onCheck: fn() },
  play: async (context) => {
    await selectThree(context);
    await context.userEvent.click(bar(context.canvas).getByRole('button', { name: '检查' }));
    const ids = context.canvas
      .getAllByRole('row', { selected: true })
      .map((row) => Number(within(row).getAllByRole('gridcell')[1]!.textContent));
    await expect(context.args.onCheck).toHaveBeenCalledWith(ids.map((id) => expect.objectContaining({ id })));
  },
};
