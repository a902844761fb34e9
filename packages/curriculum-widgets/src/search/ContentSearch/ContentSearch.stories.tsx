import { createManualClock } from '@college/ui/clock';
import { ShortcutSettings } from '@college/ui/Shortcuts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { fakeContentSearch } from '../fakes/fakeContentSearch';
import { ContentSearch, type ContentSearchProps } from './ContentSearch';

const hrefOf: ContentSearchProps['hrefOf'] = ({ majorId, courseId }, target) => `#${target}-${majorId}-${courseId ?? ''}`;

const meta = {
  title: 'Widgets/Search/ContentSearch',
  component: ContentSearch,
  args: { source: fakeContentSearch(), hrefOf, onOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start', minBlockSize: 600 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
    },
  },
} satisfies Meta<typeof ContentSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: ReturnType<typeof within>) => canvas.getByRole('searchbox', { name: /搜索内容|Find content/ });

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveAttribute('placeholder', '搜索课程、指标点、课点');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('/');
    await expect(field(canvas)).toHaveFocus();
    await userEvent.type(field(canvas), '图');
    const results = within(await canvas.findByRole('listbox', { name: '搜索结果' }));
    for (const name of ['课程 2', '指标点 1', '课点 8', 'KSA 1', '教学目标 1'])
      await expect(await results.findByRole('group', { name })).toBeVisible();
    await expect(results.getByText('还有 3 项，多输几个字可以缩小范围')).toBeVisible();
    await expect(canvas.getByText('找到 13 项')).toBeInTheDocument();
  },
};

const twoOfOneName = fakeContentSearch();
export const TwoOfOneName: Story = {
  args: { source: twoOfOneName },
  play: async ({ canvas, userEvent }) => {
    const hit = { id: 1004, title: '数据结构', description: '', type: 'course', majorId: 1001, courseId: 1004 };
    twoOfOneName.searchContent.mockImplementation(async ({ keyword, target }) => ({
      keyword,
      data:
        target === 'course'
          ? [
              { ...hit, majorName: '软件工程' },
              { ...hit, id: 1041, courseId: 1041, majorId: 1002, majorName: '计算机科学与技术' },
            ]
          : [],
    }));
    await userEvent.type(field(canvas), '数据');
    await expect(await canvas.findByRole('option', { name: '数据结构 软件工程' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: '数据结构 计算机科学与技术' })).toBeVisible();
  },
};

export const OpenedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), '图');
    const results = within(await canvas.findByRole('listbox', { name: '搜索结果' }));
    await results.findByRole('group', { name: '教学目标 1' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const chosen = canvas.getByRole('option', { name: /^2\.3/ });
    await waitFor(() => expect(chosen).toHaveAttribute('aria-selected', 'true'));
    await expect(field(canvas)).toHaveFocus();
    await expect(field(canvas)).toHaveAttribute('aria-activedescendant', chosen.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('#indicator-1001-');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field(canvas)).toHaveValue('图');
  },
};

export const FirstOpenedByEnter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), '图');
    await canvas.findByText('找到 13 项');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('#course-1001-1004');
  },
};

export const OpenedByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), '图');
    await userEvent.click(await canvas.findByRole('option', { name: /^K3/ }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('#ksa-1001-1004');
    await expect(field(canvas)).toHaveFocus();
  },
};

export const LeftByTab: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), '量子');
    await waitFor(() => expect(canvas.getAllByText('无搜索结果')).toHaveLength(2));
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.queryByText('无搜索结果')).toBeNull());
    await userEvent.keyboard('/');
    await expect(await canvas.findAllByText('无搜索结果')).toHaveLength(2);
  },
};

export const AnyCase: Story = {
  globals: { language: '80102' },
  args: { source: fakeContentSearch('en') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'GRAPH THEORY');
    await expect(await canvas.findByRole('option', { name: /Discrete mathematics/ })).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), '量子');
    await waitFor(() => expect(canvas.getAllByText('无搜索结果')).toHaveLength(2));
    await userEvent.keyboard('{Escape}');
    await expect(field(canvas)).toHaveValue('');
    await waitFor(() => expect(canvas.queryByText('无搜索结果')).toBeNull());
  },
};

const debounceClock = createManualClock();
const debounced = fakeContentSearch();
export const Debounced: Story = {
  args: { source: debounced, clock: debounceClock },
  play: async ({ canvas, userEvent }) => {
    debounced.searchContent.mockClear();
    await userEvent.type(field(canvas), '图');
    debounceClock.advance(299);
    await expect(debounced.searchContent).not.toHaveBeenCalled();
    debounceClock.advance(1);
    await expect(debounced.searchContent).toHaveBeenCalledTimes(5);
    await canvas.findByRole('listbox');
  },
};

const composed = fakeContentSearch();
export const Composing: Story = {
  args: { source: composed },
  play: async ({ canvas }) => {
    composed.searchContent.mockClear();
    const input = field(canvas);
    input.focus();
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: 'tu' } });
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true, keyCode: 229 });
    await expect(composed.searchContent).not.toHaveBeenCalled();
    fireEvent.input(input, { target: { value: '图' } });
    fireEvent.compositionEnd(input);
    await canvas.findByRole('listbox');
    await expect(composed.searchContent.mock.calls.map(([{ keyword }]) => keyword)).toEqual(Array(5).fill('图'));
  },
};

const slowClock = createManualClock();
const slow = fakeContentSearch();
export const TimedOut: Story = {
  args: { source: slow, clock: slowClock },
  play: async ({ canvas, userEvent, step }) => {
    const answers: (() => void)[] = [];
    slow.searchContent.mockImplementation(({ keyword }) => new Promise((resolve) => answers.push(() => resolve({ keyword, data: [] }))));
    await userEvent.type(field(canvas), '图');
    slowClock.advance(300);
    await expect(await canvas.findByRole('progressbar', { name: '正在搜索…' })).toBeVisible();
    slowClock.advance(10_000);
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(field(canvas)).toHaveValue('图');
    await step('a reply after that is ignored', async () => {
      for (const answer of answers) answer();
      await Promise.resolve();
      await expect(canvas.queryByText('无搜索结果')).toBeNull();
    });
  },
};

const failing = fakeContentSearch();
export const Failed: Story = {
  args: { source: failing },
  play: async ({ canvas, userEvent }) => {
    failing.searchContent.mockReset().mockRejectedValue(new Error('连接中断。'));
    await userEvent.type(field(canvas), '图');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('连接中断。 按 Enter 重新搜索。');
    failing.searchContent.mockImplementation(fakeContentSearch().searchContent);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('listbox')).toBeVisible();
  },
};

/** A hit of content that stands nowhere, and single keys switched off. */
export const WithoutPlace: Story = {
  args: { hrefOf: () => undefined },
  render: (args) => (
    <ShortcutSettings isSingleKeyEnabled={false}>
      <ContentSearch {...args} />
    </ShortcutSettings>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('/');
    await expect(field(canvas)).not.toHaveFocus();
    await userEvent.type(field(canvas), '图');
    await expect(await canvas.findByRole('option', { name: /^K3/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { source: fakeContentSearch('en') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(field(canvas), 'graph');
    const results = within(await canvas.findByRole('listbox', { name: 'Search results' }));
    await expect(await results.findByRole('group', { name: 'Teaching goals 1' })).toBeVisible();
    await expect(canvasElement.outerHTML).not.toMatch(/\p{Script=Han}/u);
  },
};

export const Dark: Story = { ...Found, globals: { theme: 'dark' } };
