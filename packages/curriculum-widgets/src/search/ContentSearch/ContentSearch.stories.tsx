import { createManualClock } from '@college/ui/clock';
import { ShortcutSettings } from '@college/ui/Shortcuts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { aCollege } from '../../support/fakes/aCollege';
import { ContentSearch, type ContentSearchProps } from './ContentSearch';

const college = aCollege();
const { search: source } = college;
const { searchContent } = source;

/** Starts a story with content about graphs in every kind, of the points more than a group shows. */
const serve = college.serve(({ state }) => {
  const [point] = state.points.filter(({ id }) => id === 1067);
  state.points.push(...Array.from({ length: 7 }, (_, at) => ({ ...point!, id: 9001 + at, title: `图的遍历 ${at + 1}` })));
  state.requires.get(1001)![1]!.children[0]!.description = '2.3 能运用图论原理表达复杂工程问题';
});

const hrefOf: ContentSearchProps['hrefOf'] = ({ majorId, courseId }, target) => `#${target}-${majorId}-${courseId ?? ''}`;

const meta = {
  title: 'Widgets/Search/ContentSearch',
  component: ContentSearch,
  args: { source, hrefOf, onOpen: fn() },
  beforeEach: serve,
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
    for (const name of ['课程 2', '指标点 1', '课点 8', 'KSA 1', '教学目标 2'])
      await expect(await results.findByRole('group', { name })).toBeVisible();
    await expect(results.getByText('还有 3 项，多输几个字可以缩小范围')).toBeVisible();
    await expect(canvas.getByText('找到 14 项')).toBeInTheDocument();
  },
};

export const TwoOfOneName: Story = {
  beforeEach: college.serve(({ state }) => {
    const unit = state.courseUnits.find(({ id }) => id === 1004)!;
    unit.introduction = '';
    state.courseUnits.push({ ...unit, id: 1041, majorId: 1002 });
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), '数据');
    await expect(await canvas.findByRole('option', { name: '数据结构 软件工程' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: '数据结构 计算机科学与技术' })).toBeVisible();
  },
};

export const OpenedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), '图');
    const results = within(await canvas.findByRole('listbox', { name: '搜索结果' }));
    await results.findByRole('group', { name: '教学目标 2' });
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
    await canvas.findByText('找到 14 项');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('#course-1001-1002');
  },
};

export const OpenedByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), '图');
    await userEvent.click(await canvas.findByRole('option', { name: /^K4/ }));
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'GRAPH');
    await expect(await canvas.findByRole('option', { name: /^Discrete/ })).toBeVisible();
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
export const Debounced: Story = {
  args: { clock: debounceClock },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), '图');
    debounceClock.advance(299);
    await expect(searchContent).not.toHaveBeenCalled();
    debounceClock.advance(1);
    await expect(searchContent).toHaveBeenCalledTimes(5);
    await canvas.findByRole('listbox');
  },
};

export const Composing: Story = {
  play: async ({ canvas }) => {
    const input = field(canvas);
    input.focus();
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: 'tu' } });
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true, keyCode: 229 });
    await expect(searchContent).not.toHaveBeenCalled();
    fireEvent.input(input, { target: { value: '图' } });
    fireEvent.compositionEnd(input);
    await canvas.findByRole('listbox');
    await expect(searchContent.mock.calls.map(([{ keyword }]) => keyword)).toEqual(Array(5).fill('图'));
  },
};

const slowClock = createManualClock();
export const TimedOut: Story = {
  args: { clock: slowClock },
  play: async ({ canvas, userEvent, step }) => {
    const answers: (() => void)[] = [];
    searchContent.mockImplementation(({ keyword }) => new Promise((resolve) => answers.push(() => resolve({ keyword, data: [] }))));
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

export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    searchContent.mockRejectedValue(new Error('连接中断。'));
    await userEvent.type(field(canvas), '图');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('连接中断。 按 Enter 重新搜索。');
    serve();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('listbox')).toBeVisible();
  },
};

/** A hit without a page, and single-key shortcuts switched off. */
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
    await expect(await canvas.findByRole('option', { name: /^K4/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const English: Story = {
  globals: { language: '80102' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(field(canvas), 'graph');
    const results = within(await canvas.findByRole('listbox', { name: 'Search results' }));
    await expect(await results.findByRole('group', { name: 'Teaching goals 2' })).toBeVisible();
    await expect(canvasElement.outerHTML).not.toMatch(/\p{Script=Han}/u);
  },
};

export const Dark: Story = { ...Found, globals: { theme: 'dark' } };
