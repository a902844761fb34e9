import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { createManualClock } from '../clock';
import type { StateStory } from '../testing/atRest';
import { chineseIn } from '../testing/chineseIn';
import { SearchField } from './SearchField';
import { useTimedSearch } from './useTimedSearch';

const meta = {
  title: 'UI/Fields/SearchField',
  component: SearchField,
  args: { onSearch: fn(), onChange: fn(), placeholder: '名称或编号', style: { width: 248 } },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StateStory<typeof meta>;

export const Empty: Story = {
  tags: ['state:search-box.empty'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('searchbox', { name: '搜索' })).toHaveAttribute('placeholder', '名称或编号');
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
      await expect(canvas.getByRole('searchbox')).not.toHaveFocus();
      await expect(canvas.queryByRole('button', { name: '清除搜索' })).not.toBeInTheDocument();
    },
  },
};

const courses = ['数据结构', '操作系统', 'x86 汇编'];
function FilteredCourses({ onSearch, ...props }: React.ComponentProps<typeof SearchField>) {
  const [keyword, setKeyword] = useState(props.defaultValue ?? '');
  function handleSearch(next: string) {
    setKeyword(next);
    onSearch?.(next);
  }
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <SearchField {...props} onSearch={handleSearch} />
      <ul aria-label="课程单元">
        {courses
          .filter((name) => name.includes(keyword))
          .map((name) => (
            <li key={name}>{name}</li>
          ))}
      </ul>
    </div>
  );
}

const debounceClock = createManualClock();
export const Debounced: Story = {
  tags: ['state:search-box.debounced'],
  args: { clock: debounceClock },
  render: (args) => <FilteredCourses {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '系统');
    debounceClock.advance(299);
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    debounceClock.advance(1);
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByRole('searchbox')).toHaveValue('系统');
      await expect(canvas.getByRole('listitem')).toHaveTextContent('操作系统');
      await expect(args.onSearch).toHaveBeenCalledTimes(1);
      await expect(args.onSearch).toHaveBeenCalledWith('系统');
    },
  },
};

export const Cleared: Story = {
  tags: ['state:search-box.clear'],
  args: { defaultValue: 'x' },
  render: (args) => <FilteredCourses {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: '清除搜索' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
    },
  },
};

/** A search whose server answers only when the story lets it. */
function aSlowServer() {
  const clock = createManualClock();
  let answer = () => {};
  const search = (keyword: string) =>
    new Promise<{ keyword: string; data: string[] }>((resolve) => {
      answer = () => resolve({ keyword, data: courses });
    });
  return { clock, search, answer: () => answer() };
}

function ServerSearch({ server, ...props }: React.ComponentProps<typeof SearchField> & { server: ReturnType<typeof aSlowServer> }) {
  const state = useTimedSearch({ search: server.search, clock: server.clock });
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <SearchField {...props} isPending={state.isPending} onSearch={state.search} debounce={0} />
      <ul aria-label="搜索结果">
        {state.result?.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

const pendingServer = aSlowServer();
export const Searching: Story = {
  tags: ['state:search-box.searching'],
  render: (args) => <ServerSearch {...args} server={pendingServer} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '数据{Enter}');
    await canvas.findByRole('progressbar');
    pendingServer.clock.advance(9_999);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('progressbar', { name: '正在搜索…' })).toBeVisible();
      await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
    },
  },
};

const silentServer = aSlowServer();
export const TimedOut: Story = {
  tags: ['state:search-box.timeout'],
  render: (args) => <ServerSearch {...args} server={silentServer} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '数据{Enter}');
    await canvas.findByRole('progressbar');
    silentServer.clock.advance(10_000);
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
    silentServer.answer();
    // A response that was used would be rendered by the second frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('searchbox')).toHaveValue('数据');
      await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
      await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
    },
  },
};

const englishServer = aSlowServer();
export const English: Story = {
  tags: ['state:search-box.english'],
  globals: { language: '80102' },
  args: { placeholder: 'Name or code' },
  render: (args) => <ServerSearch {...args} server={englishServer} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'Data structures{Enter}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('progressbar', { name: 'Searching…' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible();
      await expect(chineseIn(canvas.getByRole('searchbox').parentElement!)).toEqual([]);
    },
  },
};

export const ReachedByItsKey: Story = {
  args: { shortcut: '/' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

const compositionClock = createManualClock();
export const ComposingWithAnInputMethod: Story = {
  args: { clock: compositionClock },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('searchbox');
    await fireEvent.compositionStart(box);
    await fireEvent.input(box, { target: { value: 'shu ju' } });
    compositionClock.advance(1000);
    await expect(args.onSearch).not.toHaveBeenCalled();
    await fireEvent.input(box, { target: { value: '数据' } });
    await fireEvent.compositionEnd(box);
    compositionClock.advance(300);
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(args.onSearch).toHaveBeenCalledWith('数据');
  },
};

export const LongText: Story = { args: { defaultValue: '面向复杂工程问题的数据结构与算法综合课程设计' } };
export const Disabled: Story = { args: { isDisabled: true } };
