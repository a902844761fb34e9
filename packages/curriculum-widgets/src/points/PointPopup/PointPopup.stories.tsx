import { aPointKsaList, samplePointKsa } from '@college/curriculum-model/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
type Story = StoryObj<typeof meta>;

export const NoPoints: Story = {
  tags: ['state:point-popup.empty'],
  beforeEach: serve([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无数据')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '添加课点' })).toBeEnabled();
  },
};

export const OnePoint: Story = {
  tags: ['state:point-popup.one'],
  beforeEach: serve(aPointKsaList(1)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: '课点标题 1' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

export const ThirtyPoints: Story = {
  tags: ['state:point-popup.many'],
  beforeEach: serve(aPointKsaList(30)),
  play: async ({ canvas }) => {
    const last = await canvas.findByRole('row', { name: /课点标题 30/ });
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
    await expect(within(last).getByRole('gridcell', { name: '第 30 个课点的描述' })).toBeInTheDocument();
    await expect(within(last).getByRole('checkbox', { name: '选择课点 30：课点标题 30' })).not.toBeChecked();
  },
};

const longPoint = {
  ...aPointKsaList(1)[0]!,
  description: '单链表、双链表与循环链表的指针操作，以及它们在多项式运算和内存管理中的应用。',
};

export const LongText: Story = {
  tags: ['state:point-popup.long-text'],
  beforeEach: serve([longPoint]),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: longPoint.description }));
    const editor = await canvas.findByRole('dialog', { name: '课点 1 的描述' });
    await step('the whole text is there to edit', async () => {
      await expect(within(editor).getByRole('textbox')).toHaveValue(longPoint.description);
    });
    await step('and goes back into the row', async () => {
      await userEvent.type(within(editor).getByRole('textbox'), '完');
      await userEvent.click(within(editor).getByRole('button', { name: '完成编辑' }));
      await waitFor(() => expect(canvas.getByRole('textbox', { name: '课点 1 的描述' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('gridcell', { name: `${longPoint.description}完` })).toBeVisible();
    });
  },
};

export const Loading: Story = {
  tags: ['state:point-popup.loading'],
  beforeEach: () => {
    serve()();
    source.loadPoints.mockImplementation(never);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('正在加载课点')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: '保存' })).toBeNull();
  },
};

export const LoadFailed: Story = {
  tags: ['state:point-popup.load-error'],
  beforeEach: () => {
    serve()();
    source.loadPoints.mockRejectedValue(new Error('您没有查看该课程的权限'));
  },
  play: async ({ canvas, userEvent, step }) => {
    await expect((await canvas.findAllByText('您没有查看该课程的权限')).length).toBe(2);
    await step('a retry fetches them', async () => {
      source.loadPoints.mockImplementation(async () => ({ points: aPointKsaList(2), ksa: [], version: 1 }));
      await userEvent.click(canvas.getByRole('button', { name: '重试' }));
      await expect(await canvas.findByRole('rowheader', { name: '课点标题 2' })).toBeVisible();
    });
  },
};

export const ViewOnly: Story = {
  tags: ['state:point-popup.view-only'],
  args: { isReadOnly: true },
  beforeEach: serve([longPoint]),
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('rowheader', { name: '课点标题 1' });
    for (const name of ['保存', '上传', '下载模板', '添加课点', /删除/, /编辑/]) {
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    }
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await step('long text can be read', async () => {
      await userEvent.click(canvas.getByRole('gridcell', { name: longPoint.description }));
      const reader = await canvas.findByRole('dialog', { name: '课点 1 的描述' });
      await expect(within(reader).getByRole('textbox')).toHaveAttribute('readonly');
      await userEvent.keyboard('{Escape}');
    });
    await step('so can the KSA items', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /KSA/ }));
      await expect(await canvas.findByRole('gridcell', { name: '支撑课点 1 的第 1 条' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /添加/ })).toBeNull();
    });
  },
};

export const English: Story = {
  tags: ['state:point-popup.english'],
  globals: { language: '80102' },
  args: { courseName: 'Data Structures' },
  beforeEach: serve(pointsInEnglish(samplePointKsa(1004))),
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Edit points: Data Structures' });
    await canvas.findByRole('row', { name: /Dijkstra|Shortest/i });
    await step('points, with one in edit that says what is wrong', async () => {
      await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Select point 2/ }));
      await userEvent.click(within(dialog).getByRole('button', { name: 'Add point' }));
      await userEvent.click(within(dialog).getByRole('button', { name: /^Confirm point/ }));
      await expect(within(dialog).getByText('Point title cannot be empty')).toBeVisible();
      await expect(within(dialog).getByText('Point description cannot be empty')).toBeVisible();
      await expect(within(dialog).getByRole('button', { name: 'Delete 1 selected point' })).toBeEnabled();
      await expect(dialog.innerHTML).not.toMatch(/\p{Script=Han}/u);
    });
    await step('KSA', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: /^Cancel editing/ }));
      await userEvent.click(within(dialog).getByRole('tab', { name: /KSA/ }));
      await expect(await within(dialog).findByRole('heading', { name: 'K Knowledge' })).toBeVisible();
      await expect(dialog.innerHTML).not.toMatch(/\p{Script=Han}/u);
    });
    await step('and what a save says', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
      await expect(await canvas.findByText('Nothing to save')).toBeVisible();
    });
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Compact: Story = { globals: { density: 'compact' } };

export const HighContrast: Story = { globals: { theme: 'contrast' } };
