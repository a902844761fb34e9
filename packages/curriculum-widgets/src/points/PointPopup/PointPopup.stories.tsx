import { aPointKsaList, samplePointKsa } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { pointsInEnglish } from '../../course-units/fakes/inEnglish';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { PopupOnPage } from '../fakes/PopupOnPage';
import { serve, source } from '../fakes/servePoints';
import { PointPopup } from './PointPopup';

const meta = {
  title: 'Widgets/Points/PointPopup',
  component: PointPopup,
  decorators: [withToasts],
  args: {
    source,
    majorId: 1001,
    courseId: 1004,
    courseName: '数据结构',
    onSaved: fn(),
    onClose: fn(),
    now: () => Date.UTC(2026, 4, 12, 8, 40),
  },
  render: (args) => <PopupOnPage {...args} />,
  beforeEach: serve(),
  parameters: {
    docs: {
      story: { inline: false, height: '760px' },
    },
  },
} satisfies Meta<typeof PointPopup>;
export default meta;
type Story = StateStory<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Everything that changes something; what only reads has none of it. */
const acts = ['保存', '上传', '下载模板', '添加课点', /删除/, /编辑/];

export const NoPoints: Story = {
  tags: ['state:point-popup.empty'],
  beforeEach: serve([]),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('暂无数据')).toBeVisible();
      await expect(canvas.queryByRole('rowheader')).toBeNull();
      await expect(canvas.getByRole('button', { name: '添加课点' })).toBeEnabled();
    },
  },
};

export const OnePoint: Story = {
  tags: ['state:point-popup.one'],
  beforeEach: serve(aPointKsaList(1)),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('row')).toHaveLength(2);
      await expect(canvas.getByRole('rowheader', { name: '课点标题 1' })).toBeVisible();
      await expect(canvas.getByRole('gridcell', { name: '第 1 个课点的描述' })).toBeVisible();
    },
  },
};

export const ThirtyPoints: Story = {
  tags: ['state:point-popup.many'],
  beforeEach: serve(aPointKsaList(30)),
  parameters: {
    atRest: async ({ canvas }) => {
      const last = canvas.getByRole('row', { name: /课点标题 30/ });
      await expect(canvas.getAllByRole('row')).toHaveLength(31);
      await expect(within(last).getByRole('gridcell', { name: '第 30 个课点的描述' })).toBeInTheDocument();
      await expect(within(last).getByRole('checkbox', { name: '选择课点 30：课点标题 30' })).not.toBeChecked();
    },
  },
};

const longPoint = {
  ...aPointKsaList(1)[0]!,
  description: '单链表、双链表与循环链表的指针操作，以及它们在多项式运算和内存管理中的应用。',
};

export const LongText: Story = {
  tags: ['state:point-popup.long-text'],
  beforeEach: serve([longPoint]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: longPoint.description }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const editor = canvas.getByRole('dialog', { name: '课点 1 的描述' });
      await expect(within(editor).getByRole('textbox')).toHaveValue(longPoint.description);
      await expect(within(editor).getByRole('button', { name: '完成编辑' })).toBeVisible();
    },
  },
};

export const LongTextEdited: Story = {
  beforeEach: LongText.beforeEach,
  play: async (context) => {
    await LongText.play?.(context);
    const { canvas, userEvent } = context;
    const editor = within(await canvas.findByRole('dialog', { name: '课点 1 的描述' }));
    await userEvent.type(editor.getByRole('textbox'), '完');
    await userEvent.click(editor.getByRole('button', { name: '完成编辑' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '课点 1 的描述' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('gridcell', { name: `${longPoint.description}完` })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['state:point-popup.loading'],
  beforeEach: () => {
    serve()();
    source.loadPoints.mockImplementation(never);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('正在加载课点')).toBeInTheDocument();
      await expect(canvas.queryByRole('row')).toBeNull();
      await expect(canvas.queryByRole('button', { name: '保存' })).toBeNull();
    },
  },
};

export const LoadFailed: Story = {
  tags: ['state:point-popup.load-error'],
  beforeEach: () => {
    serve()();
    source.loadPoints.mockRejectedValue(new Error('您没有查看该课程的权限'));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      // In the toast and in place of the list.
      await expect(canvas.getAllByText('您没有查看该课程的权限')).toHaveLength(2);
      await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled();
    },
  },
};

export const LoadRetried: Story = {
  beforeEach: LoadFailed.beforeEach,
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重试' });
    source.loadPoints.mockImplementation(async () => ({ points: aPointKsaList(2), ksa: [], version: 1 }));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('rowheader', { name: '课点标题 2' })).toBeVisible();
  },
};

export const ViewOnly: Story = {
  tags: ['state:point-popup.view-only'],
  args: { isReadOnly: true },
  beforeEach: serve([longPoint]),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('rowheader', { name: '课点标题 1' })).toBeVisible();
      for (const name of acts) await expect(canvas.queryByRole('button', { name })).toBeNull();
      await expect(canvas.queryByRole('checkbox')).toBeNull();
    },
  },
};

export const LongTextRead: Story = {
  args: ViewOnly.args,
  beforeEach: ViewOnly.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: longPoint.description }));
    const reader = await canvas.findByRole('dialog', { name: '课点 1 的描述' });
    await expect(within(reader).getByRole('textbox')).toHaveAttribute('readonly');
  },
};

export const KsaRead: Story = {
  args: ViewOnly.args,
  beforeEach: ViewOnly.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /KSA/ }));
    await expect(await canvas.findByRole('gridcell', { name: '支撑课点 1 的第 1 条' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /添加/ })).toBeNull();
  },
};

async function expectEnglish(canvas: Canvas) {
  const dialog = canvas.getByRole('dialog', { name: 'Edit points: Data Structures' });
  await expect(dialog.innerHTML).not.toMatch(/\p{Script=Han}/u);
}

/** One of the points is being edited and shows its error. */
export const English: Story = {
  tags: ['state:point-popup.english'],
  globals: { language: '80102' },
  args: { courseName: 'Data Structures' },
  beforeEach: serve(pointsInEnglish(samplePointKsa(1004))),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Dijkstra|Shortest/i });
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select point 2/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add point' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Confirm point/ }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('Point title cannot be empty')).toBeVisible();
      await expect(canvas.getByText('Point description cannot be empty')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Delete 1 selected point' })).toBeEnabled();
      await expectEnglish(canvas);
    },
  },
};

export const KsaInEnglish: Story = {
  globals: { language: '80102' },
  args: English.args,
  beforeEach: English.beforeEach,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /KSA/ }));
    await expect(await canvas.findByRole('heading', { name: 'K Knowledge' })).toBeVisible();
    await expectEnglish(canvas);
    await step('and what a save says', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(await canvas.findByText('Nothing to save')).toBeVisible();
    });
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Compact: Story = { globals: { density: 'compact' } };

export const HighContrast: Story = { globals: { theme: 'contrast' } };
