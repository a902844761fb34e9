import { mayAnywhere } from '@college/curriculum-model';
import { aCourseUnit, aProject, manyCourseUnits } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { never } from '../fakes/never';
import { serve, source } from '../fakes/serveCourseUnitList';
import { withToasts } from '../fakes/withToasts';
import { CourseUnitList } from './CourseUnitList';
import { columnTexts, names } from './storyRows';

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
      canModify: mayAnywhere({ permissionId }, 'modify'),
      canCreate: mayAnywhere({ permissionId }, 'create'),
    }),
  },
} satisfies Meta<typeof CourseUnitList>;
export default meta;
type Story = StateStory<typeof meta>;

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
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
      await expect(canvas.getByText('第 1–10 条，共 25 条')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '第 3 页' })).toBeVisible();
    },
  },
};

export const LastOfManyPages: Story = {
  beforeEach: serve(manyCourseUnits(25)),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '第 3 页' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(5));
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
  },
};

export const Empty: Story = {
  tags: ['state:course-unit-list.empty'],
  beforeEach: serve([]),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('暂无数据')).toBeVisible();
      await expect(canvas.queryByRole('navigation')).toBeNull();
    },
  },
};

export const One: Story = {
  tags: ['state:course-unit-list.one'],
  beforeEach: serve([aCourseUnit()]),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(names(canvas)).toEqual(['数据结构']);
      await expect(columnTexts(canvas, '总学时')).toEqual(['64']);
      await expect(columnTexts(canvas, '学术产出要求')).toEqual(['是']);
      await expect(columnTexts(canvas, '最近修订')).toEqual(['2026-05-12 16:40:08']);
      await expect(canvas.getByText('第 1–1 条，共 1 条')).toBeVisible();
    },
  },
};

export const Loading: Story = {
  tags: ['state:course-unit-list.loading'],
  beforeEach: () => {
    source.listCourseUnits.mockReset().mockImplementation(never);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.getByText('正在载入')).toBeInTheDocument();
      await expect(canvas.queryByText('暂无数据')).toBeNull();
      await expect(canvas.queryByRole('rowheader')).toBeNull();
    },
  },
};

export const Failed: Story = {
  tags: ['state:course-unit-list.error'],
  beforeEach: () => {
    serve()();
    source.listCourseUnits.mockRejectedValueOnce(new Error('服务器繁忙，请稍后再试'));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const region = canvas.getByRole('region', { name: '通知' });
      await expect(within(region).getByText('服务器繁忙，请稍后再试')).toBeVisible();
      await expect(canvas.getByText('没有取到课程单元')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
      await expect(canvas.queryByRole('rowheader')).toBeNull();
    },
  },
};

export const Retried: Story = {
  beforeEach: () => {
    serve()();
    source.listCourseUnits.mockRejectedValueOnce(new Error('服务器繁忙，请稍后再试'));
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
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(columnTexts(canvas, '总学时')).toEqual(['22']);
    },
  },
};

export const NoProjectRows: Story = {
  tags: ['state:course-unit-list.no-projects'],
  beforeEach: serve([aCourseUnit({ courseMatrixVOS: [] })]),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(columnTexts(canvas, '总学时')).toEqual(['0']);
    },
  },
};

export const OutputRequired: Story = {
  tags: ['state:course-unit-list.output-yes'],
  beforeEach: serve([aCourseUnit({ name: '毕业设计', criterion: 'x' })]),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(names(canvas)).toEqual(['毕业设计']);
      await expect(columnTexts(canvas, '学术产出要求')).toEqual(['是']);
    },
  },
};

export const OutputNotRequired: Story = {
  tags: ['state:course-unit-list.output-no'],
  beforeEach: serve([aCourseUnit({ criterion: '' })]),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(columnTexts(canvas, '学术产出要求')).toEqual(['否']);
    },
  },
};

export const RevisedTime: Story = {
  tags: ['state:course-unit-list.date'],
  beforeEach: serve([aCourseUnit({ createTime: '2026-01-02T03:04:05+08:00', updateTime: undefined })]),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(columnTexts(canvas, '最近修订')).toEqual(['2026-01-02 03:04:05']);
    },
  },
};

export const ViewOnly: Story = {
  tags: ['state:course-unit-list.view-only'],
  args: { canModify: false },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('link', { name: '数据结构' })).toBeVisible();
      for (const name of [/新建/, /^编辑/, /^删除/]) await expect(canvas.queryByRole('button', { name })).toBeNull();
    },
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
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有选择专业')).toBeVisible();
      await expect(source.listCourseUnits).not.toHaveBeenCalled();
    },
  },
};

const longName = '面向复杂工程问题的大规模分布式软件系统分析、设计、实现、测试与演化综合实践课程单元（含校企联合项目与毕业设计前期训练）';

export const LongName: Story = {
  tags: ['state:course-unit-list.long-name'],
  beforeEach: serve([aCourseUnit({ name: longName })]),
  parameters: {
    atRest: async ({ canvas }) => {
      const link = canvas.getByRole('link', { name: longName });
      await expect(link).toHaveAttribute('title', longName);
      const cell = canvas.getByRole('rowheader');
      await expect(cell.getBoundingClientRect().height).toBeLessThanOrEqual(40);
    },
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
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('link', { name: 'Data Structures' })).toBeVisible();
      await expect(canvas.getByText('Software Engineering, 15 course units, 1,144 h')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'New course unit' })).toBeVisible();
      await expect(canvasElement.textContent).not.toMatch(/\p{Script=Han}/u);
    },
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Compact: Story = { globals: { density: 'compact' } };

export const HighContrast: Story = { globals: { theme: 'contrast' } };
