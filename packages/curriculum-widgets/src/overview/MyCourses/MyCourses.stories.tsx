import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { aCollege } from '../../support/fakes/aCollege';
import { twoCourses } from '../fakes/twoCourses';
import { MyCourses } from './MyCourses';

const college = aCollege({ as: 'majorLeader', prepare: twoCourses });
const { listMyCourses } = college.overview;

const meta = {
  title: 'Widgets/Pages/MyCourses',
  component: MyCourses,
  args: {
    source: { listMyCourses },
    language: '80101',
    places: { course: ({ id }) => `#course-${id}`, matrix: ({ id }) => `#matrix-${id}`, report: ({ id }) => `#report-${id}`, all: '#all' },
  },
  beforeEach: college.serve(),
} satisfies Meta<typeof MyCourses>;
export default meta;
type Story = StateStory<typeof meta>;

/** The first course is open, with its three parts. */
export const Typical: Story = {
  tags: ['state:placeholder-page.learning'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '数据结构' })).toHaveAttribute('aria-expanded', 'true');
      const goals = within(canvas.getByRole('heading', { name: '教学目标' }).parentElement!);
      await expect(goals.getAllByRole('listitem')).toHaveLength(4);
      await expect(canvas.getByText('用哈夫曼编码压缩文本')).toBeVisible();
      await expect(canvas.getByText('成果：实验报告')).toBeVisible();
      const ways = within(canvas.getByRole('navigation', { name: '数据结构的页面' })).getAllByRole('link');
      await expect(ways.map((link) => link.getAttribute('href'))).toEqual(['#course-1004', '#matrix-1004', '#report-1004']);
    },
  },
};

export const ClosedAndOpenedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: '数据结构' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('heading', { name: '课点' })).toBeNull();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('heading', { name: '课点' })).toBeVisible();
  },
};

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox');
    await userEvent.type(field, '哈夫曼{Enter}');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await expect(canvas.getAllByText('哈夫曼', { selector: 'mark' }).length).toBeGreaterThan(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('找到1门课程');
    await userEvent.clear(field);
    await userEvent.type(field, '天文{Enter}');
    await expect(canvas.getByText('无搜索结果')).toBeVisible();
  },
};

/** A person whom no course names. */
export const NoCourses: Story = {
  beforeEach: college.serve(({ state }) => void (state.courseManagers = [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有由您负责的课程')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看全部课程单元' })).toHaveAttribute('href', '#all');
  },
};

export const Loading: Story = {
  beforeEach: () => void listMyCourses.mockImplementation(never),
  play: async ({ canvas }) => expect(canvas.queryByRole('searchbox')).toBeNull(),
};

export const Failed: Story = {
  beforeEach: () => void listMyCourses.mockRejectedValueOnce(new Error('服务器繁忙，请稍后再试')),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('服务器繁忙，请稍后再试')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('button', { name: '数据结构' })).toBeVisible();
  },
};

export const English: Story = {
  tags: ['state:placeholder-page.english'],
  globals: { language: '80102' },
  args: { language: '80102' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open all' }));
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('button', { name: 'Data Structures' })).toBeVisible();
      await expect(canvas.getByText('No goals yet')).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
