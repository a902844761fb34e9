import { changedMeanwhile } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { someNews } from '../fakes/someNews';
import { NewsList } from './NewsList';

const college = aCollege();
const { news: source } = college;
const serve = (count: number) => college.serve(({ state }) => void (state.news = someNews(count)));

const meta = {
  title: 'Widgets/News/NewsList',
  component: NewsList,
  decorators: [withToasts],
  args: { source, onItemChange: fn(), onUnsavedChange: fn(), now: () => Date.parse('2026-05-13T09:00:00+08:00') },
  beforeEach: serve(3),
} satisfies Meta<typeof NewsList>;
export default meta;
type Story = StateStory<typeof meta>;

export const TwentyItems: Story = {
  tags: ['state:news.twenty'],
  beforeEach: serve(20),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('共20条，最新的在前')).toBeVisible();
      await expect(canvas.getAllByRole('button', { name: /^阅读/ })).toHaveLength(20);
      await expect(canvas.queryByRole('navigation')).toBeNull();
      // Thirty characters at most, the ellipsis included.
      await expect(canvas.getByText(/^2026年秋季学期.*…$/).textContent).toHaveLength(30);
      await expect(canvas.queryByRole('button', { name: /新建新闻|编辑|删除/ })).toBeNull();
    },
  },
};

export const TwentyOneItems: Story = {
  tags: ['state:news.twenty-one'],
  beforeEach: serve(21),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('navigation')).toBeVisible();
      await expect(canvas.getByText('第 1–20 条，共 21 条')).toBeVisible();
      await expect(canvas.getAllByRole('button', { name: /^阅读/ })).toHaveLength(20);
    },
  },
};

export const SecondPage: Story = {
  beforeEach: serve(21),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /下一页/ }));
    await expect(await canvas.findByRole('button', { name: '阅读《教学简报第1期》' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^阅读/ })).toHaveLength(1);
  },
};

export const Empty: Story = {
  tags: ['state:news.empty'],
  beforeEach: serve(0),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('暂无数据')).toBeVisible();
      await expect(canvas.getByText('还没有新闻。')).toBeVisible();
    },
  },
};

export const Loading: Story = {
  tags: ['state:news.loading'],
  beforeEach: () => void source.listNews.mockImplementation(never),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('grid', { name: '新闻' })).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.queryByRole('button', { name: /^阅读/ })).toBeNull();
      await expect(canvas.queryByText('暂无数据')).toBeNull();
    },
  },
};

export const Failed: Story = {
  beforeEach: () => void source.listNews.mockRejectedValue(new Error('服务器繁忙，请稍后再试')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有取到新闻')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** The item is read whole, and its neighbours after it; the address follows. */
export const Read: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '阅读《关于核对教学目标的通知》' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '关于核对教学目标的通知' }));
    await expect(dialog.getByText(/请课程负责人在专业主页上补齐。$/)).toBeVisible();
    await expect(args.onItemChange).toHaveBeenCalledWith(1003);
    await userEvent.click(dialog.getByRole('button', { name: '较早一条' }));
    await expect(await canvas.findByRole('dialog', { name: '教学简报第2期' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onItemChange).toHaveBeenLastCalledWith(null);
  },
};

/** An address that names an item of another page opens it; one that is gone says so. */
export const ReadFromAnotherPage: Story = {
  args: { itemId: 1001 },
  beforeEach: serve(21),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: '教学简报第1期' })).toBeVisible();
  },
};

export const ReadGone: Story = {
  args: { itemId: 9 },
  beforeEach: serve(2),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('找不到该数据，可能已被删除。')).toBeVisible();
  },
};

export const Written: Story = {
  args: { isEditable: true },
  beforeEach: serve(2),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新建新闻' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '新建新闻' }));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    const title = dialog.getByRole('textbox', { name: '标题' });
    await expect(title).toHaveAccessibleDescription('请填写标题。');
    await expect(title).toHaveFocus();
    await userEvent.type(title, '校历');
    await userEvent.type(dialog.getByRole('textbox', { name: '正文' }), '寒假');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await canvas.findByText('保存成功')).toBeVisible();
    await expect(source.saveNews).toHaveBeenCalledWith(expect.objectContaining({ id: 0, title: '校历', content: '寒假' }));
    await expect(await canvas.findByRole('button', { name: '阅读《校历》' })).toBeVisible();
  },
};

/** A refused save and a cross pressed by mistake lose nothing. */
export const DraftKept: Story = {
  args: { isEditable: true },
  beforeEach: [serve(2), () => void source.saveNews.mockRejectedValue(new Error('数据库忙，请重试'))],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '编辑《教学简报第1期》' }));
    const title = await canvas.findByRole('textbox', { name: '标题' });
    await userEvent.type(title, '（更正）{Enter}');
    await expect(await canvas.findByText('数据库忙，请重试')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await userEvent.click(await canvas.findByRole('button', { name: '继续写' }));
    await expect(title).toHaveValue('教学简报第1期（更正）');
  },
};

export const Deleted: Story = {
  args: { isEditable: true },
  beforeEach: serve(2),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除《教学简报第1期》' }));
    await userEvent.click(await canvas.findByRole('button', { name: '删除新闻' }));
    await expect(await canvas.findByText('删除成功')).toBeVisible();
    await expect(source.deleteNews).toHaveBeenCalledWith(1001, { version: 1 });
    await expect(await canvas.findByText('共1条，最新的在前')).toBeVisible();
  },
};

/** Somebody changed the item while its deletion was being confirmed: it stays, as they left it. */
export const DeleteConflict: Story = {
  tags: ['state:news.delete-conflict'],
  args: { isEditable: true },
  beforeEach: serve(2),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除《教学简报第1期》' }));
    const row = college.state.news.find(({ id }) => id === 1001);
    Object.assign(row ?? {}, { title: '教学简报第1期（更正）', version: 2 });
    await userEvent.click(await canvas.findByRole('button', { name: '删除新闻' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(changedMeanwhile.deletion.zh)).toBeVisible();
      await expect(canvas.getByRole('button', { name: '删除《教学简报第1期（更正）》' })).toBeVisible();
    },
  },
};

export const English: Story = {
  tags: ['state:news.english'],
  globals: { language: '80102' },
  args: { isEditable: true },
  beforeEach: serve(21),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read Check your teaching goals' }));
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      const dialog = within(canvas.getByRole('dialog', { name: 'Check your teaching goals' }));
      await expect(dialog.getByText(/leaders bind them on the major home\.$/)).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
