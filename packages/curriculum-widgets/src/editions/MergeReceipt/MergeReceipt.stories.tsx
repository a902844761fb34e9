import { chineseIn } from '@college/ui/testing/chineseIn';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { aReceiptSource, changedSince, longMerge } from '../fakes/receiptFakes';
import { MergeReceipt } from './MergeReceipt';

const source = aReceiptSource();
const onUndone = fn();

const meta = {
  title: 'Widgets/Editions/MergeReceipt',
  component: MergeReceipt,
  args: { source, receiptId: 41, receiptHref: (id) => `#receipt-${id}`, canUndo: true, onUndone },
  beforeEach: (context) => {
    onUndone.mockReset();
    source.serve()(context);
  },
} satisfies Meta<typeof MergeReceipt>;
export default meta;
type Story = StateStory<typeof meta>;

export const Typical: Story = {
  tags: ['state:merge-receipt.typical'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: '已并入现行版' })).toBeVisible();
      await expect(canvas.getByText(/软件工程「2026 修订稿」 · 孙越，2026-05-14 16:40/)).toBeVisible();
      await expect(canvas.getByRole('heading', { name: /^决定/ })).toHaveTextContent('5');
      await expect(canvas.getByText('20', { selector: 'li > span > span' })).toBeVisible();
      await expect(canvas.getAllByText('周敏 2026-04-20')[0]).toBeVisible();
      await expect(canvas.getByRole('button', { name: '撤销…' })).toBeVisible();
    },
  },
};

/** Right after the merge, whose page took the focus with it. */
export const JustMade: Story = {
  args: { isJustMade: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: '已并入现行版' })).toHaveFocus());
  },
};

/** The draft was approved with the wish that it is published. */
export const Published: Story = {
  args: { publishedHref: (id) => `#edition-${id}` },
  beforeEach: source.serve({ receipt: { published: { id: 7, name: '2026 版', entryYear: 2026 } } }),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('已同时发布为版本「2026 版」，适用 2026 级。')).toBeVisible();
      await expect(canvas.getByRole('link', { name: '阅读这个版本' })).toHaveAttribute('href', '#edition-7');
    },
  },
};

/** What became of indicator points and items, with the reasons. */
export const Upgraded: Story = {
  beforeEach: source.serve({
    receipt: {
      act: 'upgrade',
      decisions: [],
      upgrade: {
        from: '工程教育认证通用标准（12 条）',
        to: '工程教育认证通用标准 2024（11 条）',
        indicators: [
          { key: '61', number: '6.2', text: '能评价工程实践对社会的影响', act: 'merge', becomes: ['7.1'], reason: '与 7.1 相近' },
          { key: '71', number: '8.1', text: '理解工程职业道德', act: 'split', becomes: ['7.2', '7.3'], reason: '' },
          { key: '72', number: '8.2', text: '能履行责任', act: 'move', becomes: ['6.3'], reason: '' },
          { key: '73', number: '8.3', text: '了解行业规范', act: 'drop', becomes: [], reason: '' },
        ],
        demands: [
          { item: 5, heading: '使用现代工具', kind: 'widened', review: '核对人工智能工具', answer: 'met' },
          { item: 6, heading: '工程与可持续发展', kind: 'merged', review: null, answer: 'later' },
          { item: 11, heading: '终身学习', kind: 'widened', review: null, answer: 'add' },
        ],
      },
    },
  }),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: '已换用其他标准' })).toBeVisible();
      await expect(canvas.getByRole('heading', { name: /^决定/ })).toHaveTextContent('7');
      await expect(
        canvas
          .getAllByRole('listitem')
          .slice(0, 7)
          .map(({ textContent }) => textContent),
      ).toEqual([
        '6.2 能评价工程实践对社会的影响并入 7.1理由：与 7.1 相近',
        '8.1 理解工程职业道德拆分为 7.2、7.3',
        '8.2 能履行责任移动，现为 6.3',
        '8.3 了解行业规范已删去',
        '5 使用现代工具核对人工智能工具原已符合',
        '6 工程与可持续发展留待以后修改',
        '11 终身学习添加了指标点',
      ]);
    },
  },
};

export const English: Story = {
  globals: { language: '80102' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Merged into the current edition' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo…' })).toBeVisible();
    await expect(canvas.getAllByText('修订稿')[0]).toHaveAttribute('lang', 'zh-Hans');
    // What people wrote without English, and their names, stay in Chinese.
    const written = /修订稿|软件工程|孙越|周敏|能|职业规范|讨论|瓶颈|资源代价/;
    await expect(chineseIn(canvasElement).filter((words) => !written.test(words))).toEqual([]);
  },
};

/** A copy into the current edition has no draft to be named after: it names the course. */
export const OfCopy: Story = {
  beforeEach: source.serve({ receipt: { act: 'copy', editionId: null, editionName: '', courseNames: ['数据结构'], decisions: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '课程已复制' })).toBeVisible();
    await expect(canvas.getByText(/软件工程「数据结构」 · 孙越/)).toBeVisible();
  },
};

/** Nothing was changed at the same places since: one question, one press. */
export const Undone: Story = {
  tags: ['state:merge-receipt.undone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '撤销…' }));
    await expect(await canvas.findByText(/之后在别处的修改都保留/)).toBeVisible();
    const confirm = canvas.getByRole('button', { name: '撤销' });
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
    await waitFor(() => expect(onUndone).toHaveBeenCalledOnce());
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('已撤销。')).toBeVisible();
      await expect(canvasElement).toContainElement(document.activeElement as HTMLElement);
      await expect(canvas.getByRole('link', { name: '撤销的回执' })).toHaveAttribute('href', '#receipt-42');
      await expect(canvas.queryByRole('button', { name: '撤销…' })).toBeNull();
    },
  },
};

/** Somebody rewrote a goal of the merge since: it asks. */
export const UndoConflict: Story = {
  tags: ['state:merge-receipt.undo-conflict'],
  beforeEach: source.serve({ since: changedSince }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '撤销…' }));
    await userEvent.click(await canvas.findByRole('button', { name: '取消' }));
    const open = canvas.getByRole('button', { name: '撤销…' });
    await expect(open).toHaveFocus();
    await userEvent.click(open);
    await canvas.findByRole('radiogroup', { name: /^数据结构，教学目标/ });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('有 1 处之后又改过，请决定保留什么。')).toBeVisible();
      await expect(canvas.getAllByRole('radio')).toHaveLength(3);
      await expect(canvas.getByRole('radio', { name: '用合并前的' })).not.toBeChecked();
      await expect(canvas.getByText('还有 1 处未决定')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '撤销' })).toBeDisabled();
    },
  },
};

/** The merge kept its draft open and changed it too: the undo says what it takes back there. */
export const UndoInDraft: Story = {
  tags: ['state:merge-receipt.undo-in-draft'],
  beforeEach: source.serve({ draft: changedSince }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '撤销…' }));
    await canvas.findByRole('group', { name: '修订稿也一并改回' });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const inDraft = within(canvas.getByRole('group', { name: '修订稿也一并改回' }));
      await expect(inDraft.getByText('修订稿还开着，合并带给它的内容也会收回：1 处。')).toBeVisible();
      await expect(inDraft.getByRole('listitem')).toHaveTextContent(/教学目标/);
      await expect(canvas.getByRole('button', { name: '撤销' })).toBeEnabled();
    },
  },
};

/** The conflict of an undo is decided by its key. */
export const UndoConflictDecided: Story = {
  beforeEach: source.serve({ since: changedSince }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '撤销…' }));
    await canvas.findByRole('radiogroup', { name: /^数据结构，教学目标/ });
    await userEvent.keyboard('3');
    const confirm = canvas.getByRole('button', { name: '撤销' });
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
    await waitFor(() =>
      expect(source.undoMerge).toHaveBeenCalledWith({ id: 41, seen: 'u1', choices: { 'course:1004/goal:1032#description': 'current' } }),
    );
  },
};

export const UndoRefused: Story = {
  tags: ['state:merge-receipt.undo-refused'],
  beforeEach: source.serve({ receipt: { undo: { isPossible: false, message: '合并已超过 30 天，不能再撤销。' } } }),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('合并已超过 30 天，不能再撤销。')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: '撤销…' })).toBeNull();
    },
  },
};

/** It can be undone, but its draft does not open again. */
export const DraftGone: Story = {
  tags: ['state:merge-receipt.draft-gone'],
  beforeEach: source.serve({
    receipt: { undo: { isPossible: true, message: '撤销后修订稿不会重新打开：它的内容在回收站的保留时间过后已清除。' } },
  }),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('撤销后修订稿不会重新打开：它的内容在回收站的保留时间过后已清除。')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '撤销…' })).toBeEnabled();
    },
  },
};

/** Many courses begin folded. */
export const Long: Story = {
  tags: ['state:merge-receipt.long'],
  beforeEach: source.serve({ merged: longMerge }),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(/门课程，70 处变更/)).toBeVisible();
      const courses = canvas.getAllByRole('button', { expanded: false });
      await expect(courses.length).toBeGreaterThan(10);
      await expect(canvas.queryByRole('heading', { name: /^决定/ })).toBeNull();
    },
  },
};

export const Failed: Story = {
  tags: ['state:merge-receipt.failed'],
  beforeEach: () => {
    source.loadReceipt.mockRejectedValue(new Error('系统错误'));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有取到回执')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
};
