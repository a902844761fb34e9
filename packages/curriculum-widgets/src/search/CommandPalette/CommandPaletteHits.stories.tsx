import { majorIds, userIds } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { aCollege } from '../../support/fakes/aCollege';
import { networkError, unreachedWords, withoutNetwork } from '../../support/fakes/withoutNetwork';
import { CommandPalette } from './CommandPalette';
import { acts, actsOf, englishActs, readingActs, readingActsOf } from './paletteActs.test-data';

const college = aCollege();
const { search: source, state } = college;
const { searchEverything } = source;
const reader = aCollege({ as: 'collegeViewer' });

const meta = {
  title: 'Widgets/Search/CommandPalette/Hits',
  component: CommandPalette,
  args: {
    isOpen: true,
    source,
    acts,
    actsOf,
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
const linesIn = (name: RegExp) => within(screen.getByRole('group', { name })).getAllByRole('option');
const selectedTab = () => screen.getByRole('tab', { selected: true });

function addCourses(...added: { id: number; majorId?: number; name?: string; leader: number }[]) {
  const unit = state.courseUnits.find(({ id }) => id === 1004)!;
  for (const { leader, ...fields } of added) {
    state.courseUnits.push({ ...unit, ...fields });
    state.courseManagers.push({ courseId: fields.id, userId: leader });
  }
}

function addMajors() {
  const { majors, departments } = state;
  const department = { ...departments[0]!, id: 1099, name: '国际教育学院', translations: {} };
  state.departments = [...departments, department];
  majors.push({ ...majors.find(({ id }) => id === majorIds.softwareEngineering)!, id: 1099, departmentId: department.id });
}

async function typeAfterMemory(userEvent: { type: (element: Element, text: string) => Promise<void> }, keyword: string) {
  await waitFor(() => expect(searchEverything).toHaveBeenCalledTimes(1));
  await searchEverything.mock.results[0]!.value;
  await userEvent.type(field(), keyword);
}

/** Three courses of one name, two of them in the same major: number, major and leader tell them apart. */
export const SameNamedCourses: Story = {
  tags: ['state:command-palette.same-name'],
  beforeEach: () =>
    addCourses({ id: 1041, majorId: majorIds.computerScience, leader: userIds.courseLeader }, { id: 1042, leader: userIds.courseEditor }),
  play: async ({ userEvent }) => {
    await typeAfterMemory(userEvent, '数据结构');
    await waitFor(() => expect(searchEverything).toHaveBeenCalledTimes(3));
  },
  parameters: {
    atRest: async () => {
      const lines = linesIn(/^课程/).map(({ textContent }) => textContent);
      await expect(lines[0]).toMatch(/^数据结构 1004软件工程 080902，周敏/);
      await expect(lines[1]).toMatch(/^数据结构 1041计算机科学与技术 080901，/);
      await expect(lines[2]).toMatch(/^数据结构 1042软件工程 080902，王岚/);
      await expect(screen.getByRole('group', { name: '对「数据结构，软件工程」' })).toBeVisible();
    },
  },
};

/** Two majors of the same name and code: their departments tell them apart. */
export const SameNamedMajors: Story = {
  beforeEach: addMajors,
  play: async ({ userEvent }) => {
    await typeAfterMemory(userEvent, '软件工程');
    const [first, second] = linesIn(/^专业/);
    await expect(first).toHaveTextContent(/^软件工程 080902计算机学院/);
    await expect(second).toHaveTextContent(/^软件工程 080902国际教育学院/);
  },
};

/** The network is gone after the courses have come: they are found from memory, and what is not there is said. */
export const Offline: Story = {
  tags: ['state:command-palette.offline'],
  beforeEach: withoutNetwork,
  play: async ({ userEvent }) => {
    await waitFor(() => expect(searchEverything).toHaveBeenCalledTimes(1));
    await searchEverything.mock.results[0]!.value;
    searchEverything.mockRejectedValue(networkError('connection', unreachedWords));
    await userEvent.type(field(), '数据结构');
    await screen.findByText(/^连接不上服务器。教学目标/);
  },
  parameters: {
    atRest: async () => {
      await expect(screen.getByText(/教学目标、课点、KSA、指标点和人员现在查不了，连上后自动查找。$/)).toBeVisible();
      await expect(screen.queryByRole('alert')).toBeNull();
      await expect(linesIn(/^课程/)[0]).toHaveTextContent(/^数据结构 1004/);
      await expect(screen.queryByRole('group', { name: /^教学目标/ })).toBeNull();
    },
  },
};

/** With the network, what could not be asked comes without another key. */
export const BackOnline: Story = {
  play: async ({ userEvent }) => {
    const bringBack = withoutNetwork();
    await waitFor(() => expect(searchEverything).toHaveBeenCalledTimes(1));
    await searchEverything.mock.results[0]!.value;
    const answer = searchEverything.getMockImplementation()!;
    searchEverything.mockRejectedValue(networkError('connection', unreachedWords));
    await userEvent.type(field(), '数据');
    await screen.findByText(/^连接不上服务器。教学目标/);
    searchEverything.mockImplementation(answer);
    bringBack();
    // The other of the two searches may fail after the network is back.
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(screen.getByRole('group', { name: /^教学目标/ })).toBeVisible();
    });
    await expect(screen.queryByText(/^连接不上服务器/)).toBeNull();
  },
};

/** Opened without a network: there is no memory yet, and commands are found all the same. */
export const OfflineFromTheStart: Story = {
  globals: { language: '80102' },
  args: { acts: englishActs },
  beforeEach: () => {
    searchEverything.mockRejectedValue(networkError('connection', 'System error: Failed to fetch'));
    return withoutNetwork();
  },
  play: async ({ userEvent }) => {
    await userEvent.type(field(), 'switch');
    await expect(await screen.findByText(/^The server cannot be reached. Everything but commands/)).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
};

const long = '面向复杂工程问题的大规模分布式软件系统架构设计、性能建模与可靠性保证综合实践（双语，含企业实习环节）';
/** Names are cut in their line, and the pointer shows them whole; what tells two of them apart is never cut. */
export const LongTitles: Story = {
  tags: ['state:command-palette.long-titles'],
  beforeEach: () => {
    addCourses(
      { id: 1041, name: long, leader: userIds.majorLeader },
      { id: 1042, name: `${long}（实验班）`, leader: userIds.courseEditor },
    );
    state.majors.find(({ id }) => id === majorIds.softwareEngineering)!.name =
      '软件工程（中外合作办学，智能软件与工业互联网方向，本硕贯通）';
  },
  play: async ({ userEvent }) => {
    await typeAfterMemory(userEvent, '大规模');
    await screen.findAllByRole('option', { name: new RegExp(long) });
    const line = within(linesIn(/^课程/)[0]!);
    await userEvent.hover(line.getByText((_, element) => element?.textContent === long));
    await userEvent.hover(line.getByText(/^软件工程（.*贯通）$/));
  },
  parameters: {
    atRest: async () => {
      const [line] = linesIn(/^课程/);
      await expect(line!.clientHeight).toBe(linesIn(/^对「/)[0]!.clientHeight);
      await expect(within(line!).getByTitle(long)).toBeVisible();
      await expect(within(line!).getByTitle(/^软件工程（.*贯通）$/).clientWidth).toBeGreaterThanOrEqual(180);
      for (const uncut of ['1041', '080902，周敏']) await expect(within(line!).getByText(uncut)).toBeVisible();
    },
  },
};

/** Somebody who only reads: people are not found, and what changes or makes something is not listed. */
export const Reader: Story = {
  tags: ['state:command-palette.reader'],
  args: { source: reader.search, acts: readingActs, actsOf: readingActsOf },
  beforeEach: reader.serve(),
  play: async ({ userEvent }) => {
    await userEvent.type(field(), '数据');
    await screen.findByRole('tab', { name: /^教学目标/ });
  },
  parameters: {
    atRest: async () => {
      await expect(field()).toHaveValue('数据');
      const names = linesIn(/^对「/).map(({ textContent }) => textContent.trim());
      await expect(names).toEqual(['阅读课程']);
      await expect(screen.queryByRole('tab', { name: /^人员/ })).toBeNull();
      await expect(screen.queryByRole('option', { name: /新建|编辑|权限/ })).toBeNull();
    },
  },
};

/** Tab goes through all scopes to the first again, Shift+Tab back to the last; the field keeps the focus. */
export const ScopesByKeyboard: Story = {
  tags: ['state:command-palette.scopes-by-keyboard'],
  play: async ({ userEvent }) => {
    await typeAfterMemory(userEvent, '图');
    await screen.findByRole('tab', { name: /^KSA/ });
    const scopes = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    const seen: (string | null)[] = [];
    for (const _ of scopes) {
      seen.push(selectedTab().textContent);
      await userEvent.tab();
    }
    await expect(seen).toEqual(scopes);
    await expect(selectedTab()).toHaveTextContent(/^全部/);
    await userEvent.tab({ shift: true });
  },
  parameters: {
    atRest: async () => {
      await expect(selectedTab()).toBe(screen.getAllByRole('tab').at(-1));
      await expect(selectedTab()).toHaveTextContent(/^KSA/);
      await expect(screen.getAllByRole('group')).toHaveLength(1);
      await expect(linesIn(/^KSA/)[0]).toHaveAttribute('aria-selected', 'true');
      await expect(field()).toHaveFocus();
    },
  },
};
