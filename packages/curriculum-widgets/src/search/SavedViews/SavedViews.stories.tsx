import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { LaterSavedViews, SavedViews, type SavedView } from '.';

const graphs: SavedView = { name: '图论相关', params: { keyword: '图', sort: '-hours' } };
const stale: SavedView = { name: '最久没有修订', params: { sort: 'revised', hidden: 'class.type' } };
const counts: Record<string, number> = { '': 15, mine: 4, unfinished: 12 };

const loadViews = fn<() => Promise<readonly SavedView[]>>();
const saveViews = fn<(views: readonly SavedView[]) => Promise<void>>();

const meta = {
  title: 'Widgets/Search/SavedViews',
  component: SavedViews,
  decorators: [withToasts],
  args: {
    source: {
      loadViews,
      saveViews,
      countRows: ({ only = '', keyword }) => Promise.resolve(keyword ? 2 : (counts[only] ?? 15)),
    },
    fixedViews: [
      { name: '全部', params: {} },
      { name: '我负责的', params: { only: 'mine' } },
      { name: '未完成', params: { only: 'unfinished' } },
    ],
    params: graphs.params,
    hrefOf: (params) => `#${new URLSearchParams(params)}`,
    onShow: fn(),
  },
  beforeEach: () => {
    loadViews.mockResolvedValue([graphs, stale]);
    saveViews.mockReset().mockResolvedValue();
  },
} satisfies Meta<typeof SavedViews>;
export default meta;
type Story = StateStory<typeof meta>;

const views = () => within(screen.getByRole('navigation', { name: /^列表的筛选|^Views of the list/ }));
const view = (name: string | RegExp) => views().getByRole('link', { name });

export const Typical: Story = {
  tags: ['state:saved-views.shown'],
  parameters: {
    atRest: async () => {
      await expect(view('图论相关 2')).toHaveAttribute('aria-current', 'true');
      await expect(view('我负责的 4')).toHaveAttribute('href', '#only=mine');
      await expect(views().getByRole('button', { name: '「图论相关」的更多操作' })).toBeVisible();
      await expect(views().queryByRole('button', { name: '另存筛选…' })).toBeNull();
    },
  },
};

export const NothingSaved: Story = {
  tags: ['state:saved-views.none'],
  args: { params: {} },
  beforeEach: () => {
    loadViews.mockResolvedValue([]);
  },
  parameters: {
    atRest: async () => {
      await expect(view('全部 15')).toHaveAttribute('aria-current', 'true');
      await expect(views().getAllByRole('link')).toHaveLength(3);
      await expect(views().queryByRole('button')).toBeNull();
    },
  },
};

/** Somebody follows an address that no view of theirs has. */
export const NotSaved: Story = {
  tags: ['state:saved-views.unsaved'],
  args: { params: { keyword: '树' }, suggestedName: '树' },
  parameters: {
    atRest: async () => {
      await expect(views().getByRole('button', { name: '另存筛选…' })).toBeVisible();
      await expect(document.querySelector('[aria-current]')).toBeNull();
    },
  },
};

export const Changed: Story = {
  tags: ['state:saved-views.changed'],
  args: { params: { ...stale.params, keyword: '网' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await views().findByRole('link', { name: /^最久没有修订/ }));
    await expect(args.onShow).toHaveBeenLastCalledWith(stale.params);
  },
  parameters: {
    atRest: async () => {
      await expect(view(/^最久没有修订.*已改$/)).toHaveAttribute('aria-current', 'true');
      await expect(views().getByRole('button', { name: '另存筛选…' })).toBeVisible();
    },
  },
};

export const Naming: Story = {
  tags: ['state:saved-views.naming'],
  args: NotSaved.args!,
  play: async ({ userEvent }) => {
    await userEvent.click(await views().findByRole('button', { name: '另存筛选…' }));
    await screen.findByRole('dialog', { name: '另存筛选' });
  },
  parameters: {
    atRest: async () => {
      const field = screen.getByRole('textbox', { name: '筛选名称' });
      await expect(field).toHaveValue('树');
      await expect(field).not.toBeInvalid();
    },
  },
};

export const NameTaken: Story = {
  tags: ['state:saved-views.name-taken'],
  args: NotSaved.args!,
  play: async (context) => {
    const { userEvent } = context;
    await Naming.play!(context);
    const field = screen.getByRole('textbox', { name: '筛选名称' });
    await userEvent.clear(field);
    await userEvent.type(field, '我负责的{Enter}');
  },
  parameters: {
    atRest: async () => {
      await expect(screen.getByRole('textbox', { name: '筛选名称' })).toBeInvalid();
      await expect(screen.getByText('已有名为「我负责的」的筛选。')).toBeVisible();
      await expect(saveViews).not.toHaveBeenCalled();
    },
  },
};

export const Saved: Story = {
  tags: ['state:saved-views.saved'],
  args: NotSaved.args!,
  play: async (context) => {
    await Naming.play!(context);
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(view(/^树/)).toHaveFocus());
  },
  parameters: {
    atRest: async () => {
      await expect(view(/^树/)).toHaveAttribute('aria-current', 'true');
      await expect(screen.getByText('已保存筛选')).toBeVisible();
      await expect(saveViews).toHaveBeenLastCalledWith([graphs, stale, { name: '树', params: { keyword: '树' } }]);
    },
  },
};

/** Deleting is undone on the toast. */
export const Deleted: Story = {
  tags: ['state:saved-views.deleted'],
  play: async ({ userEvent }) => {
    await userEvent.click(await views().findByRole('button', { name: '「图论相关」的更多操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除筛选' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await screen.findByText('已删除筛选');
  },
  parameters: {
    atRest: async () => {
      await expect(views().queryByRole('link', { name: /^图论相关/ })).toBeNull();
      await expect(screen.getByText('「图论相关」')).toBeVisible();
      await expect(screen.getByRole('button', { name: '撤销' })).toBeVisible();
    },
  },
};

export const DeletionUndone: Story = {
  play: async (context) => {
    await Deleted.play!(context);
    await context.userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await expect(await views().findByRole('link', { name: /^图论相关/ })).toBeVisible();
    await expect(saveViews).toHaveBeenLastCalledWith([graphs, stale]);
  },
};

async function deleteByKeyboard({ userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  (await views().findByRole('button', { name: '「图论相关」的更多操作' })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: '重命名…' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(views().queryByRole('link', { name: /^图论相关/ })).toBeNull());
}

/** The focus goes to the view that is at its place. */
export const DeletedByKeyboard: Story = {
  play: async (context) => {
    await deleteByKeyboard(context);
    await waitFor(() => expect(view(/^最久没有修订/)).toHaveFocus());
  },
};

/** Where no view is left, the focus goes to what keeps the list as it is. */
export const OnlyOneDeletedByKeyboard: Story = {
  args: { fixedViews: [] },
  beforeEach: () => {
    loadViews.mockResolvedValue([graphs]);
  },
  play: async (context) => {
    await deleteByKeyboard(context);
    await waitFor(() => expect(views().getByRole('button', { name: '另存筛选…' })).toHaveFocus());
  },
};

export const RenamedByKeyboard: Story = {
  play: async ({ userEvent }) => {
    (await views().findByRole('button', { name: '「图论相关」的更多操作' })).focus();
    await userEvent.keyboard('{Enter}');
    const rename = await screen.findByRole('menuitem', { name: '重命名…' });
    await waitFor(() => expect(rename).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByRole('textbox', { name: '筛选名称' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, '图');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '保存' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(saveViews).toHaveBeenLastCalledWith([{ ...graphs, name: '图' }, stale]);
    await expect(view(/^图/)).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(views().getByRole('button', { name: '「图」的更多操作' })).toHaveFocus());
  },
};

export const Failed: Story = {
  tags: ['state:saved-views.failed'],
  args: { params: {} },
  beforeEach: () => {
    loadViews.mockRejectedValue(new Error('连接中断。'));
  },
  play: async () => {
    await screen.findByRole('alert');
  },
  parameters: {
    atRest: async () => {
      await expect(screen.getByRole('alert')).toHaveTextContent('没有取到您自己的筛选。重试');
      await expect(view(/^全部/)).toBeVisible();
    },
  },
};

export const LongNames: Story = {
  tags: ['state:saved-views.long-names'],
  beforeEach: () => {
    const names = ['必修，学科基础与专业课，实践学时多于理论学时，最近一个月没有修订过', '开课说明还差电话、人数、教材与答疑时间的课程'];
    loadViews.mockResolvedValue(names.map((name, index) => ({ name, params: { keyword: String(index) } })));
  },
  args: { params: { keyword: '0' } },
  parameters: {
    atRest: async () => {
      const long = view(/^必修，学科基础/);
      await expect(long).toHaveAttribute('title', expect.stringContaining('没有修订过'));
      await expect(long.offsetWidth).toBeLessThan(320);
    },
  },
};

export const English: Story = {
  tags: ['state:saved-views.english'],
  globals: { language: '80102' },
  args: {
    fixedViews: [
      { name: 'All', params: {} },
      { name: 'Led by me', params: { only: 'mine' } },
    ],
    params: { keyword: 'graph' },
  },
  beforeEach: () => {
    loadViews.mockResolvedValue([{ name: 'Hours first', params: { sort: '-hours' } }]);
  },
  parameters: {
    atRest: async () => {
      await expect(view('Led by me 4')).toBeVisible();
      await expect(view('Hours first 15')).toBeVisible();
      await expect(views().getByRole('button', { name: 'Save as a view…' })).toBeVisible();
    },
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, args: Changed.args!, play: Changed.play! };
export const HighContrast: Story = { globals: { theme: 'contrast' }, args: Changed.args!, play: Changed.play! };

/** They come behind the page, into the room that is kept for them. */
export const BehindThePage: Story = {
  render: (args) => <LaterSavedViews {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '图论相关 2' })).toHaveAttribute('aria-current', 'true');
    const { height } = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(canvas.getByRole('navigation').parentElement?.getBoundingClientRect().height).toBe(height);
  },
};
