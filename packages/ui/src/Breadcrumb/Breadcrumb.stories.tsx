import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { StateStory } from '../testing/atRest';
import { chineseIn } from '../testing/chineseIn';
import { LinkRouter } from '../Link';
import { Breadcrumb, type BreadcrumbEntry, type BreadcrumbProps } from './Breadcrumb';

const meta = {
  title: 'UI/Navigation/Breadcrumb',
  component: Breadcrumb,
  args: { entries: [], onAction: fn(), onEntriesChange: fn() },
  render: (args) => <Walking {...args} />,
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StateStory<typeof meta>;

function Walking({ entries: firstEntries, onEntriesChange, ...rest }: BreadcrumbProps) {
  const [entries, setEntries] = useState(firstEntries);
  function handleEntriesChange(next: BreadcrumbEntry[]) {
    setEntries(next);
    onEntriesChange?.(next);
  }
  return <Breadcrumb {...rest} entries={entries} onEntriesChange={handleEntriesChange} />;
}

function trail(...labels: string[]): BreadcrumbEntry[] {
  return labels.map((label, index) => ({ id: String(index), label }));
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function expectTrail(canvas: Canvas, labels: string[]) {
  const entries = canvas.getAllByRole('listitem');
  await expect(entries.map((entry) => entry.textContent)).toEqual(labels);
  await expect(canvas.getByText(labels.at(-1)!).closest('[aria-current]')).toHaveAttribute('aria-current', 'page');
}

export const MajorList: Story = {
  tags: ['state:breadcrumb.major-list'],
  args: { entries: trail('专业管理', '列表') },
  parameters: { atRest: ({ canvas }) => expectTrail(canvas, ['专业管理', '列表']) },
};

export const MajorDetail: Story = {
  tags: ['state:breadcrumb.major-detail'],
  args: { entries: trail('专业管理', '详情') },
  parameters: { atRest: ({ canvas }) => expectTrail(canvas, ['专业管理', '详情']) },
};

export const MajorHome: Story = {
  tags: ['state:breadcrumb.major-home'],
  args: { entries: trail('专业管理', '主页') },
  parameters: { atRest: ({ canvas }) => expectTrail(canvas, ['专业管理', '主页']) },
};

export const MajorHomeInner: Story = {
  tags: ['state:breadcrumb.major-home-inner'],
  args: {
    entries: [
      { id: 'home', label: '首页', href: '/home' },
      { id: 'major', label: '软件工程', href: '/major' },
      { id: 'units', label: '课程单元' },
    ],
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expectTrail(canvas, ['首页', '软件工程', '课程单元']);
      await expect(canvas.getByRole('link', { name: '软件工程' })).toHaveAttribute('href', '/course/major');
    },
  },
};

const push = fn();
export const LeadsToTheMajor: Story = {
  args: MajorHomeInner.args,
  decorators: [
    (Story) => (
      <LinkRouter basePath="/course" push={push}>
        <Story />
      </LinkRouter>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    push.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: '软件工程' }));
    await expect(args.onAction).toHaveBeenCalledWith('major');
    await expect(push).toHaveBeenCalledWith('/course/major');
  },
};

export const ClickTruncates: Story = {
  tags: ['state:breadcrumb.truncates'],
  args: { entries: trail('首页', '专业技术人员', '工程技术人员', '信息和通信工程技术人员') },
  play: async ({ canvas, userEvent }) => {
    await expectTrail(canvas, ['首页', '专业技术人员', '工程技术人员', '信息和通信工程技术人员']);
    await userEvent.click(canvas.getByRole('link', { name: '专业技术人员' }));
  },
  parameters: { atRest: ({ canvas }) => expectTrail(canvas, ['首页', '专业技术人员']) },
};

const longMajor = '智能制造工程（面向高端装备数字化设计与柔性生产的校企联合培养国际实验班）';
export const LongName: Story = {
  tags: ['state:breadcrumb.long-name'],
  args: { entries: trail('首页', longMajor, '课程单元') },
  parameters: {
    atRest: async ({ canvas }) => {
      const name = canvas.getByText(longMajor);
      await expect(name).toHaveAttribute('title', longMajor);
      await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
      await expect(canvas.getByText('课程单元')).not.toHaveAttribute('title');
    },
  },
};

export const ByKeyboard: Story = {
  args: { entries: trail('首页', '软件工程', '课程单元') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '软件工程' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('1');
    await expectTrail(canvas, ['首页', '软件工程']);
  },
};

export const English: Story = {
  tags: ['state:breadcrumb.english'],
  globals: { language: '80102' },
  args: {
    entries: trail(
      'Home',
      'Intelligent Manufacturing Engineering (international class taught jointly with industry)',
      'Course units',
      'Data structures',
    ),
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
