import { ledSelect } from '../../support/fakes/ledSelect';
import { manyCourseUnits } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { serve, source } from '../fakes/serveCourseUnitList';
import { CourseUnitList } from './CourseUnitList';
import listMeta from './CourseUnitList.stories';
import { columnTexts, names } from './storyRows';

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

async function chooseOrder({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, order: string, option: string) {
  await canvas.findAllByRole('rowheader');
  await userEvent.click(canvas.getByRole('button', { name: ledSelect(order) }));
  await userEvent.click(await canvas.findByRole('option', { name: option }));
}

/** Total hours down the list, in their order. */
function hoursDown(canvas: Context['canvas']) {
  return columnTexts(canvas, '总学时').map(Number);
}

const lastRequest = () => source.listCourseUnits.mock.lastCall![0];

export const SortedLatest: Story = {
  tags: ['state:course-unit-list.sort-latest'],
  beforeEach: serve(manyCourseUnits(12)),
  play: async (context) => {
    await chooseOrder(context, '发布时间', '最早在前');
    await waitFor(() => expect(names(context.canvas)[0]).toBe('课程单元 1'));
    await chooseOrder(context, '发布时间', '最新在前');
    await waitFor(() => expect(lastRequest().orderMap).toEqual({ create_time: 0 }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: ledSelect('发布时间') })).toHaveTextContent('最新在前');
      await expect(names(canvas)).toEqual(Array.from({ length: 10 }, (_, index) => `课程单元 ${12 - index}`));
    },
  },
};

export const SortedEarliest: Story = {
  tags: ['state:course-unit-list.sort-earliest'],
  args: { page: 2 },
  beforeEach: serve(manyCourseUnits(12)),
  play: async (context) => {
    await chooseOrder(context, '发布时间', '最早在前');
    await waitFor(() => expect(lastRequest()).toMatchObject({ pageNum: 1, orderMap: { create_time: 1 } }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: ledSelect('发布时间') })).toHaveTextContent('最早在前');
      await expect(names(canvas)).toEqual(Array.from({ length: 10 }, (_, index) => `课程单元 ${index + 1}`));
    },
  },
};

export const SortedByHoursDescending: Story = {
  tags: ['state:course-unit-list.sort-hours-desc'],
  play: async (context) => {
    await context.canvas.findAllByRole('rowheader');
    const before = hoursDown(context.canvas);
    await chooseOrder(context, '学时', '从大到小');
    await waitFor(() => expect(hoursDown(context.canvas)).not.toEqual(before));
    await expect(lastRequest().orderMap).toEqual({ create_time: 0, period: 0 });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: ledSelect('学时') })).toHaveTextContent('从大到小');
      await expect(canvas.getByRole('button', { name: ledSelect('发布时间') })).toHaveTextContent('不排序');
      const hours = hoursDown(canvas);
      await expect(hours).toEqual(hours.toSorted((one, other) => other - one));
    },
  },
};

export const SortedByHoursAscending: Story = {
  tags: ['state:course-unit-list.sort-hours-asc'],
  play: async (context) => {
    await chooseOrder(context, '学时', '从小到大');
    await waitFor(() => expect(lastRequest().orderMap).toEqual({ create_time: 0, period: 1 }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: ledSelect('学时') })).toHaveTextContent('从小到大');
      await expect(names(canvas)[0]).toBe('工程伦理');
      const hours = hoursDown(canvas);
      await expect(hours).toEqual(hours.toSorted((one, other) => one - other));
    },
  },
};

export const TimeInPlaceOfHours: Story = {
  play: async (context) => {
    await SortedByHoursAscending.play?.(context);
    await chooseOrder(context, '发布时间', '最早在前');
    await waitFor(() => expect(lastRequest().orderMap).toEqual({ create_time: 1 }));
    await expect(context.canvas.getByRole('button', { name: ledSelect('学时') })).toHaveTextContent('不排序');
  },
};

/** A press on a head sorts dates downward first; the select of the documented orders says that none of them holds. */
export const SortedByHead: Story = {
  tags: ['state:course-unit-list.sorted-by-head'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(within(canvas.getByRole('columnheader', { name: '最近修订' })).getByRole('button'));
    await waitFor(() => expect(lastRequest()).toMatchObject({ sort: '-revised', pageNum: 1 }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('columnheader', { name: '最近修订' })).toHaveAttribute('aria-sort', 'descending');
      await expect(canvas.getByRole('button', { name: ledSelect('发布时间') })).toHaveTextContent('不排序');
      const times = columnTexts(canvas, '最近修订');
      await expect(times).toEqual(times.toSorted().toReversed());
    },
  },
};

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.type(canvas.getByRole('searchbox'), '数据');
    await expect(canvas.getByRole('searchbox')).toHaveValue('数据');
    await waitFor(() => expect(names(canvas).toSorted()).toEqual(['数据库原理', '数据结构']));
    await expect(lastRequest()).toMatchObject({ keyword: '数据', pageNum: 1 });
    await expect(source.listCourseUnits).toHaveBeenCalledTimes(2);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.type(canvas.getByRole('searchbox'), '天文');
    await expect(await canvas.findByText('无搜索结果')).toBeVisible();
  },
};
