import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { aCollege } from '../../support/fakes/aCollege';
import { TeachStandard } from './TeachStandard';

const college = aCollege();
const { listStandardsCatalogue } = college.collegeMajors;

const meta = {
  title: 'Widgets/Pages/TeachStandard',
  component: TeachStandard,
  args: { source: { listStandardsCatalogue }, majorHref: (id) => `#major-${id}` },
  beforeEach: college.serve(),
} satisfies Meta<typeof TeachStandard>;
export default meta;
type Story = StateStory<typeof meta>;

/** The whole standard, open where the college has majors. */
export const Typical: Story = {
  tags: ['state:placeholder-page.teachstandard'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('12个学科门类 · 92个专业类 · 本校8个专业')).toBeVisible();
      await expect(canvas.getByRole('link', { name: '土木工程' })).toHaveAttribute('href', '#major-1008');
    },
  },
};

export const Narrowed: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('a search by code leads to the class and its majors', async () => {
      await userEvent.type(await canvas.findByRole('searchbox'), '0809{Enter}');
      await expect(canvas.getByRole('treeitem', { name: /0809 ?计算机类/ })).toBeVisible();
      await expect(canvas.getByRole('link', { name: '软件工程' })).toHaveAttribute('href', '#major-1002');
      await expect(canvas.queryByRole('treeitem', { name: /哲学/ })).toBeNull();
      await userEvent.clear(canvas.getByRole('searchbox'));
    });
    await step('only classes with majors', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: '只看本校有专业的专业类' }));
      await waitFor(() => expect(canvas.getAllByRole('treeitem').filter((item) => item.ariaLevel === '1')).toHaveLength(1));
      await expect(canvas.getByRole('link', { name: '软件工程' })).toBeVisible();
    });
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '炼金{Enter}');
    await expect(canvas.getByText('无搜索结果')).toBeVisible();
  },
};

/** A college that has entered none of its majors yet. */
export const NoMajors: Story = {
  beforeEach: college.serve(({ state }) => void (state.collegeMajors = [])),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('treeitem')).toHaveLength(12);
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByText('本校还没有专业')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => void listStandardsCatalogue.mockImplementation(never),
  play: async ({ canvas }) => expect(canvas.queryByRole('tree')).toBeNull(),
};

export const Failed: Story = {
  beforeEach: () => void listStandardsCatalogue.mockRejectedValueOnce(new Error('服务器繁忙，请稍后再试')),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('没有取到国家标准')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('tree')).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('12 categories · 92 classes · 8 majors of this college')).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
