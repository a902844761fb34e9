import { createManualClock } from '@college/ui/clock';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { aCollege } from '../../support/fakes/aCollege';
import { CommandPalette } from './CommandPalette';
import { acts, actsForNew, actsOf, englishActs } from './paletteActs.test-data';

const college = aCollege();
const { search: source } = college;
const { searchEverything } = source;

const meta = {
  title: 'Widgets/Search/CommandPalette',
  component: CommandPalette,
  args: {
    isOpen: true,
    source,
    acts,
    actsOf,
    recents: [
      { id: 'm', title: '三级矩阵', context: '数据结构，软件工程', href: '#m', sign: 'matrix', at: Date.UTC(2026, 4, 17, 8, 40) },
      { id: 'r', title: '开课说明', context: '操作系统，软件工程', href: '#r' },
    ],
    shortcuts: [{ keys: 'Ctrl+S', does: '保存' }],
    hrefOf: ({ id }, kind) => `#${kind}-${id}`,
    onOpenChange: fn(),
    onOpen: fn(),
    onAct: fn(),
    onUse: fn(),
  },
  beforeEach: college.serve(),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StateStory<typeof meta>;

const field = () => screen.getByRole('combobox', { name: /搜索，或输入要做的事|Search, or type what to do/ });
const option = (name: string | RegExp) => screen.getByRole('option', { name });

export const Start: Story = {
  tags: ['state:command-palette.start'],
  parameters: {
    atRest: async () => {
      await expect(field()).toHaveValue('');
      const recent = within(screen.getByRole('group', { name: '最近' }));
      await expect(recent.getByRole('option', { name: /三级矩阵/ })).toHaveAttribute('aria-selected', 'true');
      await expect(recent.getByRole('option', { name: /三级矩阵/ })).toHaveTextContent('数据结构，软件工程 2026-05-17 16:40');
      const pages = within(screen.getByRole('group', { name: '去' }));
      await expect(pages.getByRole('option', { name: /^工作台/ })).toHaveTextContent(/GW$/);
      await expect(screen.getByRole('group', { name: '做' })).toBeVisible();
      await expect(screen.queryByRole('tab')).toBeNull();
    },
  },
};

export const Found: Story = {
  tags: ['state:command-palette.results'],
  play: async ({ userEvent }) => {
    await userEvent.type(field(), '图');
    await screen.findByRole('group', { name: /^教学目标/ });
  },
  parameters: {
    atRest: async () => {
      await expect(field()).toHaveValue('图');
      const courses = within(screen.getByRole('group', { name: /^课程/ }));
      await expect(courses.getAllByRole('option')[0]).toHaveTextContent(/软件工程/);
      await expect(screen.getByRole('group', { name: /^对「/ })).toBeVisible();
      await expect(screen.getByRole('tab', { name: /^全部/ })).toHaveAttribute('aria-selected', 'true');
      await expect(screen.getByRole('tab', { name: /^教学目标/ })).toBeVisible();
    },
  },
};

export const ByInitials: Story = {
  tags: ['state:command-palette.initials'],
  play: async ({ userEvent }) => {
    await userEvent.type(field(), 'sjjg');
    await screen.findByRole('option', { name: /^数据结构/ });
  },
  parameters: {
    atRest: async () => {
      await expect(field()).toHaveValue('sjjg');
      await expect(option(/^数据结构/)).toHaveAttribute('aria-selected', 'true');
    },
  },
};

export const ActOnNamedRecord: Story = {
  tags: ['state:command-palette.act-of-record'],
  play: async ({ userEvent }) => {
    await userEvent.type(field(), '数据结构 矩阵');
    await screen.findByRole('option', { name: /^打开三级矩阵.*数据结构/ });
  },
  parameters: {
    atRest: async () => {
      await expect(field()).toHaveValue('数据结构 矩阵');
      await expect(option(/^打开三级矩阵.*数据结构/)).toHaveAttribute('aria-selected', 'true');
    },
  },
};

export const ActsAlone: Story = {
  tags: ['state:command-palette.acts-alone'],
  play: async ({ userEvent }) => {
    await userEvent.type(field(), '>切换');
  },
  parameters: {
    atRest: async () => {
      await expect(field()).toHaveValue('>切换');
      await expect(screen.getAllByRole('option')).toHaveLength(1);
      await expect(option(/^切换到英文/)).toHaveAttribute('aria-selected', 'true');
    },
  },
};

export const OneScope: Story = {
  tags: ['state:command-palette.scope'],
  play: async ({ userEvent }) => {
    await userEvent.type(field(), '数据');
    await screen.findByRole('tab', { name: /^教学目标/ });
    while (screen.getByRole('tab', { selected: true }).textContent?.startsWith('教学目标') !== true) await userEvent.tab();
  },
  parameters: {
    atRest: async () => {
      await expect(screen.getByRole('tab', { name: /^教学目标/ })).toHaveAttribute('aria-selected', 'true');
      await expect(screen.getAllByRole('group')).toHaveLength(1);
      await expect(field()).toHaveFocus();
    },
  },
};

export const NothingFound: Story = {
  tags: ['state:command-palette.nothing'],
  play: async ({ userEvent }) => {
    await userEvent.type(field(), '量子');
    await screen.findByText(/没有名为「量子」的内容/);
  },
  parameters: {
    atRest: async () => {
      await expect(screen.getByText(/没有名为「量子」的内容/)).toBeVisible();
      await expect(screen.queryByRole('option')).toBeNull();
    },
  },
};

/** Nothing has this name: a new course unit of it is offered in the majors where the person may create one. Enter alone makes none. */
export const NothingFoundButMade: Story = {
  tags: ['state:command-palette.offers-new'],
  args: { actsForNew },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(searchEverything).toHaveBeenCalledTimes(1));
    await searchEverything.mock.results[0]!.value;
    await userEvent.type(field(), '量子');
    await screen.findByText(/没有名为「量子」的内容/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
  },
  parameters: {
    atRest: async () => {
      const [first, ...others] = within(screen.getByRole('group', { name: '做' })).getAllByRole('option');
      await expect(first).toHaveTextContent(/^新建课程单元「量子」/);
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await expect(others.length).toBeLessThan(3);
      await expect(screen.getByText(/没有名为「量子」的内容/)).toBeVisible();
    },
  },
};

const slowClock = createManualClock();
export const Waiting: Story = {
  tags: ['state:command-palette.waiting'],
  args: { clock: slowClock },
  play: async ({ userEvent }) => {
    await userEvent.type(field(), '量子');
  },
  parameters: {
    atRest: async () => {
      await waitFor(() => expect(screen.getByText('正在搜索…').parentElement).toHaveAttribute('data-shown'));
      await expect(screen.queryByText(/没有名为/)).toBeNull();
    },
  },
};

/** The search fails after the courses have come: what memory finds is shown all the same. */
export const Failed: Story = {
  tags: ['state:command-palette.failed'],
  play: async ({ userEvent }) => {
    await waitFor(() => expect(searchEverything).toHaveBeenCalledTimes(1));
    await searchEverything.mock.results[0]!.value;
    searchEverything.mockRejectedValue(new Error('连接中断。'));
    await userEvent.type(field(), '数据结构');
    await screen.findByRole('alert');
  },
  parameters: {
    atRest: async () => {
      await expect(screen.getByRole('alert')).toHaveTextContent('连接中断。 以下内容只来自内存。');
      await expect(screen.getAllByRole('option', { name: /^数据结构/ })[0]).toBeVisible();
    },
  },
};

export const Shortcuts: Story = {
  tags: ['state:command-palette.shortcuts'],
  args: { defaultKeyword: '?' },
  parameters: {
    atRest: async () => {
      await expect(screen.getByRole('region', { name: '本页的快捷键' })).toHaveTextContent(/保存CtrlS/);
      await expect(screen.queryByRole('option')).toBeNull();
    },
  },
};

export const OpenedByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(field(), '数据结构');
    await screen.findAllByRole('option', { name: /^数据结构/ });
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('#course-1004');
    await expect(args.onUse).toHaveBeenLastCalledWith('course:1004');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const DoneByPointer: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(option(/^换成深色/));
    await expect(args.onAct).toHaveBeenLastCalledWith('dark');
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const EmptiedThenClosed: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(field(), '数据');
    await userEvent.keyboard('{Escape}');
    await expect(field()).toHaveValue('');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Composing: Story = {
  args: { clock: slowClock },
  play: async ({ args }) => {
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: 'shu' }, isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true, keyCode: 229 });
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(screen.getByRole('group', { name: '最近' })).toBeVisible();
    fireEvent.input(field(), { target: { value: '数据结构' } });
    fireEvent.compositionEnd(field());
    await expect(await screen.findByRole('group', { name: /^课程/ })).toBeVisible();
  },
};

export const English: Story = {
  tags: ['state:command-palette.english'],
  globals: { language: '80102' },
  args: { acts: englishActs, recents: [], actsOf: () => [], shortcuts: [] },
  play: async ({ userEvent }) => {
    await userEvent.type(field(), 'graph');
    await screen.findByRole('group', { name: /^Teaching goals/ });
  },
  parameters: {
    atRest: async () => {
      await expect(screen.getByRole('group', { name: /^Courses/ })).toBeVisible();
      await expect(screen.getByRole('dialog').textContent).not.toMatch(/\p{Script=Han}/u);
    },
  },
};

export const Dark: Story = { play: Found.play!, globals: { theme: 'dark' } };
