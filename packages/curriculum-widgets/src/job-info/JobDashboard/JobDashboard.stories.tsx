import { filterJobs, sampleJobs, type JobFilters } from '@college/curriculum-model';
import { createManualClock } from '@college/ui/clock';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { JobDashboard, type JobDashboardProps } from './JobDashboard';

const clock = createManualClock();

function Kept({ filters, view, onFiltersChange, onViewChange, ...rest }: JobDashboardProps) {
  const [kept, setKept] = useState({ filters, view });
  return (
    <JobDashboard
      {...rest}
      {...kept}
      onFiltersChange={(next) => {
        setKept({ ...kept, filters: next });
        onFiltersChange(next);
      }}
      onViewChange={(next) => {
        setKept({ ...kept, view: next });
        onViewChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Widgets/Job info/JobDashboard',
  component: JobDashboard,
  args: {
    filters: {} as JobFilters,
    onFiltersChange: fn(),
    onViewChange: fn(),
    hrefOf: ({ id }) => `#job-${id}`,
    clock,
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <Kept {...args} />
    </div>
  ),
} satisfies Meta<typeof JobDashboard>;
export default meta;
type Story = StateStory<typeof meta>;

export const Default: Story = {
  tags: ['state:dashboard.default'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('note')).toHaveTextContent('本页全部内容均为固定的示例数据');
      await expect(canvas.getByRole('status')).toHaveTextContent('40 条示例岗位');
      for (const filter of ['来源网站', '岗位类型', '薪资', '学历', '经验']) {
        await expect(canvas.getByRole('button', { name: new RegExp(`^${filter}：全部`) })).toBeVisible();
      }
      await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
        '来源网站',
        '岗位类型',
        '行业类型',
        '工作城市',
        '校园招聘网站',
      ]);
      await expect(canvas.getByRole('tab', { name: '来源网站' })).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('tab', { name: '来源网站' })).not.toHaveFocus();
      await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(40);
      await expect(canvas.getByRole('list').scrollTop).toBe(0);
      for (const pie of ['行业占比', '城市需求']) {
        await expect(canvas.getByRole('img', { name: new RegExp(`^${pie}：共 40。`) })).toBeVisible();
        await expect(canvas.getByRole('table', { name: pie })).toBeVisible();
      }
    },
  },
};

/** A selected tab: it keeps the focus, and its panel shows a table. */
function tabStory(name: string, table: string): Pick<Story, 'play' | 'parameters'> {
  return {
    play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('tab', { name })),
    parameters: {
      atRest: async ({ canvas }) => {
        await expect(canvas.getByRole('tab', { name })).toHaveFocus();
        await expect(within(canvas.getByRole('tabpanel', { name })).getByRole('table', { name: table })).toBeVisible();
      },
    },
  };
}

/** The tab that shows at first, come back to by keyboard. */
export const WebsiteTab: Story = {
  tags: ['state:dashboard.tab-website'],
  ...tabStory('来源网站', '各来源网站的岗位类型'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '岗位类型' }));
    await userEvent.keyboard('{ArrowLeft}');
  },
};
export const JobTypeTab: Story = { tags: ['state:dashboard.tab-job-type'], ...tabStory('岗位类型', '各岗位类型的学历要求') };
export const IndustryTab: Story = { tags: ['state:dashboard.tab-industry'], ...tabStory('行业类型', '各行业平均月薪') };
export const CityTab: Story = { tags: ['state:dashboard.tab-city'], ...tabStory('工作城市', '各城市岗位数') };
export const SiteTab: Story = { tags: ['state:dashboard.tab-site'], ...tabStory('校园招聘网站', '校园招聘网站：各行业岗位数') };

export const Filtered: Story = {
  tags: ['state:dashboard.filtered'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^学历：全部/ }));
    await userEvent.click(canvas.getByRole('option', { name: '硕士' }));
    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument());
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      const masters = filterJobs(sampleJobs, { education: 'master' });
      await expect(canvas.getByRole('button', { name: /^硕士/ })).toBeVisible();
      await expect(
        within(canvas.getByRole('list'))
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toEqual(masters.map(({ title }) => title.zh));
      await expect(canvas.getByRole('img', { name: new RegExp(`^城市需求：共 ${masters.length}。`) })).toBeVisible();
      await expect(args.onFiltersChange).toHaveBeenCalledWith({ education: 'master' });
    },
  },
};

export const FiltersCleared: Story = {
  play: async (context) => {
    await Filtered.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('40 条示例岗位');
    await expect(canvas.getByRole('button', { name: /^来源网站：全部/ })).toHaveFocus();
  },
};

export const NothingLeft: Story = {
  args: { filters: { jobType: 'intern' } },
  tags: ['state:dashboard.filter-none'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^薪资：全部/ }));
    await userEvent.click(canvas.getByRole('option', { name: '2.5万以上' }));
    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('暂无数据')).toBeVisible();
      await expect(canvas.queryByRole('list')).toBeNull();
      await expect(canvas.queryByRole('table')).toBeNull();
    },
  },
};

const secondRowAtTop = 64;

/** Motion is the subject, even under reduced motion. */
function allowMotion() {
  const { matchMedia } = window;
  window.matchMedia = (query) => matchMedia.call(window, query.includes('prefers-reduced-motion') ? 'not all' : query);
  return () => {
    window.matchMedia = matchMedia;
  };
}

export const AutoScroll: Story = {
  tags: ['state:dashboard.auto-scroll'],
  beforeEach: allowMotion,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list');
    clock.advance(2999);
    await expect(list.scrollTop).toBe(0);
    clock.advance(1);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('list').scrollTop).toBe(secondRowAtTop);
      await expect(canvas.getByRole('button', { name: '暂停列表滚动' })).toBeVisible();
    },
  },
};

export const StoppedByItsButton: Story = {
  beforeEach: allowMotion,
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list');
    clock.advance(3000);
    await userEvent.click(canvas.getByRole('button', { name: '暂停列表滚动' }));
    clock.advance(9000);
    await expect(list.scrollTop).toBe(secondRowAtTop);
    await userEvent.click(canvas.getByRole('button', { name: '让列表继续滚动' }));
    clock.advance(3000);
    await waitFor(() => expect(list.scrollTop).toBe(2 * secondRowAtTop));
  },
};

/** The list has moved twice; since then the pointer is on it. */
export const Paused: Story = {
  tags: ['state:dashboard.paused'],
  beforeEach: allowMotion,
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list');
    clock.advance(3000);
    await waitFor(() => expect(list.scrollTop).toBe(secondRowAtTop));
    clock.advance(3000);
    await waitFor(() => expect(list.scrollTop).toBe(2 * secondRowAtTop));
    await userEvent.hover(list);
    clock.advance(9000);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('list').scrollTop).toBe(2 * secondRowAtTop);
      await expect(canvas.getByRole('button', { name: '暂停列表滚动' })).toBeVisible();
    },
  },
};

export const HeldByFocus: Story = {
  beforeEach: allowMotion,
  play: async ({ canvas, userEvent, step }) => {
    const list = await canvas.findByRole('list');
    await userEvent.hover(list);
    clock.advance(9000);
    await expect(list.scrollTop).toBe(0);
    await step('it goes on when the pointer leaves, and stops for the focus', async () => {
      await userEvent.unhover(list);
      await waitFor(() => {
        if (list.scrollTop === 0) clock.advance(3000);
        expect(list.scrollTop).toBeGreaterThan(0);
      });
      within(list).getAllByRole('link')[1]!.focus();
      await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
      const { scrollTop } = list;
      clock.advance(9000);
      await expect(list.scrollTop).toBe(scrollTop);
    });
  },
};

export const English: Story = {
  args: { view: 'site' },
  globals: { language: '80102' },
  tags: ['state:dashboard.english'],
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('heading', { name: 'Job information' })).toBeVisible();
      await expect(canvas.getByRole('table', { name: 'Campus recruitment site: jobs by industry' })).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
