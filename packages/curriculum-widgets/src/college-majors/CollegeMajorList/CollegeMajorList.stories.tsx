import { ledSelect } from '../../support/fakes/ledSelect';
import { changedMeanwhile, type CollegeMajorResponse } from '@college/curriculum-model';
import { createManualClock } from '@college/ui/clock';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { someCollegeMajors } from '../fakes/someCollegeMajors';
import { CollegeMajorList } from './CollegeMajorList';

const college = aCollege();
const { listCollegeMajors } = college.collegeMajors;
let clock = createManualClock();
const serve = (items: CollegeMajorResponse[]) =>
  college.serve(({ state }) => {
    clock = createManualClock();
    state.collegeMajors = items;
  });

const meta = {
  title: 'Widgets/College majors/CollegeMajorList',
  component: CollegeMajorList,
  decorators: [withToasts],
  args: {
    source: college.collegeMajors,
    isEditable: true,
    detailHref: (id) => `#/college/majorDetail?majorId=${id}`,
    onCreate: fn(),
    onQueryChange: fn(),
  },
  beforeEach: serve(someCollegeMajors(45)),
  render: (args) => <CollegeMajorList {...args} clock={clock} />,
} satisfies Meta<typeof CollegeMajorList>;
export default meta;
type Story = StateStory<typeof meta>;

export const Many: Story = {
  tags: ['state:college-major-list.many'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('link', { name: '查看软件工程' })).toHaveAttribute('href', '#/college/majorDetail?majorId=1002');
      await expect(canvas.getByRole('heading', { level: 1, name: '本科专业' })).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 2, name: '本科专业类教学质量国家标准' })).toBeVisible();
      const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
      await expect(heads).toEqual(['专业名称', '专业类', '专业代码', expect.any(String)]);
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(20);
      await expect(canvas.getAllByText('工学 / 计算机类').length).toBeGreaterThan(3);
    },
  },
};

export const LastPage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '第 3 页' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(5));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ page: 3, keyword: '', type: '', sort: '' });
  },
};

export const Empty: Story = {
  tags: ['state:college-major-list.empty'],
  args: { isEditable: false },
  beforeEach: serve([]),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('暂无数据')).toBeVisible();
      await expect(canvas.queryByRole('rowheader')).toBeNull();
      await expect(canvas.queryByRole('button', { name: '新建本科专业资料' })).toBeNull();
    },
  },
};

export const Loading: Story = {
  tags: ['state:college-major-list.loading'],
  beforeEach: () => void listCollegeMajors.mockImplementation(never),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    clock.advance(9999);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.queryByRole('rowheader')).toBeNull();
      await expect(canvas.queryByText('暂无数据')).toBeNull();
    },
  },
};

let answer: (value?: unknown) => void = () => undefined;

export const LoadingTimedOut: Story = {
  tags: ['state:college-major-list.loading-timeout'],
  beforeEach: () => {
    college.failures.listCollegeMajors = { until: new Promise((resolve) => (answer = resolve)) };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    clock.advance(10_000);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('10 秒内没有收到回复')).toBeVisible();
      await expect(canvas.getByRole('grid')).not.toHaveAttribute('aria-busy');
    },
  },
};

/** A late reply still fills the list. */
export const LateReply: Story = {
  beforeEach: LoadingTimedOut.beforeEach,
  play: async (context) => {
    const { canvas } = context;
    await LoadingTimedOut.play?.(context);
    await canvas.findByText('10 秒内没有收到回复');
    answer();
    await expect(await canvas.findByRole('link', { name: '查看软件工程' })).toBeVisible();
  },
};

export const Search: Story = {
  tags: ['state:college-major-list.search'],
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: '专业名称、专业类或专业代码' });
    for (const keyword of ['土木工程', '土木类', '0810']) {
      await userEvent.clear(field);
      await userEvent.type(field, `${keyword}{Enter}`);
      await expect(await canvas.findByText(/^找到 \d+ 个$/)).toBeVisible();
      await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('土木工程'));
    }
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ page: 1, keyword: '0810', type: '', sort: '' });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const field = canvas.getByRole('searchbox');
      await expect(field).toHaveAttribute('placeholder', '专业名称、专业类或专业代码');
      await expect(field).toHaveValue('0810');
      await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('土木工程');
    },
  },
};

export const AllShownAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox');
    await userEvent.type(field, '没有{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: '显示全部专业' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(20));
    await expect(field).toHaveValue('');
  },
};

/** The counts of related majors, row by row. */
function countsIn(canvas: ReturnType<typeof within>): number[] {
  const rows: HTMLElement[] = canvas.getAllByRole('row').slice(1);
  return rows.map((row) => Number(within(row).getAllByRole('gridcell').at(-2)?.textContent));
}

const sortedAs = (label: string, order: 0 | 1): Pick<Story, 'play' | 'parameters'> => ({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: '查看软件工程' });
    await userEvent.click(canvas.getByRole('button', { name: ledSelect('相关专业数') }));
    await userEvent.click(await canvas.findByRole('option', { name: label }));
    const asked = expect.objectContaining({ pageNum: 1, orderMap: { relate_count: order } });
    await waitFor(() => expect(listCollegeMajors).toHaveBeenLastCalledWith(asked, expect.anything()));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: ledSelect('相关专业数') })).toHaveTextContent(label);
      await expect(canvas.getByRole('columnheader', { name: '相关专业数' })).toBeVisible();
      const counts = countsIn(canvas);
      await expect(counts).toEqual(counts.toSorted((one, other) => (order === 0 ? other - one : one - other)));
    },
  },
});

export const RelatedManyToFew: Story = {
  tags: ['state:college-major-list.sort-many'],
  beforeEach: serve(someCollegeMajors(9)),
  ...sortedAs('从多到少', 0),
};

export const RelatedFewToMany: Story = {
  tags: ['state:college-major-list.sort-few'],
  beforeEach: serve(someCollegeMajors(9)),
  ...sortedAs('从少到多', 1),
};

export const Failed: Story = {
  tags: ['state:college-major-list.error'],
  beforeEach: () => void listCollegeMajors.mockRejectedValueOnce(new Error('服务器繁忙，请稍后再试')),
  parameters: {
    atRest: async ({ canvas }) => {
      // Once as a toast and once in place of the rows.
      await expect(canvas.getAllByText('服务器繁忙，请稍后再试')).toHaveLength(2);
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
};

export const Retried: Story = {
  beforeEach: Failed.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('link', { name: '查看软件工程' })).toBeVisible();
  },
};

export const Deleted: Story = {
  beforeEach: serve(someCollegeMajors(2)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除软件工程' }));
    const dialog = await canvas.findByRole('alertdialog', { name: /软件工程/ });
    await expect(dialog).toHaveTextContent('它将连同 4 行学制体系和 2 个相关专业从本校的列表中移除。');
    await userEvent.click(within(dialog).getByRole('button', { name: '删除本科专业资料' }));
    await expect(await canvas.findByText('删除成功')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('button', { name: '删除计算机科学与技术' })).toHaveFocus());
  },
};

/** Somebody changed the record while its deletion was being confirmed: it stays, as they left it. */
export const DeleteConflict: Story = {
  tags: ['state:college-major-list.delete-conflict'],
  beforeEach: serve(someCollegeMajors(2)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除软件工程' }));
    const row = college.state.collegeMajors.find(({ name }) => name === '软件工程');
    Object.assign(row ?? {}, { name: '软件工程（新工科）', version: (row?.version ?? 0) + 1 });
    await userEvent.click(await canvas.findByRole('button', { name: '删除本科专业资料' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(changedMeanwhile.deletion.zh)).toBeVisible();
      await expect(canvas.getByRole('button', { name: '删除软件工程（新工科）' })).toBeVisible();
    },
  },
};

export const English: Story = {
  tags: ['state:college-major-list.english'],
  globals: { language: '80102' },
  args: { query: { page: 1, keyword: '', type: '1008', sort: 'relatesMany' } },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('link', { name: 'View Software Engineering' })).toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'Undergraduate teaching quality standard' })).toBeVisible();
      await expect(canvas.getAllByText('Engineering / Computing').length).toBeGreaterThan(3);
      await expect(canvas.getByRole('searchbox')).toHaveAttribute('placeholder', 'Major name, category or code');
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
