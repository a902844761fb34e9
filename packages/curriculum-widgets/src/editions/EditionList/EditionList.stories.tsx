import { mostOpenEditions } from '@college/curriculum-model';
import { userIds } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import { ToastProvider } from '@college/ui/Toast';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { aCollege } from '../../support/fakes/aCollege';
import { aDraft, threeDrafts } from '../fakes/someEditions';
import { EditionList } from './EditionList';

const college = aCollege({ as: 'majorLeader' });
const { listEditions } = college.editions;
const longName = '面向新工科与产教融合的软件工程专业人才培养方案二〇二六版第一次全面修订稿（征求意见用，供学术委员会与企业专家审阅）';

const meta = {
  title: 'Widgets/Editions/EditionList',
  component: EditionList,
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  args: {
    dataSource: college.editions,
    majorId: 1001,
    majorName: '软件工程 080902',
    userId: userIds.majorLeader,
    canStart: true,
    canManage: true,
    onOpen: fn(),
    onCompare: fn(),
    onMerge: fn(),
    onCompareScenarios: fn(),
    onEditionsChange: fn(),
  },
  beforeEach: college.serve(() => {
    listEditions.mockImplementation(async () => threeDrafts());
  }),
} satisfies Meta<typeof EditionList>;
export default meta;
type Story = StateStory<typeof meta>;

/** Where there is room, the figures of an edition are one line. */
export const Wide: Story = {
  globals: { language: '80102' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 1640 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const words = await canvas.findByText('21 changes, 10 courses');
    const lines = document.createRange();
    lines.selectNodeContents(words);
    await expect(lines.getClientRects()).toHaveLength(1);
  },
};

export const Typical: Story = {
  tags: ['state:edition-list.typical'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('软件工程 080902，修订稿 2 份，推演方案 1 份')).toBeVisible();
      const rows = canvas.getAllByRole('row').slice(1);
      await expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
        '2026 修订用于 2026 级补齐沟通与终身学习的支撑',
        '实践学时试稿计算机网络、操作系统各减 4 实践学时',
        '伦理课拆分工程伦理拆为两门',
        '现行日常工作：矩阵、课程单元与开课说明都写在这里。',
      ]);
      await expect(within(rows[0]!).getByText('21 处，10 门')).toBeVisible();
      await expect(within(rows[0]!).getByRole('img', { name: '指标点：强支撑 23 个，仅弱支撑 1 个，无支撑 0 个' })).toBeVisible();
      await expect(within(rows[1]!).getByText('推演方案')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '建立修订稿' })).toBeEnabled();
    },
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { majorName: 'Software Engineering 080902' },
  beforeEach: () => {
    listEditions.mockImplementation(async () => threeDrafts({ isEnglish: true }));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Software Engineering 080902, 2 drafts, 1 scenario')).toBeVisible();
    await expect(await canvas.findByText('Lacks 12 changes, 5 of which collide')).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};

export const Opened: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '继续「2026 修订」' }));
    await expect(args.onOpen).toHaveBeenCalledWith(9112);
    await userEvent.click(canvas.getByRole('button', { name: '查看「现行」' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(1001);
    await userEvent.click(canvas.getByRole('button', { name: '比较「2026 修订」' }));
    await expect(args.onCompare).toHaveBeenCalledWith({ left: 'current:1001', right: 'edition:9012' });
    await userEvent.click(canvas.getByRole('button', { name: '并入…「2026 修订」' }));
    await expect(args.onMerge).toHaveBeenCalledWith({ editionId: 9012, into: 'current' });
    await userEvent.click(canvas.getByRole('button', { name: '比较推演方案' }));
    await expect(args.onCompareScenarios).toHaveBeenCalledOnce();
  },
};

/** What has no screen is not offered. */
export const WithoutWays: Story = {
  args: { onOpen: undefined, onCompare: undefined, onMerge: undefined, onCompareScenarios: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '「2026 修订」的更多操作' })).toBeVisible();
    for (const name of [/比较/, /并入/, /^继续/]) await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

export const Behind: Story = {
  tags: ['state:edition-list.behind'],
  beforeEach: () => {
    listEditions.mockImplementation(async () => threeDrafts().slice(2));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('row')).toHaveLength(3);
      const row = within(canvas.getAllByRole('row')[1]!);
      await expect(row.getByText('落后现行')).toBeVisible();
      await expect(row.getByText('少 12 处，其中 5 处冲突')).toBeVisible();
      await expect(row.getAllByRole('button').map((button) => button.textContent)).toEqual(['并入现行的变更…', '继续', '比较', '']);
    },
  },
};

export const MergeInTheMenu: Story = {
  beforeEach: () => {
    listEditions.mockImplementation(async () => threeDrafts().slice(2));
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /的更多操作$/ }));
    await userEvent.click(await within(canvasElement.ownerDocument.body).findByRole('menuitem', { name: '并入…' }));
    await expect(args.onMerge).toHaveBeenCalledWith(expect.objectContaining({ into: 'current' }));
  },
};

export const Merged: Story = {
  tags: ['state:edition-list.merged'],
  beforeEach: () => {
    listEditions.mockImplementation(async () => [
      aDraft(7, { name: '2025 微调', status: 'merged', figures: null }),
      aDraft(1, { name: '2024 版', kind: 'published', status: 'published', majorId: null, entryYear: 2024, userName: '陈静' }),
    ]);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const names = canvas.getAllByRole('rowheader').map((head) => head.textContent);
      await expect(names).toEqual(['现行日常工作：矩阵、课程单元与开课说明都写在这里。', '2025 微调', '2024 版用于 2024 级']);
      const row = within(canvas.getAllByRole('row')[2]!);
      await expect(row.getByText('已并入')).toBeVisible();
      await expect(row.getByText('不能再改')).toBeVisible();
      await expect(row.queryByRole('button', { name: /继续|更多/ })).toBeNull();
    },
  },
};

export const LongNames: Story = {
  tags: ['state:edition-list.long-names'],
  beforeEach: () => {
    listEditions.mockImplementation(async () => [
      aDraft(12, { name: longName, entryYear: 2026, reason: longName.repeat(3), userName: longName }),
    ]);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(longName, { selector: 'b' })).toBeVisible();
      const table = canvas.getByRole('table');
      await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
    },
  },
};

export const NoRight: Story = {
  tags: ['state:edition-list.no-right'],
  args: { canStart: false, canManage: false, onMerge: undefined },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('row')).toHaveLength(5);
      await expect(canvas.getByRole('button', { name: '查看「2026 修订」' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /建立修订稿|更多|并入/ })).toBeNull();
    },
  },
};

/** Whoever leads a course goes on with it in a draft, unless that is locked while it is reviewed. */
export const LeadsACourse: Story = {
  args: { canStart: false, canEdit: true, canManage: false, onMerge: undefined },
  beforeEach: () => {
    listEditions.mockImplementation(async () => [
      aDraft(12, { name: '2026 修订', entryYear: 2026 }),
      aDraft(13, { name: '送审稿', proposal: { id: 3, status: 'review', round: 1, isLocked: true } }),
    ]);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '继续「2026 修订」' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '查看「送审稿」' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /建立修订稿|更多|并入/ })).toBeNull();
    },
  },
};

/** Whoever may make drafts deletes their own, and edits the others. */
export const OwnDraftsAlone: Story = {
  args: { canManage: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '「实践学时试稿」的更多操作' }));
    await expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['以此为底修订…', '编辑名称与理由…']);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: '「2026 修订」的更多操作' }));
    await expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['以此为底修订…', '编辑名称与理由…', '删除…']);
  },
};

export const Limit: Story = {
  tags: ['state:edition-list.limit'],
  beforeEach: () => {
    listEditions.mockImplementation(async () => Array.from({ length: mostOpenEditions }, (_, at) => aDraft(at + 1)));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('note')).toHaveTextContent('已有 20 份修订稿和推演方案，不能再建');
      await expect(canvas.getByRole('button', { name: '建立修订稿' })).toBeDisabled();
    },
  },
};

export const Empty: Story = {
  tags: ['state:edition-list.empty'],
  beforeEach: () => {
    listEditions.mockImplementation(async () => []);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('还没有修订稿')).toBeVisible();
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
      await expect(canvas.getByRole('button', { name: '建立修订稿' })).toBeEnabled();
    },
  },
};

export const Failed: Story = {
  tags: ['state:edition-list.failed'],
  beforeEach: () => {
    listEditions.mockRejectedValue(new Error('系统错误'));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有取到版本')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
      await expect(canvas.queryByRole('table')).toBeNull();
    },
  },
};

/** The column of figures has its place before they come. */
export const FiguresComing: Story = {
  beforeEach: () => {
    listEditions.mockImplementation(async (_, { figures } = {}) => {
      if (figures) return new Promise<never>(() => undefined);
      return threeDrafts().map(({ figures: _figures, ...edition }) => edition);
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: '与来源相比' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4);
  },
};

/** The list is there before anything was compared. */
export const FiguresFailed: Story = {
  beforeEach: () => {
    listEditions.mockImplementation(async (_, { figures } = {}) => {
      if (figures) throw new Error('系统错误');
      return threeDrafts().map(({ figures: _figures, ...edition }) => edition);
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有取到变更数')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4);
    await expect(canvas.queryByText('与来源相比')).toBeNull();
  },
};
