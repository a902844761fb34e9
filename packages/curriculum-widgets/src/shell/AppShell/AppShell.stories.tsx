import { demoRoutes, mayAnywhere } from '@college/curriculum-model';
import { Breadcrumb } from '@college/ui/Breadcrumb';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Density, Theme } from '@college/ui/theme';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ContentSearch } from '../../search/ContentSearch';
import { aCollege } from '../../support/fakes/aCollege';
import { AppShell } from './AppShell';
import type { NavigationEntry } from './navigationEntries';

const entry = (id: NavigationEntry['id'], path: string): NavigationEntry => ({ id, path, href: `#${id}`, needsRights: true });

const entries: NavigationEntry[] = [
  { ...entry('workbench', '/workbench'), needsRights: false },
  entry('learning', '/college/learning'),
  entry('majors', '/major/list'),
  entry('courseUnits', '/courseUnit/list'),
  entry('matrix', '/matrix'),
  entry('report', '/courseUnit/report'),
  entry('news', '/news'),
  entry('departments', '/department'),
  entry('progress', '/manage/progress'),
  { ...entry('people', '/manage'), needsManage: true },
  entry('chat', '/chat'),
  entry('occupations', '/job/list'),
  entry('levels', '/level'),
  entry('collegeMajors', '/college/majorList'),
  entry('teachStandard', '/college/teachstandard'),
  entry('qualifications', '/dic/jobDirectory'),
  entry('talentReports', '/dic/talentDemand'),
  entry('policies', '/dic/policy'),
  entry('jobInfo', '/anyknow/index'),
  entry('matrixCharts', '/job/aiHome'),
];

function person(permissionId: number, name = '周敏') {
  return { name, hasRights: mayAnywhere({ permissionId }, 'read'), canManage: mayAnywhere({ permissionId }, 'manage') };
}

const pixel = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOoBwAAgQCBMlmMHgAAAABJRU5ErkJggg==';

const meta = {
  title: 'Widgets/Shell/AppShell',
  component: AppShell,
  args: {
    entries,
    currentPath: '/courseUnit/list',
    user: person(5),
    language: '80101',
    onLanguageChange: fn(),
    theme: 'light' as Theme,
    onThemeChange: fn(),
    density: 'regular' as Density,
    onDensityChange: fn(),
    areShortcutsOn: true,
    onShortcutsChange: fn(),
    isRail: false,
    onRailChange: fn(),
    onSignOut: fn(),
    signInHref: '#login',
    accountHref: '#account',
    onFeedback: fn(),
    find: <ContentSearch source={aCollege().search} hrefOf={() => '#hit'} onOpen={fn()} />,
    breadcrumb: (
      <Breadcrumb
        entries={[
          { id: 'major', label: '专业', href: '#major' },
          { id: 'here', label: '课程单元' },
        ]}
      />
    ),
    children: <p style={{ margin: 0, padding: '24px 32px' }}>正文</p>,
  },
  parameters: { pageWords: ['专业', '课程单元'], layout: 'fullscreen', band: (permissionId: number) => ({ user: person(permissionId) }) },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StateStory<typeof meta>;

function pages(canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }, name = '主导航') {
  return within(canvas.getByRole('navigation', { name }));
}

export const Default: Story = {
  tags: ['state:shell.default'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('banner')).toBeVisible();
      await expect(canvas.getByRole('navigation', { name: '主导航' })).toBeVisible();
      await expect(canvas.getByRole('main')).toHaveTextContent('正文');
      await expect(pages(canvas).getByRole('link', { name: '课程单元' })).toHaveAttribute('aria-current', 'page');
      await expect(pages(canvas).getByRole('link', { name: '用户管理' })).toBeVisible();
      await expect(canvas.queryByRole('group', { name: '1024 px' })).toBeNull();
    },
  },
};

export const FeedbackGiven: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '反馈' }));
    await expect(args.onFeedback).toHaveBeenCalledOnce();
  },
};

export const SearchReachedByItsKey: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox', { name: '搜索内容' })).toHaveFocus();
  },
};

export const SignedOut: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '账号：周敏' }));
    await expect(await canvas.findByRole('menuitem', { name: '我的账号' })).toHaveAttribute('href', '#account');
    await userEvent.click(canvas.getByRole('menuitem', { name: '退出登录' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const NewNotices: Story = {
  tags: ['state:shell.new-notices'],
  args: { newNotices: 2 },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: '账号：周敏，2 条安全提醒' })),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('menuitem', { name: '我的账号，2 条安全提醒' })).toBeVisible();
    },
  },
};

/** Below 1300 px the page scrolls sideways and keeps its width. */
export const Narrow: Story = {
  tags: ['state:shell.narrow'],
  decorators: [
    (Story) => (
      <div role="group" aria-label="1024 px" style={{ inlineSize: 1024, overflow: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    atRest: async ({ canvas }) => {
      const view = canvas.getByRole('group', { name: '1024 px' });
      await expect(view.clientWidth).toBe(1024);
      await expect(view.scrollWidth).toBe(1300);
    },
  },
};

/** Fitted to its window the shell is as wide as that, with the navigation as a rail that opens. */
export const FitsWindow: Story = {
  tags: ['state:shell.fit-window'],
  args: { isFitToWindow: true, onFitToWindowChange: fn() },
  decorators: [
    (Story) => (
      <div role="group" aria-label="1024 px" style={{ inlineSize: 1024, overflow: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '账号：周敏' }));
    await userEvent.click(await canvas.findByRole('menuitemcheckbox', { name: '适应窗口' }));
    await expect(args.onFitToWindowChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{Escape}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const view = canvas.getByRole('group', { name: '1024 px' });
      await expect(view.scrollWidth).toBe(1024);
    },
  },
};

export const Demo: Story = {
  tags: ['state:shell.demo'],
  args: { user: person(2010, '演示账号'), allowedPaths: demoRoutes, accountHref: undefined },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(pages(canvas).getByRole('link', { name: '专业列表' })).toBeVisible();
      await expect(pages(canvas).queryByRole('link', { name: '工作台' })).toBeNull();
      await expect(pages(canvas).queryByRole('link', { name: '本地助手' })).toBeNull();
    },
  },
};

/** A view-only band reaches every page; what it may not do is missing on the pages themselves. */
export const ViewOnly: Story = {
  tags: ['state:shell.view-only'],
  args: { user: person(1990) },
  parameters: {
    atRest: async ({ canvas }) => {
      for (const name of ['工作台', '专业列表', '课程单元', '院系']) await expect(pages(canvas).getByRole('link', { name })).toBeVisible();
      await expect(pages(canvas).queryByRole('link', { name: '用户管理' })).toBeNull();
      await expect(canvas.queryByText(/没有任何权限/)).toBeNull();
    },
  },
};

export const NoPermission: Story = {
  tags: ['state:shell.no-permission'],
  args: { user: person(4000), currentPath: '/workbench' },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('您的账号还没有任何权限，请联系学校管理者开通。')).toBeVisible();
      await expect(pages(canvas).queryByRole('link', { name: '课程单元' })).toBeNull();
      await expect(pages(canvas).getByRole('link', { name: '工作台' })).toHaveAttribute('aria-current', 'page');
    },
  },
};

export const English: Story = {
  tags: ['state:shell.english'],
  globals: { language: '80102' },
  args: {
    user: { ...person(5, 'Zhou Min'), picture: pixel },
    language: '80102',
    breadcrumb: <Breadcrumb entries={[{ id: 'here', label: 'Course units' }]} />,
    children: <p style={{ margin: 0, padding: '24px 32px' }}>Content</p>,
  },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Account: Zhou Min' })),
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Account: Zhou Min', hidden: true }).querySelector('img')).toBeVisible();
      await expect(canvasElement.textContent.replace('中', '')).not.toMatch(/[\u4e00-\u9fff]/);
    },
  },
};

/** A server that offers more languages than the built-in two. */
export const ServerLanguages: Story = {
  args: {
    languages: [
      { label: '中文', value: '80101' },
      { label: 'English', value: '80102' },
      { label: 'Français', value: '80104' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(within(canvas.getByRole('radiogroup', { name: '语言' })).getByText('Français'));
    await expect(args.onLanguageChange).toHaveBeenCalledWith('80104');
  },
};

/** A closed group keeps the page one is on; arrows lead from page to page. */
export const GroupClosed: Story = {
  args: { currentPath: '/job/detail', onClosedGroupsChange: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    const heading = canvas.getByRole('button', { name: '参考资料' });
    const group = () => within(canvas.getByRole('list', { name: '参考资料' }));
    await expect(group().getAllByRole('link')).toHaveLength(9);
    await userEvent.click(heading);
    await expect(heading).toHaveAttribute('aria-expanded', 'false');
    await expect(group().getAllByRole('link')).toHaveLength(1);
    await expect(group().getByRole('link', { name: '职业大典' })).toHaveAttribute('aria-current', 'page');
    await expect(args.onClosedGroupsChange).toHaveBeenLastCalledWith(['reference']);
    await step('by keyboard', async () => {
      await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}');
      await expect(group().getByRole('link', { name: '职业层级' })).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(canvas.getByRole('button', { name: '工作' })).toHaveFocus();
    });
  },
};

/** All pages fit a window of 900 px; a lower one scrolls them. */
export const AllPagesInSight: Story = {
  decorators: [
    (Story) => (
      <div style={{ blockSize: 900, marginBlockEnd: -180 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('button', { name: '工作' }).parentElement!.parentElement!;
    await expect(scroller.scrollHeight).toBe(scroller.clientHeight);
  },
};

export const Rail: Story = {
  args: { isRail: true, currentPath: '/courseUnit/detail', closedGroups: ['reference'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(pages(canvas).getByRole('link', { name: '矩阵图表' })).toBeVisible();
    // Two entries that need no scrolling: scrolling takes a tooltip away.
    pages(canvas).getByRole('link', { name: '工作台' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('我的课程');
    await userEvent.click(canvas.getByRole('button', { name: '展开导航' }));
    await expect(args.onRailChange).toHaveBeenCalledWith(false);
  },
};

export const Anonymous: Story = {
  args: { user: undefined, currentPath: '/workbench', find: undefined, onFeedback: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '登录' })).toHaveAttribute('href', '#login');
    await expect(canvas.queryByRole('button', { name: '反馈' })).toBeNull();
    await expect(canvas.queryByRole('search')).toBeNull();
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, args: { theme: 'dark' } };
export const Contrast: Story = { globals: { theme: 'contrast' }, args: { theme: 'contrast' } };
