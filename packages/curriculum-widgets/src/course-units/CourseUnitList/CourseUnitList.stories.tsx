import { bandOf } from '@college/curriculum-model';
import { aCourseUnit, aProject, courseUnitsOfMajor, manyCourseUnits } from '@college/curriculum-model/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fakeCourseUnitList } from '../fakes/fakeCourseUnitList';
import { never } from '../fakes/never';
import { withToasts } from '../fakes/withToasts';
import { CourseUnitList } from './CourseUnitList';
import type { CourseUnitListSource } from './CourseUnitListSource';

const list = fn<CourseUnitListSource['listCourseUnits']>();
const remove = fn<CourseUnitListSource['deleteCourseUnit']>();
const source: CourseUnitListSource = { listCourseUnits: list, deleteCourseUnit: remove };

/** Fills the server for one story. */
function serve(units = courseUnitsOfMajor(1001)) {
  return () => {
    const fake = fakeCourseUnitList(units);
    list.mockReset().mockImplementation(fake.listCourseUnits);
    remove.mockReset().mockImplementation(fake.deleteCourseUnit);
  };
}

const meta = {
  title: 'Widgets/Course units/CourseUnitList',
  component: CourseUnitList,
  decorators: [withToasts],
  args: {
    source,
    majorId: 1001,
    majorName: '软件工程',
    hrefOf: (unit) => `#/courseUnit/detail?majorId=1001&courseUnitId=${unit.id}`,
    onOpen: fn(),
    onCreate: fn(),
    onPageChange: fn(),
  },
  beforeEach: serve(),
  parameters: {
    band: (permissionId: number) => ({
      canModify: bandOf(permissionId).modify,
      canCreate: bandOf(permissionId).modify && bandOf(permissionId).level !== 'course',
    }),
  },
} satisfies Meta<typeof CourseUnitList>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Names down the list, as they stand. */
function names(canvas: Canvas) {
  return canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
}

async function cellOf(canvas: Canvas, column: string) {
  await canvas.findAllByRole('rowheader');
  const index = canvas.getByRole('columnheader', { name: column }).getAttribute('aria-colindex');
  const [row] = canvas.getAllByRole('row').slice(1);
  return row!.querySelector(`[aria-colindex="${index}"]`)!;
}

/** Total hours down the list, as they stand. */
async function hoursDown(canvas: Canvas) {
  await canvas.findAllByRole('rowheader');
  const index = canvas.getByRole('columnheader', { name: '总学时' }).getAttribute('aria-colindex');
  const rows = canvas.getAllByRole('row').slice(1);
  return rows.map((row) => Number(row.querySelector(`[aria-colindex="${index}"]`)!.textContent));
}

async function chooseOrder(canvas: Canvas, userEvent: { click: (element: Element) => Promise<void> }, order: string, option: string) {
  await canvas.findAllByRole('rowheader');
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(order) }));
  await userEvent.click(await canvas.findByRole('option', { name: option }));
}

export const Typical: Story = {
  args: { totalHours: 1144 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '数据结构' }));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 1004 }));
    await expect(canvas.getByRole('link', { name: '数据结构' })).toHaveAttribute('href', expect.stringContaining('courseUnitId=1004'));
    await userEvent.click(canvas.getByRole('button', { name: '编辑数据结构' }));
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: '新建课程单元' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

export const FirstOfManyPages: Story = {
  tags: ['state:course-unit-list.many'],
  beforeEach: serve(manyCourseUnits(25)),
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(10);
    await expect(canvas.getByText('第 1–10 条，共 25 条')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '第 3 页' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(5));
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
  },
};

export const Empty: Story = {
  tags: ['state:course-unit-list.empty'],
  beforeEach: serve([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无数据')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const One: Story = {
  tags: ['state:course-unit-list.one'],
  beforeEach: serve([aCourseUnit()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(1);
    await expect(canvas.getByText('第 1–1 条，共 1 条')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['state:course-unit-list.loading'],
  beforeEach: () => {
    list.mockReset().mockImplementation(never);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('正在载入')).toBeInTheDocument();
    await expect(canvas.queryByText('暂无数据')).toBeNull();
  },
};

export const Failed: Story = {
  tags: ['state:course-unit-list.error'],
  beforeEach: () => {
    serve()();
    list.mockRejectedValueOnce(new Error('服务器繁忙，请稍后再试'));
  },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: '通知' });
    await expect(within(region).getByText('服务器繁忙，请稍后再试')).toBeVisible();
    await expect(canvas.getByText('没有取到课程单元')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    await expect(canvas.queryByRole('rowheader')).toBeNull();
  },
};

export const Retried: Story = {
  beforeEach: () => {
    serve()();
    list.mockRejectedValueOnce(new Error('服务器繁忙，请稍后再试'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('link', { name: '数据结构' })).toBeVisible();
  },
};

export const TotalHours: Story = {
  tags: ['state:course-unit-list.total-hours'],
  beforeEach: serve([
    aCourseUnit({
      courseMatrixVOS: [
        aProject({ id: 1, theoryPeriod: 10, practicePeriod: 2 }),
        aProject({ id: 2, theoryPeriod: 6, practicePeriod: 4 }),
        aProject({ id: 3, theoryPeriod: 90, practicePeriod: 9, courseUnitId: -1 }),
      ],
    }),
  ]),
  play: async ({ canvas }) => {
    await expect(await cellOf(canvas, '总学时')).toHaveTextContent(/^22$/);
  },
};

export const NoProjectRows: Story = {
  tags: ['state:course-unit-list.no-projects'],
  beforeEach: serve([aCourseUnit({ courseMatrixVOS: [] })]),
  play: async ({ canvas }) => {
    await expect(await cellOf(canvas, '总学时')).toHaveTextContent(/^0$/);
  },
};

export const OutputRequired: Story = {
  tags: ['state:course-unit-list.output-yes'],
  beforeEach: serve([aCourseUnit({ criterion: 'x' })]),
  play: async ({ canvas }) => {
    await expect(await cellOf(canvas, '学术产出要求')).toHaveTextContent(/^是$/);
  },
};

export const OutputNotRequired: Story = {
  tags: ['state:course-unit-list.output-no'],
  beforeEach: serve([aCourseUnit({ criterion: '' })]),
  play: async ({ canvas }) => {
    await expect(await cellOf(canvas, '学术产出要求')).toHaveTextContent(/^否$/);
  },
};

export const RevisedTime: Story = {
  tags: ['state:course-unit-list.date'],
  beforeEach: serve([aCourseUnit({ createTime: '2026-01-02T03:04:05+08:00', updateTime: undefined })]),
  play: async ({ canvas }) => {
    await expect(await cellOf(canvas, '最近修订')).toHaveTextContent(/^2026-01-02 03:04:05$/);
  },
};

const lastRequest = () => list.mock.lastCall![0];

export const SortedLatest: Story = {
  tags: ['state:course-unit-list.sort-latest'],
  beforeEach: serve(manyCourseUnits(12)),
  play: async ({ canvas, userEvent }) => {
    await chooseOrder(canvas, userEvent, '发布时间', '最早在前');
    await waitFor(() => expect(names(canvas)[0]).toBe('课程单元 1'));
    await chooseOrder(canvas, userEvent, '发布时间', '最新在前');
    await waitFor(() => expect(names(canvas)[0]).toBe('课程单元 12'));
    await expect(lastRequest().orderMap).toEqual({ create_time: 0 });
  },
};

export const SortedEarliest: Story = {
  tags: ['state:course-unit-list.sort-earliest'],
  args: { page: 2 },
  beforeEach: serve(manyCourseUnits(12)),
  play: async ({ canvas, userEvent }) => {
    await chooseOrder(canvas, userEvent, '发布时间', '最早在前');
    await waitFor(() => expect(names(canvas)[0]).toBe('课程单元 1'));
    await expect(lastRequest()).toMatchObject({ pageNum: 1, orderMap: { create_time: 1 } });
  },
};

export const SortedByHoursDescending: Story = {
  tags: ['state:course-unit-list.sort-hours-desc'],
  play: async ({ canvas, userEvent }) => {
    const before = await hoursDown(canvas);
    await chooseOrder(canvas, userEvent, '学时', '从大到小');
    await waitFor(async () => {
      const hours = await hoursDown(canvas);
      await expect(hours).not.toEqual(before);
      await expect(hours).toEqual(hours.toSorted((one, other) => other - one));
    });
    await expect(lastRequest().orderMap).toEqual({ create_time: 0, period: 0 });
    await expect(canvas.getByRole('button', { name: /发布时间/ })).toHaveTextContent('不排序');
  },
};

export const SortedByHoursAscending: Story = {
  tags: ['state:course-unit-list.sort-hours-asc'],
  play: async ({ canvas, userEvent }) => {
    await chooseOrder(canvas, userEvent, '学时', '从小到大');
    await waitFor(() => expect(names(canvas)[0]).toBe('工程伦理'));
    const hours = await hoursDown(canvas);
    await expect(hours).toEqual(hours.toSorted((one, other) => one - other));
    await expect(lastRequest().orderMap).toEqual({ create_time: 0, period: 1 });
    await chooseOrder(canvas, userEvent, '发布时间', '最早在前');
    await waitFor(() => expect(lastRequest().orderMap).toEqual({ create_time: 1 }));
    await expect(canvas.getByRole('button', { name: /学时/ })).toHaveTextContent('不排序');
  },
};

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.type(canvas.getByRole('searchbox'), '数据');
    await expect(canvas.getByRole('searchbox')).toHaveValue('数据');
    await waitFor(() => expect(names(canvas).toSorted()).toEqual(['数据库原理', '数据结构']));
    await expect(lastRequest()).toMatchObject({ keyword: '数据', pageNum: 1 });
    await expect(list).toHaveBeenCalledTimes(2);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.type(canvas.getByRole('searchbox'), '天文');
    await expect(await canvas.findByText('无搜索结果')).toBeVisible();
  },
};

export const DeleteAsked: Story = {
  tags: ['state:course-unit-list.delete-confirm'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除数据结构' }));
    const dialog = await canvas.findByRole('alertdialog', { name: '删除「数据结构」？' });
    await expect(within(dialog).getByText(/6 个章节（64 学时）/)).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: '取消' })).toHaveFocus();
    await expect(remove).not.toHaveBeenCalled();
  },
};

export const Deleted: Story = {
  tags: ['state:course-unit-list.deleted'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除数据结构' }));
    await userEvent.click(await canvas.findByRole('button', { name: '删除课程单元' }));
    await expect(await canvas.findByText('删除成功')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '数据结构' })).toBeNull();
    await expect(remove.mock.calls).toEqual([[1004]]);
    await waitFor(() => expect(canvas.getByRole('button', { name: `删除${names(canvas)[0]}` })).toHaveFocus());
  },
};

export const LastOnPageDeleted: Story = {
  tags: ['state:course-unit-list.delete-last-on-page'],
  args: { page: 2 },
  beforeEach: serve(manyCourseUnits(11)),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除课程单元 1' }));
    await userEvent.click(await canvas.findByRole('button', { name: '删除课程单元' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(10));
    await expect(args.onPageChange).toHaveBeenCalledWith(1);
    await expect(canvas.getByText('第 1–10 条，共 10 条')).toBeVisible();
  },
};

export const DeleteFailed: Story = {
  tags: ['state:course-unit-list.delete-failed'],
  beforeEach: () => {
    serve()();
    remove.mockReset().mockRejectedValue(new Error('没有删除权限'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除数据结构' }));
    await userEvent.click(await canvas.findByRole('button', { name: '删除课程单元' }));
    await expect(await canvas.findByText('没有删除权限')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '数据结构' })).toBeVisible();
  },
};

export const ViewOnly: Story = {
  tags: ['state:course-unit-list.view-only'],
  args: { canModify: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '数据结构' })).toBeVisible();
    for (const name of [/新建/, /^编辑/, /^删除/]) await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

/** Somebody at course level edits the own course among the others. */
export const OwnCourseOnly: Story = {
  args: { canModify: (unit) => unit.id === 1004, canCreate: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '编辑数据结构' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^编辑/ })).toHaveLength(1);
    for (const name of [/新建/, /^删除/]) await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

export const EditOnly: Story = {
  args: { canCreate: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '编辑数据结构' })).toBeVisible();
    for (const name of [/新建/, /^删除/]) await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

export const NoMajor: Story = {
  tags: ['state:course-unit-list.no-major'],
  args: { majorId: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有选择专业')).toBeVisible();
    await expect(list).not.toHaveBeenCalled();
  },
};

const longName = '面向复杂工程问题的大规模分布式软件系统分析、设计、实现、测试与演化综合实践课程单元（含校企联合项目与毕业设计前期训练）';

export const LongName: Story = {
  tags: ['state:course-unit-list.long-name'],
  beforeEach: serve([aCourseUnit({ name: longName })]),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: longName });
    await expect(link).toHaveAttribute('title', longName);
    const cell = canvas.getByRole('rowheader');
    await expect(cell.getBoundingClientRect().height).toBeLessThanOrEqual(40);
  },
};

export const DensityChanged: Story = {
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('rowheader');
    const before = row!.getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('radio', { name: '紧凑行高' }));
    await waitFor(() => expect(row!.getBoundingClientRect().height).toBeLessThan(before));
  },
};

export const English: Story = {
  tags: ['state:course-unit-list.english'],
  globals: { language: '80102' },
  args: { majorName: 'Software Engineering', totalHours: 1144 },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Data Structures' })).toBeVisible();
    await expect(canvas.getByText('Software Engineering, 15 course units, 1,144 h')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New course unit' })).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/\p{Script=Han}/u);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Compact: Story = { globals: { density: 'compact' } };

export const HighContrast: Story = { globals: { theme: 'contrast' } };
