import type { MajorListItem } from '@college/curriculum-model';
import { departments } from '@college/curriculum-model/fixtures';
import { createManualClock } from '@college/ui/clock';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { fakeMajorList, someMajors } from '../fakes/fakeMajorList';
import { MajorList } from './MajorList';
import type { MajorListSource } from './MajorListSource';

const listMajors = fn<MajorListSource['listMajors']>();
let clock = createManualClock();

/** Fills the server for one story. */
function serve(items: readonly MajorListItem[]) {
  return () => {
    clock = createManualClock();
    listMajors.mockReset().mockImplementation(fakeMajorList(items).listMajors);
  };
}

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
  beforeEach: serve(someMajors(47)),
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
      await expect(canvas.getByRole('link', { name: '计算机科学与技术的专业详情' })).toHaveAttribute('href', '#detail-1002');
      await expect(canvas.getByRole('link', { name: '软件工程的课程单元' })).toHaveAttribute('href', '#units-1001');
      await expect(canvas.getByText('权限范围内共 47 个专业')).toBeVisible();
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(20);
      await expect(canvas.queryByRole('button', { name: '新建专业' })).toBeNull();
    },
  },
};

/** What is made is a major of the curriculum, in a department of the person's choice; the list then has it. */
export const MajorMade: Story = {
  args: {
    source: { listMajors, saveMajor: fn(async () => ({ id: 2001, version: 1 })) },
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
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith(2001));
    const names = { name: '网络空间安全', translations: { en: {} } };
    await expect(args.source.saveMajor).toHaveBeenCalledWith({ id: 0, departmentId: 1002, ...names, code: '', standard: '' });
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
  beforeEach: serve([]),
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
  beforeEach: () => {
    serve(someMajors(3))();
    listMajors.mockImplementation(never);
  },
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
    let answer: (reply: Awaited<ReturnType<MajorListSource['listMajors']>>) => void = () => undefined;
    listMajors.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    (await canvas.findByRole('button', { name: '重试' })).click();
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'));
    clock.advance(10_000);
    await expect(await canvas.findByText('10 秒内没有收到回复')).toBeVisible();
    answer({ pageInfo: { list: someMajors(3), total: 3 } });
    await expect(await canvas.findByRole('link', { name: '软件工程的专业主页' })).toBeVisible();
  },
};

export const FoundAndNarrowed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '080902{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await expect(canvas.getByText('找到 1 个专业')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /院系/ }));
    await userEvent.click(await canvas.findByRole('option', { name: '数据科学学院' }));
    await expect(await canvas.findByText('无搜索结果')).toBeVisible();
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ page: 1, keyword: '080902', departmentId: 1002 });
  },
};

export const Failed: Story = {
  beforeEach: () => {
    serve(someMajors(3))();
    listMajors.mockRejectedValueOnce(new Error('服务器繁忙，请稍后再试'));
  },
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
