import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { twoCourses } from '../../overview/fakes/twoCourses';
import { aCollege } from '../../support/fakes/aCollege';
import { never } from '../fakes/never';
import { CoursePicker } from './CoursePicker';

/** A person who edited one course lately and manages two; two courses have one name. */
const college = aCollege({
  as: 'majorLeader',
  prepare(own) {
    const { state } = own;
    twoCourses(own);
    const edit = { recordId: 1004, action: 'update', userId: 1005, before: null, after: null } as const;
    state.history = [{ ...edit, id: 1, kind: 'goals', time: '2026-05-12T16:58:00+08:00' }];
    state.courseUnits.push({ ...state.courseUnits.find(({ id }) => id === 1004)!, id: 1041, majorId: 1002 });
  },
});
const source = { ...college.overview, ...college.search };

function majorsNamed(...names: string[]) {
  return names.map((name, at) => ({ id: 1001 + at, name, href: `#major-${1001 + at}` }));
}

const meta = {
  title: 'Widgets/Course units/CoursePicker',
  component: CoursePicker,
  args: {
    source,
    language: '80101',
    hint: '开课说明属于一门课程。',
    hrefOf: ({ id, majorId }) => `#course-${id}-of-${majorId}`,
    majors: majorsNamed('软件工程', '计算机科学与技术'),
    majorListHref: '#majors',
  },
  beforeEach: college.serve(),
} satisfies Meta<typeof CoursePicker>;
export default meta;
type Story = StateStory<typeof meta>;

const field = (canvas: ReturnType<typeof within>) => canvas.getByRole('searchbox', { name: /按名称查找课程|Find a course by name/ });

export const Typical: Story = {
  tags: ['state:course-picker.default'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(field(canvas)).toHaveValue('');
      const recent = canvas.getByRole('region', { name: '最近修改' });
      await expect(within(recent).getByRole('link', { name: '数据结构' })).toHaveAttribute('href', '#course-1004-of-1001');
      await expect(within(recent).getByText('软件工程')).toBeVisible();
      const mine = canvas.getByRole('region', { name: '我负责的' });
      await expect(within(mine).getAllByRole('link')).toHaveLength(2);
      await expect(canvas.getByRole('link', { name: '全部专业' })).toBeVisible();
    },
  },
};

export const Found: Story = {
  tags: ['state:course-picker.found'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), '数据{Enter}');
    await canvas.findByRole('region', { name: '找到的课程' });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const found = within(canvas.getByRole('region', { name: '找到的课程' })).getAllByRole('listitem');
      await expect(found.map(({ textContent }) => textContent)).toEqual([
        '数据结构软件工程',
        '数据库原理软件工程',
        '工程伦理软件工程',
        '数据科学导论数据科学与大数据技术',
        '数据结构计算机科学与技术',
      ]);
      await expect(canvas.getByRole('status')).toHaveTextContent('5 门课程');
    },
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(field(canvas)).toHaveFocus();
    await userEvent.keyboard('数据{Enter}');
    await canvas.findByRole('region', { name: '找到的课程' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(document.activeElement).toHaveAttribute('href', '#course-1007-of-1001');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field(canvas)).toHaveFocus();
  },
};

export const Loading: Story = {
  tags: ['state:course-picker.loading'],
  beforeEach: () => void source.loadOverview.mockImplementation(never),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('正在读取您的课程')).toBeInTheDocument();
      await expect(field(canvas)).toBeEnabled();
      await expect(canvas.getByRole('region', { name: '按专业' })).toBeVisible();
    },
  },
};

export const Empty: Story = {
  tags: ['state:course-picker.empty'],
  beforeEach: college.serve(({ state }) => {
    state.courseManagers = [];
    state.history = [];
  }),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(/^您还没有修改过课程/)).toBeVisible();
      await expect(canvas.getByRole('link', { name: '软件工程' })).toHaveAttribute('href', '#major-1001');
    },
  },
};

export const NoMatch: Story = {
  tags: ['state:course-picker.no-match'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), '量子{Enter}');
    await canvas.findByText('无搜索结果');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('无搜索结果')).toBeVisible();
      // What was offered before is still there to choose from.
      await expect(canvas.getByRole('region', { name: '我负责的' })).toBeVisible();
    },
  },
};

export const Failed: Story = {
  tags: ['state:course-picker.error'],
  beforeEach: () => void source.listMyCourses.mockRejectedValue(new Error('课程数据正在整理，请稍后再试')),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有取到您的课程')).toBeVisible();
      await expect(canvas.getByText('课程数据正在整理，请稍后再试')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled();
      await expect(field(canvas)).toBeEnabled();
    },
  },
};

export const SearchFailed: Story = {
  tags: ['state:course-picker.search-error'],
  beforeEach: () => void source.searchContent.mockRejectedValue(new Error('连接中断。')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), '数据{Enter}');
    await canvas.findByRole('alert');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('连接中断。 按 Enter 重新搜索。');
      await expect(field(canvas)).toHaveValue('数据');
    },
  },
};

export const LongNames: Story = {
  args: {
    majors: [{ id: 1, name: '面向复杂工程问题的大型软件系统分析、设计、实现与持续改进（中外合作办学）', href: '#major-1' }],
  },
};

export const English: Story = {
  tags: ['state:course-picker.english'],
  globals: { language: '80102' },
  args: {
    language: '80102',
    hint: 'A syllabus is that of one course.',
    majors: majorsNamed('Software Engineering', 'Computer Science and Technology'),
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('region', { name: 'Led by me' })).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
