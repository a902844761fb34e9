import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { listTarget, supportTarget } from './fakes/pasteTargets';
import { PastePreview } from './PastePreview';
import type { PasteTarget } from './pasteTarget';
import { readPaste } from './readPaste';

const paste = (block: readonly (readonly string[])[], target: PasteTarget) => ({ target, reading: readPaste(block, target) });

const stars = paste(
  [
    ['课程', '1.1', '1.2', '2.1'],
    ['数据结构', '', '★', 'H'],
    ['操作系统', '弱', '', '☆'],
    ['大学英语', '★', '', ''],
    ['形势与政策', '☆', '', ''],
  ],
  supportTarget({ 'course-1 indicator-2': 1, 'course-2 indicator-3': 0 }),
);

const meta = {
  title: 'Widgets/Matrices/Clipboard',
  // No component that can be installed.
  tags: ['!manifest'],
  component: PastePreview,
  args: { ...stars, onApply: fn(), onClose: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'What a paste from Excel or WPS will change, shown before anything does; `useMatrixClipboard` opens it. Do: carry the confirmed cells out as one act. Don’t: apply a paste past it. Keyboard: begins on the applying button, so Enter applies and Esc leaves everything as it is; where signs are doubtful it begins with the question, and Ctrl+Enter applies.',
      },
    },
  },
} satisfies Meta<typeof PastePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Preview: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('row', { name: /^数据结构 1\.2 .* 弱 强$/ })).toBeVisible();
    await expect(canvas.getByText('已按行标题和列标题对应到矩阵。')).toBeVisible();
    await expect(canvas.getByText('1 处只读，未改动：大学英语')).toBeVisible();
    await expect(canvas.getByText('1 处有内容的单元格不在矩阵里：形势与政策')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '应用 4 处修改' })).toHaveFocus();
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
};

export const DoubtfulSigns: Story = {
  args: paste(
    [
      ['H', 'M', '1'],
      ['M', '√', ''],
      ['L', '=B2', '待定'],
    ],
    supportTarget(),
  ),
  play: async ({ canvas, userEvent }) => {
    const sign = within(await canvas.findByRole('radiogroup', { name: '「M」（2 处）' }));
    await expect(sign.getByRole('radio', { name: '不改动' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '应用 2 处修改' })).toBeEnabled();
    await userEvent.click(sign.getByRole('radio', { name: '弱' }));
    await expect(canvas.getByRole('button', { name: '应用 4 处修改' })).toBeEnabled();
    await expect(canvas.getByRole('row', { name: /=B2 是公式，不是值$/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /待定 既不是★也不是☆$/ })).toBeVisible();
  },
};

export const UnknownCodes: Story = {
  args: paste(
    [
      ['课点1 课点2', '课点1★ 课点12☆', '1-2'],
      ['★3 链表\n☆5 二叉树遍历', 'K2★', '3-5'],
    ],
    listTarget({ 'chapter-1 goal-1': [{ id: 1005, relate: 0 }] }),
  ),
  play: async ({ canvas, userEvent }) => {
    const left = await canvas.findByRole('table', { name: '看不懂、未改动（2）' });
    await expect(within(left).getByRole('row', { name: /课点12☆ 没有这个课点$/ })).toBeVisible();
    await expect(within(left).getByRole('row', { name: /K2★ 没有这个课点$/ })).toBeVisible();
    await expect(canvas.getByText('可以这样写：「课点1★」，或像屏幕上那样「★1 算法与复杂度」。')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^2 线性表 G1 .* 空 强 课点3 链表 弱 课点5 二叉树遍历$/ })).toBeVisible();
    await userEvent.click(within(canvas.getByRole('radiogroup', { name: '没写强弱的编号（2 个）' })).getByRole('radio', { name: '弱' }));
    await expect(
      canvas.getByRole('row', { name: /^1 绪论与算法分析 G1 .* 强 课点5 二叉树遍历 弱 课点1 算法与复杂度 弱 课点2 顺序表$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: '应用 5 处修改' })).toBeEnabled();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: paste(
    [
      ['point 1 ★', 'point 9', 'week 8'],
      ['point 2, point 3 M', '=A1', ''],
    ],
    listTarget(
      {},
      {
        rows: [
          { id: 'chapter-1', code: '1', label: 'Linear lists' },
          { id: 'chapter-2', code: '2', label: 'Trees' },
        ],
        columns: [
          { id: 'goal-1', code: 'G1', label: 'Choose a fitting logical structure' },
          { id: 'goal-2', code: 'G2', label: 'Analyse complexity' },
          { id: 'week', label: 'Teaching weeks' },
        ],
        choices: [
          { id: 1001, code: '1', label: 'Algorithms and complexity' },
          { id: 1002, code: '2', label: 'Arrays' },
          { id: 1003, code: '3', label: 'Linked lists' },
        ],
      },
    ),
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Paste preview' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Apply 3 changes' })).toBeEnabled();
    await expect(canvas.getByText('Not understood, left alone (2)')).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
