import { type Receipt, receiptSort } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { mergeReceipt } from '../fakes/mergeFakes';
import { ReceiptList } from './ReceiptList';
import type { ReceiptListSource } from './ReceiptListSource';

const listReceipts = fn<ReceiptListSource['listReceipts']>();

const receipts: readonly Receipt[] = [
  { ...mergeReceipt, id: 44, act: 'merge', editionName: '2026 修订', at: '2026-05-16T10:20:00+08:00', changes: 21, courses: 10 },
  { ...mergeReceipt, id: 43, act: 'undo', undoOfId: 41, userName: '周敏', at: '2026-05-15T09:05:00+08:00' },
  { ...mergeReceipt, id: 42, act: 'update', userName: '李航', at: '2026-05-14T17:30:00+08:00', changes: 12, courses: 4 },
  { ...mergeReceipt, undoneById: 43 },
];

/** As many receipts as a draft of years has. */
const many = Array.from({ length: 34 }, (_, at): Receipt => ({ ...mergeReceipt, id: 100 - at, changes: 34 - at }));

function answer(list: readonly Receipt[]) {
  listReceipts.mockReset().mockImplementation(async ({ pageNum, pageSize, sort }) => ({
    pageInfo: { list: receiptSort.order(list, sort, 'zh').slice((pageNum - 1) * pageSize, pageNum * pageSize), total: list.length },
  }));
}

const meta = {
  title: 'Widgets/Editions/ReceiptList',
  component: ReceiptList,
  args: { source: { listReceipts }, majorId: 1001, receiptHref: (id) => `#receipt-${id}` },
  beforeEach: () => answer(receipts),
} satisfies Meta<typeof ReceiptList>;
export default meta;
type Story = StateStory<typeof meta>;

export const Typical: Story = {
  tags: ['state:receipt-list.typical'],
  parameters: {
    atRest: async ({ canvas }) => {
      const rows = canvas.getAllByRole('row').slice(1);
      await expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
        '并入现行版',
        '撤销',
        '并入现行的变更',
        '并入现行版',
      ]);
      await expect(within(rows[0]!).getByText('21 处，10 门')).toBeVisible();
      await expect(within(rows[0]!).getByText('有效')).toBeVisible();
      await expect(within(rows[3]!).getByText('已撤销')).toBeVisible();
      await expect(within(rows[1]!).getByRole('link', { name: '查看：撤销「2026 修订稿」，2026-05-15 09:05' })).toHaveAttribute(
        'href',
        '#receipt-43',
      );
    },
  },
};

/** A press on a head puts the whole list in its order, the largest first; the address keeps it. */
export const SortedByHead: Story = {
  tags: ['state:receipt-list.sorted-by-head'],
  args: { onQueryChange: fn() },
  beforeEach: () => answer(many),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '变更' }));
    await waitFor(() => expect(args.onQueryChange).toHaveBeenLastCalledWith({ page: 1, keyword: '', sort: '-changes' }));
    await userEvent.click(canvas.getByRole('button', { name: '变更' }));
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/[^\d]1 处/));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('columnheader', { name: '变更' })).toHaveAttribute('aria-sort', 'ascending');
      await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/[^\d]1 处/);
    },
  },
};

export const English: Story = {
  globals: { language: '80102' },
  beforeEach: () => answer(receipts.map((receipt) => ({ ...receipt, editionName: 'Revision 2026', userName: 'Zhou Min' }))),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Draft updated')).toBeVisible();
    await expect(canvas.getByText('21 changes, 10 courses')).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};

const aCopy: Receipt = {
  ...mergeReceipt,
  act: 'copy',
  editionId: null,
  editionName: '',
  courseNames: ['数据结构'],
  changes: 1,
  courses: 1,
};

/** A copy and its undo name the course; a copy into a draft names both. */
export const Copies: Story = {
  beforeEach: () =>
    answer([
      { ...aCopy, id: 53, act: 'undo', undoOfId: 51 },
      { ...aCopy, id: 52, editionId: 12, editionName: '2026 修订稿' },
      { ...aCopy, id: 51, undoneById: 53 },
    ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '查看：复制课程「数据结构」，2026-05-14 16:40' })).toBeVisible();
    const subjects = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('gridcell')[0]!.textContent);
    await expect(subjects).toEqual(['数据结构', '2026 修订稿、数据结构', '数据结构']);
  },
};

/** Long lists have pages. */
export const Paged: Story = {
  beforeEach: () => answer(many),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '第 4 页' }));
    await expect(await canvas.findByText('4 处，3 门')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(listReceipts).toHaveBeenLastCalledWith({ majorId: 1001, pageNum: 4, pageSize: 10 }, expect.anything());
  },
};

/** Of one draft, where receipts have no page of their own. */
export const OfOneDraft: Story = {
  args: { editionId: 12, receiptHref: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('21 处，10 门')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(listReceipts).toHaveBeenCalledWith(expect.objectContaining({ editionId: 12 }), expect.anything());
  },
};

export const Empty: Story = {
  tags: ['state:receipt-list.empty'],
  beforeEach: () => answer([]),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('还没有回执')).toBeVisible();
      await expect(canvas.queryByRole('link')).toBeNull();
    },
  },
};

export const Failed: Story = {
  tags: ['state:receipt-list.failed'],
  beforeEach: () => void listReceipts.mockReset().mockRejectedValue(new Error('系统错误')),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有取到回执')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
};
