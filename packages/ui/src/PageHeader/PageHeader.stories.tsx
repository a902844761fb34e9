import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button';
import { Icon } from '../icons';
import { chineseIn } from '../testing/chineseIn';
import { PageHeader } from './PageHeader';

const meta = {
  title: 'UI/Navigation/PageHeader',
  component: PageHeader,
  args: {
    title: '课程单元',
    facts: '软件工程 080902，15 门课程，1,144 学时',
    actions: (
      <>
        <Button>专业主页</Button>
        <Button variant="primary">
          <Icon of={Plus} />
          新建课程单元
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '课程单元' })).toBeVisible();
  },
};
export const Editor: Story = {
  args: {
    variant: 'editor',
    title: '数据结构',
    facts: '1004',
    onBack: fn(),
    backLabel: '返回专业主页',
    actions: (
      <>
        <Button variant="ghost">
          <Icon of={Copy} />
          复制课程
        </Button>
        <Button variant="primary">保存</Button>
      </>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: '返回专业主页' })).toHaveFocus();
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const Home: Story = { args: { variant: 'home', title: '软件工程', facts: '080902，15 门课程，24 个指标点' } };
export const LongText: Story = {
  args: {
    ...Editor.args,
    title: '面向复杂工程问题的大型分布式软件系统需求分析架构设计实现测试部署与持续演化综合实践课程设计及团队协作能力训练',
  },
};
export const English: Story = {
  globals: { language: '80102' },
  args: {
    title: 'Course units',
    facts: 'Software engineering 080902, 15 courses, 1,144 hours',
    actions: <Button variant="primary">New course unit</Button>,
  },
  play: async ({ canvasElement }) => {
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
