import { departments } from '@college/curriculum-model/fixtures';
import { createManualClock } from '@college/ui/clock';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { hideColumn } from '../../support/fakes/hideColumn';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege, firstNewId } from '../../support/fakes/aCollege';
import { SavedViews, type ViewParams } from '../../search/SavedViews';
import { ledSelect } from '../../support/fakes/ledSelect';
import { someMajors } from '../fakes/someMajors';
import { MajorList } from './MajorList';

const college = aCollege();
const { listMajors } = college.majors;
const viewer = aCollege({ as: 'collegeViewer' });
let clock = createManualClock();
const serve = (count: number) =>
  college.serve(({ state }) => {
    clock = createManualClock();
    state.majors = someMajors(count);
  });

const meta = {
  title: 'Widgets/Majors/MajorList',
  component: MajorList,
  args: {
    source: { listMajors },
    departments: departments.slice(0, 2).map(({ id, name }) => ({ id, name })),
    homeHref: (id) => `#home-${id}`,
    detailHref: (id) => `#detail-${id}`,
    courseUnitsHref: (id) => `#units-${id}`,
    onQueryChange: fn(),
  },
  beforeEach: serve(47),
  render: (args) => <MajorList {...args} clock={clock} />,
} satisfies Meta<typeof MajorList>;
export default meta;
type Story = StateStory<typeof meta>;

export const Many: Story = {
  tags: ['state:major-list.many'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('link', { name: '软件工程的专业主页' })).toHaveAttribute('href', '#home-1001');
      await expect(canvas.getByRole('link', { name: '编辑软件工程' })).toHaveAttribute('href', '#detail-1001');
      await expect(canvas.getByRole('link', { name: '编辑计算机科学与技术' })).toHaveAttribute('href', '#detail-1002');
      await expect(canvas.getByRole('link', { name: '软件工程的课程单元' })).toHaveAttribute('href', '#units-1001');
      await expect(canvas.getByText('权限范围内共 47 个专业')).toBeVisible();
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(20);
      await expect(canvas.queryByRole('button', { name: '新建专业' })).toBeNull();
    },
  },
};

/** Who may not edit a major is led to its details. */
export const Viewed: Story = {
  args: { source: viewer.majors },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '软件工程的专业详情' })).toHaveAttribute('href', '#detail-1001'),
};

/** What is made is a major of the curriculum, in a department of the person's choice; the list then has it. */
export const MajorMade: Story = {
  args: {
    source: college.majors,
    ownDepartments: departments.slice(0, 2).map(({ id, name }) => ({ id, name })),
    now: () => Date.parse('2026-05-13T09:00:00+08:00'),
    onCreated: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新建专业' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '新建专业' }));
    await userEvent.click(dialog.getByRole('button', { name: /院系/ }));
    await userEvent.click(await screen.findByRole('option', { name: '数据科学学院' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '中文名称' }), '网络空间安全');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith(firstNewId));
    const names = { name: '网络空间安全', translations: { en: {} } };
    await expect(college.majors.saveMajor).toHaveBeenCalledWith({
      id: 0,
      departmentId: 1002,
      ...names,
      code: '',
      standard: '',
      objectives: '',
    });
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(listMajors).toHaveBeenCalledTimes(2);
  },
};

export const LastPage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '第 3 页' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(7));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ page: 3, keyword: '' });
  },
};

export const Empty: Story = {
  tags: ['state:major-list.empty'],
  beforeEach: serve(0),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('暂无数据')).toBeVisible();
      await expect(canvas.queryByRole('rowheader')).toBeNull();
      await expect(canvas.queryByRole('navigation')).toBeNull();
    },
  },
};

export const LoadingTimedOut: Story = {
  tags: ['state:major-list.loading-timeout'],
  beforeEach: [serve(3), () => void listMajors.mockImplementationOnce(never)],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    clock.advance(10_000);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('10 秒内没有收到回复')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
      await expect(canvas.getByRole('grid')).not.toHaveAttribute('aria-busy');
    },
  },
};

/** What is asked again and answers late still fills the list. */
export const AnsweredLate: Story = {
  beforeEach: LoadingTimedOut.beforeEach,
  play: async (context) => {
    const { canvas } = context;
    await LoadingTimedOut.play?.(context);
    let answer: (value?: unknown) => void = () => undefined;
    college.failures.listMajors = { until: new Promise((resolve) => (answer = resolve)) };
    (await canvas.findByRole('button', { name: '重试' })).click();
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'));
    clock.advance(10_000);
    await expect(await canvas.findByText('10 秒内没有收到回复')).toBeVisible();
    answer();
    await expect(await canvas.findByRole('link', { name: '软件工程的专业主页' })).toBeVisible();
  },
};

/** While a search waits, and once it is called off, the head counts what was read before: nothing was found yet. */
export const SearchUnanswered: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('权限范围内共 47 个专业')).toBeVisible();
    listMajors.mockImplementationOnce(never);
    await userEvent.type(canvas.getByRole('searchbox'), '软件{Enter}');
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByText('权限范围内共 47 个专业')).toBeVisible();
    clock.advance(10_000);
    await expect(await canvas.findByText('10 秒内没有收到回复')).toBeVisible();
    await expect(canvas.getByText('权限范围内共 47 个专业')).toBeVisible();
  },
};

export const FoundAndNarrowed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '080902{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await expect(canvas.getByText('找到 1 个专业')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: ledSelect('院系') }));
    await userEvent.click(await canvas.findByRole('option', { name: '数据科学学院' }));
    await expect(await canvas.findByText('无搜索结果')).toBeVisible();
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ page: 1, keyword: '080902', departmentId: 1002 });
  },
};

export const Failed: Story = {
  beforeEach: () => void listMajors.mockRejectedValueOnce(new Error('服务器繁忙，请稍后再试')),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('服务器繁忙，请稍后再试')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('link', { name: '软件工程的专业主页' })).toBeVisible();
  },
};

export const English: Story = {
  tags: ['state:major-list.english'],
  globals: { language: '80102' },
  args: {
    departments: [
      { id: 1001, name: 'School of Computing' },
      { id: 1002, name: 'School of Data Science' },
    ],
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('link', { name: 'Major home of Software Engineering' })).toBeVisible();
      await expect(canvas.getByText('47 majors open to you')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Edit Software Engineering' })).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

/** What is hidden is said to the page, which keeps it in its address; the page on show stays. */
export const ColumnHidden: Story = {
  tags: ['state:major-list.columns'],
  play: async ({ args, canvas, userEvent }) => {
    await hideColumn(canvas, userEvent, '院系');
    await waitFor(() => expect(args.onQueryChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 1, hidden: 'department' })));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('columnheader', { name: '课程单元' })).toBeVisible();
      await expect(canvas.queryByRole('columnheader', { name: '院系' })).toBeNull();
    },
  },
};

/** A view shows the list as its address says; the page decides what is shown. */
export const ByView: Story = {
  tags: ['state:major-list.view'],
  decorators: [withToasts],
  render: function Page(args) {
    const [params, setParams] = useState<ViewParams>({});
    return (
      <MajorList
        {...args}
        query={{ page: 1, keyword: params.keyword ?? '', sort: params.sort ?? '' }}
        views={
          <SavedViews
            source={{ loadViews: async () => [], saveViews: async () => {} }}
            fixedViews={[
              { name: '全部', params: {} },
              { name: '最近更新', params: { sort: '-updated' } },
            ]}
            params={params}
            hrefOf={() => '#'}
            onShow={setParams}
          />
        }
      />
    );
  },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('link', { name: '最近更新' })),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('link', { name: '最近更新' })).toHaveAttribute('aria-current', 'true');
      await expect(canvas.getByRole('columnheader', { name: '最近修订' })).toHaveAttribute('aria-sort', 'descending');
    },
  },
};
