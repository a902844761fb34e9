import { changedMeanwhile } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { aRefusal } from '../../account/fakes/refusal';
import { hideColumn } from '../../support/fakes/hideColumn';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { ledSelect } from '../../support/fakes/ledSelect';
import { keepRecords } from '../fakes/serveOccupations';
import { OccupationList } from './OccupationList';

const college = aCollege();
const { occupations: source } = college;
const serve = (count: number) => college.serve(() => keepRecords(college, count));

const meta = {
  title: 'Widgets/Occupations/OccupationList',
  component: OccupationList,
  decorators: [withToasts],
  args: {
    source,
    isEditable: true,
    detailHref: (id) => `#/job/detail?jobId=${id}`,
    onCreate: fn(),
    onQueryChange: fn(),
  },
  beforeEach: serve(1),
} satisfies Meta<typeof OccupationList>;
export default meta;
type Story = StateStory<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const lastRequest = () => source.listOccupations.mock.lastCall?.[0];

export const Many: Story = {
  tags: ['state:occupation-list.many'],
  beforeEach: serve(45),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(20);
      await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(
        expect.arrayContaining(['职业名称', '大类', '中类', '小类', '细类', '职业编码']),
      );
      await expect(canvas.getByRole('link', { name: '查看计算机软件工程技术人员1' })).toHaveAttribute('href', '#/job/detail?jobId=1001');
      await expect(canvas.getByText('共 45 条记录')).toBeVisible();
    },
  },
};

export const LastPage: Story = {
  beforeEach: serve(45),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '第 3 页' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(5));
    await expect(args.onQueryChange).toHaveBeenCalledWith({ page: 3, keyword: '', level: '', sort: '' });
    await expect(lastRequest()).toEqual({ pageNum: 3, pageSize: 20, orderMap: {} });
  },
};

export const Empty: Story = {
  tags: ['state:occupation-list.empty'],
  beforeEach: serve(0),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('暂无数据')).toBeVisible();
      await expect(canvas.queryByRole('rowheader')).toBeNull();
    },
  },
};

export const Loading: Story = {
  tags: ['state:occupation-list.loading'],
  beforeEach: () => void source.listOccupations.mockImplementation(never),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.queryByRole('rowheader')).toBeNull();
      await expect(canvas.queryByText('暂无数据')).toBeNull();
    },
  },
};

export const Failed: Story = {
  tags: ['state:occupation-list.error'],
  beforeEach: () => void source.listOccupations.mockRejectedValueOnce(aRefusal('服务器繁忙，请稍后再试')),
  parameters: {
    atRest: async ({ canvas }) => {
      // In the toast and in place of the rows.
      await expect(canvas.getAllByText('服务器繁忙，请稍后再试')).toHaveLength(2);
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
};

export const Retried: Story = {
  beforeEach: Failed.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('rowheader')).toBeVisible();
  },
};

export const ShortPath: Story = {
  tags: ['state:occupation-list.short-path'],
  beforeEach: college.serve(({ state }) => {
    const [record] = state.occupations.records;
    const path = record!.levels[0]!;
    const levels = [{ ...path, children: [{ ...path.children![0]!, children: undefined }] }];
    state.occupations.records = [{ ...record!, levels, code: '' }];
  }),
  parameters: {
    atRest: async ({ canvas }) => {
      const row = canvas.getByRole('rowheader').closest<HTMLElement>('[role="row"]')!;
      const cells = within(row).getAllByRole('gridcell');
      await expect(cells.slice(0, 5).map((cell) => cell.textContent)).toEqual(['专业技术人员', '工程技术人员', '', '', '']);
    },
  },
};

export const FilteredByLevel: Story = {
  tags: ['state:occupation-list.filtered'],
  beforeEach: serve(5),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(canvas.getByRole('combobox', { name: '所属类别' }));
    await userEvent.type(await canvas.findByRole('combobox', { name: '搜索各级' }), '数字技术{Enter}');
    await waitFor(() => expect(lastRequest()).toMatchObject({ pageNum: 1, lvl: 1013 }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('combobox', { name: '所属类别' })).toHaveTextContent('数字技术工程技术人员');
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    },
  },
};

export const AllLevelsAgain: Story = {
  beforeEach: FilteredByLevel.beforeEach,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await FilteredByLevel.play?.(context);
    await userEvent.click(canvas.getByRole('combobox', { name: '所属类别' }));
    await userEvent.click(await canvas.findByRole('option', { name: '全部类别' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(5));
    await expect(lastRequest()).not.toHaveProperty('lvl');
  },
};

export const FilteredByCode: Story = {
  tags: ['state:occupation-list.by-code'],
  beforeEach: serve(5),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: '职业编码或 ID' }), '2-02-38-03{Enter}');
    await waitFor(() => expect(lastRequest()).toMatchObject({ codeOrId: '2-02-38-03' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('searchbox')).toHaveValue('2-02-38-03');
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
    },
  },
};

export const AllShownAgain: Story = {
  beforeEach: serve(5),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), "%_\\'{Enter}");
    await expect(await canvas.findByText('没有符合所选编码、ID 或类别的记录。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '显示全部记录' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(5));
  },
};

async function order({ canvas, userEvent }: Context, time: '创建时间' | '更新时间', choice: string) {
  await userEvent.click(await canvas.findByRole('button', { name: ledSelect(time) }));
  await userEvent.click(await canvas.findByRole('option', { name: choice }));
}

const orderOf = (canvas: Context['canvas'], time: '创建时间' | '更新时间') => canvas.getByRole('button', { name: ledSelect(time) });

export const SortedByCreateTime: Story = {
  tags: ['state:occupation-list.sort-create'],
  play: async (context) => {
    await order(context, '创建时间', '最早在前');
    await waitFor(() => expect(lastRequest()?.orderMap).toEqual({ create_time: 1 }));
    await order(context, '创建时间', '最新在前');
    await waitFor(() => expect(lastRequest()?.orderMap).toEqual({ create_time: 0 }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(orderOf(canvas, '创建时间')).toHaveTextContent('最新在前');
      await expect(orderOf(canvas, '更新时间')).toHaveTextContent('默认');
    },
  },
};

export const SortedByUpdateTime: Story = {
  tags: ['state:occupation-list.sort-update'],
  args: { query: undefined },
  play: async (context) => {
    await order(context, '更新时间', '最早在前');
    await waitFor(() => expect(lastRequest()?.orderMap).toEqual({ update_time: 1 }));
    await order(context, '更新时间', '最新在前');
    await waitFor(() => expect(lastRequest()?.orderMap).toEqual({ update_time: 0 }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(orderOf(canvas, '更新时间')).toHaveTextContent('最新在前');
      await expect(orderOf(canvas, '创建时间')).toHaveTextContent('默认');
    },
  },
};

/** One order takes the place of the other. */
export const SortedByTheOtherTime: Story = {
  play: async (context) => {
    await order(context, '更新时间', '最新在前');
    await waitFor(() => expect(lastRequest()?.orderMap).toEqual({ update_time: 0 }));
    await order(context, '创建时间', '最早在前');
    await waitFor(() => expect(lastRequest()?.orderMap).toEqual({ create_time: 1 }));
    await expect(orderOf(context.canvas, '更新时间')).toHaveTextContent('默认');
  },
};

export const Deleted: Story = {
  tags: ['state:occupation-list.delete'],
  beforeEach: serve(2),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除计算机软件工程技术人员1' }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await expect(dialog.getByText('它将连同 3 行技能要求从本校的职业记录中移除。')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '删除职业' }));
    await waitFor(() => expect(source.deleteOccupation).toHaveBeenCalledWith(1001, { version: 1 }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('删除成功')).toBeVisible();
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
      await expect(canvas.getByRole('button', { name: '删除人工智能工程技术人员2' })).toHaveFocus();
    },
  },
};

export const DeletedInEnglish: Story = {
  globals: { language: '80102' },
  beforeEach: serve(2),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Engineer 1' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete the occupation' }));
    await expect(await canvas.findByText('Delete Successfully')).toBeVisible();
  },
};

/** Somebody changed the occupation while its deletion was being confirmed: it stays, as they left it. */
export const DeleteConflict: Story = {
  tags: ['state:occupation-list.delete-conflict'],
  beforeEach: serve(2),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除计算机软件工程技术人员1' }));
    const row = college.state.occupations.records.find(({ id }) => id === 1001);
    Object.assign(row ?? {}, { name: '软件开发人员', version: 2 });
    await userEvent.click(await canvas.findByRole('button', { name: '删除职业' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(changedMeanwhile.deletion.zh)).toBeVisible();
      await expect(canvas.getByRole('button', { name: '删除软件开发人员' })).toBeVisible();
    },
  },
};

export const ReadOnly: Story = {
  args: { isEditable: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader');
    await expect(canvas.queryByRole('button', { name: /新建|导入|删除/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /查看/ })).toBeVisible();
  },
};

export const English: Story = {
  tags: ['state:occupation-list.english'],
  globals: { language: '80102' },
  beforeEach: serve(23),
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('rowheader', { name: 'Engineer 1' })).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, beforeEach: serve(5) };

/** What is hidden is said to the page, which keeps it in its address; the page on show stays. */
export const ColumnHidden: Story = {
  tags: ['state:occupation-list.columns'],
  play: async ({ args, canvas, userEvent }) => {
    await hideColumn(canvas, userEvent, '中类');
    await waitFor(() => expect(args.onQueryChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 1, hidden: 'middle' })));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('columnheader', { name: '大类' })).toBeVisible();
      await expect(canvas.queryByRole('columnheader', { name: '中类' })).toBeNull();
    },
  },
};
