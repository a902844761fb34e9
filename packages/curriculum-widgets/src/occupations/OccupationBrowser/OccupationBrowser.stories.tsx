import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { OccupationBrowser } from './OccupationBrowser';

const college = aCollege();
const { occupationBook: source } = college;
const at = (code: string, keyword = '') => ({ code, keyword });

const meta = {
  title: 'Widgets/Occupations/OccupationBrowser',
  component: OccupationBrowser,
  decorators: [withToasts],
  args: { source, onPlaceChange: fn(), factsHref: '#about' },
  beforeEach: college.serve(),
} satisfies Meta<typeof OccupationBrowser>;
export default meta;
type Story = StateStory<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Top: Story = {
  tags: ['state:occupation-browser.top'],
  parameters: {
    atRest: async ({ canvas }) => {
      const links = within(canvas.getByRole('list', { name: '全部大类' })).getAllByRole('link');
      await expect(links.map((link) => link.textContent)).toEqual(
        expect.arrayContaining([expect.stringMatching(/^第一大类 党的机关/), expect.stringMatching(/^第八大类 不便分类/)]),
      );
      await expect(links).toHaveLength(8);
      await expect(canvas.queryByRole('button', { name: '返回上一级' })).toBeNull();
      await expect(canvas.getByText(/职业 5\/1,639/)).toBeVisible();
      await expect(canvas.getByRole('link', { name: '大典说明' })).toHaveAttribute('href', '#about');
      // Where somebody came back to the top, the focus shows from where.
      for (const link of links) await expect(link).not.toHaveFocus();
    },
  },
};

export const Major: Story = {
  tags: ['state:occupation-browser.major'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /第二大类/ }));
    await expect(args.onPlaceChange).toHaveBeenLastCalledWith(at('2'), 'push');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { name: '专业技术人员' })).toHaveFocus();
      const list = canvas.getByRole('list', { name: '1 个中类' });
      await expect(within(list).getByRole('link', { name: '2-02 工程技术人员' })).toBeVisible();
      await expect(canvas.getAllByRole('status').some((one) => one.textContent === '专业技术人员，1 个中类')).toBe(true);
    },
  },
};

export const Middle: Story = {
  tags: ['state:occupation-browser.middle'],
  args: { defaultPlace: at('2') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '2-02 工程技术人员' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { name: '工程技术人员' })).toHaveFocus();
      await expect(canvas.getByRole('list', { name: '2 个小类' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: '2-02-10 信息和通信工程技术人员' })).toBeVisible();
    },
  },
};

export const Sub: Story = {
  tags: ['state:occupation-browser.sub'],
  args: { defaultPlace: at('2-02') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '2-02-38 数字技术工程技术人员' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('list', { name: '3 个职业' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: '2-02-38-03 大数据工程技术人员' })).toBeVisible();
    },
  },
};

export const Occupation: Story = {
  tags: ['state:occupation-browser.occupation'],
  args: { defaultPlace: at('2-02-10') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /2-02-10-03/ }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(/^从事计算机软件研究/)).toBeVisible();
      await expect(canvas.getByRole('heading', { name: '主要工作任务' })).toBeVisible();
      const tasks = within(canvas.getByRole('list', { name: '主要工作任务' }));
      await expect(tasks.getAllByRole('listitem')).toHaveLength(3);
      await expect(canvas.getByText('相关专业、工种')).toBeVisible();
      const tags = canvas.getAllByRole('definition').map((tag) => tag.textContent);
      await expect(tags).toEqual(['软件工程', '计算机科学与技术', '网络工程']);
      await expect(canvas.queryByRole('button', { name: '返回搜索结果' })).toBeNull();
    },
  },
};

export const NoTags: Story = {
  tags: ['state:occupation-browser.no-tags'],
  args: {
    defaultPlace: at('2-02-10-03'),
    source: {
      ...source,
      loadEntry: async (code) => ({ ...(await source.loadEntry(code)), professions: [] }),
    },
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('list', { name: '主要工作任务' })).toBeVisible();
      await expect(canvas.queryByText('相关专业、工种')).toBeNull();
      await expect(canvas.queryByRole('definition')).toBeNull();
    },
  },
};

export const Back: Story = {
  tags: ['state:occupation-browser.back'],
  args: { defaultPlace: at('2-02-10') },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('list', { name: '2 个职业' });
    await userEvent.click(canvas.getByRole('button', { name: '返回上一级' }));
    await expect(args.onPlaceChange).toHaveBeenLastCalledWith(at('2-02'), 'push');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { name: '工程技术人员' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '返回上一级' })).toHaveFocus();
    },
  },
};

export const BackTwice: Story = {
  args: Back.args,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Back.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: '返回上一级' }));
    await expect(canvas.getByRole('heading', { name: '专业技术人员' })).toBeVisible();
  },
};

export const Home: Story = {
  tags: ['state:occupation-browser.home'],
  args: { defaultPlace: at('2-02-38-03') },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: '主要工作任务' });
    canvas.getByRole('button', { name: '返回首页' }).focus();
    await userEvent.keyboard('{Enter}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(within(canvas.getByRole('list', { name: '全部大类' })).getAllByRole('link')).toHaveLength(8);
      // There is no level left to go back to; the focus is on the entry that was opened.
      await expect(canvas.queryByRole('button', { name: '返回上一级' })).toBeNull();
      await expect(within(canvas.getByRole('navigation')).getAllByRole('listitem')).toHaveLength(1);
      await expect(canvas.getByRole('link', { name: /第二大类/ })).toHaveFocus();
    },
  },
};

const trail = (canvas: Canvas) => within(canvas.getByRole('navigation', { name: '在大典中的位置' })).getAllByRole('link');

export const BreadcrumbTruncates: Story = {
  tags: ['state:occupation-browser.breadcrumb'],
  args: { defaultPlace: at('2-02-38-03') },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(trail(canvas).map((crumb) => crumb.textContent)).toEqual(
        expect.arrayContaining(['首页', '专业技术人员', '工程技术人员', '数字技术工程技术人员', '大数据工程技术人员']),
      ),
    );
    await userEvent.click(trail(canvas)[1]!);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(trail(canvas).map((crumb) => crumb.textContent)).toEqual(['首页', '专业技术人员']);
      await expect(canvas.getByRole('link', { name: '2-02 工程技术人员' })).toHaveFocus();
    },
  },
};

export const LoadingEntry: Story = {
  tags: ['state:occupation-browser.loading'],
  beforeEach: () => void source.loadEntry.mockImplementation(never),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('数据加载中，请稍候...')).toBeVisible();
      await expect(canvas.queryByRole('list', { name: '全部大类' })).toBeNull();
    },
  },
};

export const Failed: Story = {
  tags: ['state:occupation-browser.error'],
  beforeEach: () => void source.loadEntry.mockRejectedValueOnce(new Error('服务器繁忙，请稍后再试')),
  parameters: {
    atRest: async ({ canvas }) => {
      const toast = within(canvas.getByRole('region', { name: '通知' }));
      await expect(toast.getByText('服务器繁忙，请稍后再试')).toBeVisible();
      await expect(canvas.getByText('没有取到该条目')).toBeVisible();
    },
  },
};

export const Retried: Story = {
  beforeEach: Failed.beforeEach,
  play: async ({ canvas, userEvent }) => {
    const toast = within(await canvas.findByRole('region', { name: '通知' }));
    await userEvent.click(toast.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('link', { name: /第二大类/ })).toBeVisible();
    await expect(canvas.queryByText('没有取到该条目')).toBeNull();
  },
};
