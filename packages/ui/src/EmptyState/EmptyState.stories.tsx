import type { Meta } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button';
import { Icon } from '../icons';
import type { StateStory } from '../testing/atRest';
import { chineseIn } from '../testing/chineseIn';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'UI/Feedback/EmptyState',
  component: EmptyState,
  args: { title: '暂无数据' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StateStory<typeof meta>;

export const NoData: Story = {
  tags: ['state:empty-state.no-data'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('status')).toHaveTextContent(/^暂无数据$/);
    },
  },
};

export const NoSearchResults: Story = {
  tags: ['state:empty-state.no-search'],
  args: { title: '无搜索结果', mark: null },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('status')).toHaveTextContent(/^无搜索结果$/);
    },
  },
};

const clearFilter = fn();
export const NoManagedCourses: Story = {
  tags: ['state:empty-state.no-managed'],
  args: {
    title: '您没有管理的课程',
    hint: '请取消筛选或联系管理员',
    action: <Button onPress={clearFilter}>取消筛选</Button>,
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('您没有管理的课程')).toBeVisible();
      await expect(canvas.getByText('请取消筛选或联系管理员')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '取消筛选' })).toBeVisible();
    },
  },
};

export const WayOutTaken: Story = {
  args: NoManagedCourses.args,
  play: async ({ canvas, userEvent }) => {
    clearFilter.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '取消筛选' }));
    await expect(clearFilter).toHaveBeenCalledOnce();
  },
};

export const NoGoals: Story = {
  tags: ['state:empty-state.no-goals'],
  args: {
    title: '暂无教学目标',
    hint: '2.2 能借助文献分析问题并得出有效结论',
    action: (
      <Button>
        <Icon of={Plus} />
        添加目标
      </Button>
    ),
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('暂无教学目标')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '添加目标' })).toBeVisible();
    },
  },
};

export const LongText: Story = {
  args: {
    title: '在示范大学信息学院计算机科学与技术专业二〇二四级培养方案里没有找到名称含有这些字的课程单元',
    hint: '换一个更短的词再试，或者清空发布时间、学时和类别这三个筛选条件，列表会重新显示这个专业的全部课程单元。',
  },
};

export const English: Story = {
  tags: ['state:empty-state.english'],
  globals: { language: '80102' },
  args: {
    title: 'no courses you manage',
    hint: 'clear the filter or contact the admin',
    action: <Button>Clear filter</Button>,
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('no courses you manage')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Clear filter' })).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

/** All that a page shows: its title is the heading of the page. */
export const WholePage: Story = {
  args: { title: '还没有选择专业', hint: '这个页面的地址里没有专业。', isPage: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '还没有选择专业' })).toBeVisible();
  },
};
