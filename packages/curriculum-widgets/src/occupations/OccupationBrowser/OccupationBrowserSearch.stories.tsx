import { createManualClock } from '@college/ui/clock';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { OccupationBrowser } from './OccupationBrowser';

const college = aCollege();
const { occupationBook: source } = college;
const at = (code: string, keyword = '') => ({ code, keyword });
let clock = createManualClock();

const meta = {
  title: 'Widgets/Occupations/OccupationBrowser',
  component: OccupationBrowser,
  decorators: [withToasts],
  args: { source, onPlaceChange: fn() },
  beforeEach: college.serve(),
} satisfies Meta<typeof OccupationBrowser>;
export default meta;
type Story = StateStory<typeof meta>;

export const SearchResults: Story = {
  tags: ['state:occupation-browser.search-results'],
  // Enter alone begins the search: a pause between two letters, on a busy machine, does not.
  args: { clock: createManualClock() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: '编码或名称' }), '2-02-38{Enter}');
    await waitFor(() => expect(args.onPlaceChange).toHaveBeenLastCalledWith(at('', '2-02-38'), 'push'));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const results = within(canvas.getByRole('list', { name: '「2-02-38」的搜索结果' })).getAllByRole('link');
      await expect(results).toHaveLength(4);
      await expect(results[0]).toHaveAccessibleName('2-02-38 数字技术工程技术人员 小类');
      await expect(results[3]!.querySelector('mark')).toHaveTextContent('2-02-38');
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
    },
  },
};

/** Cleared, the place before the search is back. */
export const SearchCleared: Story = {
  args: SearchResults.args,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await SearchResults.play?.(context);
    await canvas.findByRole('list', { name: '「2-02-38」的搜索结果' });
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('list', { name: '全部大类' })).toBeVisible();
  },
};

export const SearchDetail: Story = {
  tags: ['state:occupation-browser.search-detail'],
  args: { defaultPlace: at('2-02-10') },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('list', { name: '2 个职业' });
    await userEvent.type(canvas.getByRole('searchbox'), '数据{Enter}');
    await userEvent.click(await canvas.findByRole('link', { name: /大数据工程技术人员/ }));
    await expect(args.onPlaceChange).toHaveBeenLastCalledWith(at('2-02-38-03', '数据'), 'push');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { name: '大数据工程技术人员' })).toBeVisible();
      await expect(canvas.getByRole('list', { name: '主要工作任务' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '返回搜索结果' })).toBeVisible();
    },
  },
};

export const BackFromSearch: Story = {
  args: SearchDetail.args,
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await SearchDetail.play?.(context);
    await step('the detail returns to the results, which are still there', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '返回搜索结果' }));
      await expect(canvas.getByRole('list', { name: '「数据」的搜索结果' })).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('link', { name: /大数据工程技术人员/ })).toHaveFocus());
    });
    await step('and the path stands as it was', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '返回大典' }));
      await expect(canvas.getByRole('heading', { name: '信息和通信工程技术人员' })).toBeVisible();
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
    });
  },
};

export const NothingFound: Story = {
  tags: ['state:occupation-browser.search-empty'],
  args: { defaultPlace: at('', "%_\\'") },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('暂无数据')).toBeVisible();
      await expect(canvas.getByRole('searchbox')).toHaveValue("%_\\'");
      await expect(canvas.queryByRole('list', { name: /的搜索结果/ })).toBeNull();
    },
  },
};

export const SearchTimedOut: Story = {
  args: { defaultPlace: at('', '数据'), source: { ...source, searchBook: never } },
  beforeEach: () => {
    clock = createManualClock();
  },
  render: (args) => <OccupationBrowser {...args} clock={clock} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toBeInTheDocument();
    clock.advance(10_000);
    await expect(await canvas.findByText('搜索没有完成')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('数据');
    await expect(canvas.queryByText('数据加载中，请稍候...')).toBeNull();
  },
};

const copied = fn(async () => undefined);

export const CodeCopied: Story = {
  args: { defaultPlace: at('2-02-10-03') },
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied.mockReset() } });
    return () => {
      if (own) Object.defineProperty(navigator, 'clipboard', own);
      else Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  play: async ({ canvas, step, userEvent }) => {
    const copy = await canvas.findByRole('button', { name: '复制编码' });
    await userEvent.click(copy);
    await expect(await canvas.findByText('已复制 2-02-10-03')).toBeVisible();
    await expect(copied).toHaveBeenCalledWith('2-02-10-03');
    await step('where the browser allows no copying the code is selected', async () => {
      copied.mockRejectedValueOnce(new Error('NotAllowedError'));
      await userEvent.click(copy);
      await expect(await canvas.findByText(/编码已选中/)).toBeVisible();
      await expect(getSelection()?.toString()).toBe('2-02-10-03');
    });
  },
};

export const RenamedCode: Story = {
  args: {
    defaultPlace: at('2-02-10-11'),
    source: {
      ...source,
      loadEntry: (code) => source.loadEntry(code === '2-02-10-11' ? '2-02-38-03' : code),
    },
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('以往文件中的编码 2-02-10-11 在本版大典中为 2-02-38-03。')).toBeVisible();
    await expect(args.onPlaceChange).toHaveBeenLastCalledWith(at('2-02-38-03'), 'replace');
    await expect(await canvas.findByRole('link', { name: '数字技术工程技术人员' })).toBeVisible();
  },
};

export const English: Story = {
  tags: ['state:occupation-browser.english'],
  globals: { language: '80102' },
  args: { defaultPlace: at('2-02-10-03'), factsHref: '#about' },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('list', { name: 'Main tasks' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Information and communication engineering personnel' })).toBeVisible();
      await expect(canvas.getByText(/5 of 1,639 occupations/)).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

export const HomeInEnglish: Story = {
  globals: English.globals,
  args: English.args,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back home' }));
    await expect(await canvas.findByRole('link', { name: /^The Second Major Level Professional/ })).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
