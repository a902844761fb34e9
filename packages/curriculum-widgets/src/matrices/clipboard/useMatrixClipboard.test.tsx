import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { excelHtml } from './fakes/officeHtml';
import { PasteBox, pasteInto } from './fakes/PasteBox';
import { listTarget, supportTarget } from './fakes/pasteTargets';
import type { PastedCell, PasteTarget } from './pasteTarget';

async function open(
  target: PasteTarget,
  texts: { text?: string; html?: string },
  onApply: (cells: PastedCell[]) => void | Promise<unknown> = vi.fn(),
) {
  const screen = await render(
    <UiProvider>
      <ToastProvider>
        <PasteBox target={target} onApply={onApply} />
      </ToastProvider>
    </UiProvider>,
  );
  const matrix = screen.getByRole('textbox', { name: '矩阵' });
  pasteInto(matrix.element() as HTMLElement, texts);
  await expect.element(screen.getByRole('dialog', { name: '粘贴预览' })).toBeVisible();
  return { screen, matrix, onApply };
}

it('shows what will change and applies it by Enter', async () => {
  const onApply = vi.fn();
  const { screen, matrix } = await open(supportTarget({ 'course-1 indicator-2': 0 }), { html: excelHtml([['★', '☆']]) }, onApply);
  await expect.element(screen.getByRole('row', { name: '数据结构 1.2 能对具体对象建立计算模型并求解 强 弱' })).toBeVisible();
  expect(onApply).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('button', { name: '应用 2 处修改' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status', { name: '已修改' })).toHaveTextContent('2');
  expect(onApply).toHaveBeenCalledWith([
    { rowId: 'course-1', columnId: 'indicator-1', kind: 'support', relate: 0 },
    { rowId: 'course-1', columnId: 'indicator-2', kind: 'support', relate: 1 },
  ]);
  expect(screen.getByRole('dialog').elements()).toEqual([]);
  await expect.element(matrix).toHaveFocus();
});

it('changes nothing when it is left by Esc', async () => {
  const { screen, matrix, onApply } = await open(supportTarget(), { text: '★' });
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
  expect(onApply).not.toHaveBeenCalled();
  await expect.element(matrix).toHaveFocus();
});

it('asks once about a sign and continues on Ctrl+Enter', async () => {
  const { screen, onApply } = await open(supportTarget(), { text: 'M\tM\n★\tM' });
  await expect.element(screen.getByRole('radio', { name: '不改动' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(screen.getByRole('button', { name: '应用 4 处修改' })).toBeEnabled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => vi.mocked(onApply).mock.calls.length).toBe(1);
  expect(vi.mocked(onApply).mock.calls[0]![0].map((cell) => cell.kind === 'support' && cell.relate)).toEqual([1, 1, 0, 1]);
});

it('keeps the preview with the reason when applying fails', async () => {
  const onApply = vi.fn().mockRejectedValueOnce(new Error('网络断开')).mockResolvedValueOnce(undefined);
  const { screen } = await open(supportTarget(), { text: '★' }, onApply);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('未能应用：网络断开');
  await screen.getByRole('button', { name: '应用 1 处修改' }).click();
  await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
  expect(onApply).toHaveBeenCalledTimes(2);
});

it('stays open when the loss by the paste was not confirmed', async () => {
  const onApply = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const { screen } = await open(supportTarget(), { text: '★' }, onApply);
  const apply = screen.getByRole('button', { name: '应用 1 处修改' });
  await apply.click();
  await expect.poll(() => onApply.mock.calls.length).toBe(1);
  await expect.element(apply).toBeEnabled();
  await apply.click();
  await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
});

it('names what it leaves alone', async () => {
  const { screen } = await open(listTarget(), { text: '课点1★ 课点9☆\t=A1\t第8周\t多余' });
  const left = screen.getByRole('table', { name: '看不懂、未改动（2）' });
  await expect.element(left.getByRole('row', { name: /绪论与算法分析 G1 .* 课点9☆ 没有这个课点/ })).toBeVisible();
  await expect.element(left.getByRole('row', { name: /G2 .* =A1 是公式，不是值/ })).toBeVisible();
  await expect.element(screen.getByText('1 处有内容的单元格超出矩阵')).toBeVisible();
});

it.each([
  ['when all is as it was', supportTarget({ 'course-1 indicator-1': 0 }), '★', '没有需要修改的内容：矩阵里已经是这样。'],
  ['when nothing was understood', supportTarget(), '=1', '不会修改任何内容，未改动的部分见下。'],
  ['when there is too much', supportTarget(), '★\n'.repeat(501), /粘贴的内容有 501 行、1 列，一次最多 500 行、500 列/],
  ['when there is nothing', supportTarget(), '', '剪贴板里没有文字，也没有表格。'],
])('says so %s', async (_when, target, text, words) => {
  const { screen, matrix, onApply } = await open(target, { text });
  await expect.element(screen.getByText(words)).toBeVisible();
  await screen.getByRole('button', { name: '关闭' }).last().click();
  await expect.element(matrix).toHaveFocus();
  expect(onApply).not.toHaveBeenCalled();
});

it('copies a range as text and as a table', async () => {
  const range = { rowIds: ['chapter-1'], columnIds: ['goal-1', 'goal-2'] };
  const target = listTarget(
    {
      'chapter-1 goal-1': [
        { id: 1001, relate: 0 },
        { id: 1003, relate: 1 },
      ],
    },
    { range },
  );
  const screen = await render(
    <UiProvider>
      <ToastProvider>
        <PasteBox target={target} onApply={vi.fn()} />
      </ToastProvider>
    </UiProvider>,
  );
  const clipboardData = new DataTransfer();
  const matrix = screen.getByRole('textbox', { name: '矩阵' }).element();
  matrix.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
  expect(clipboardData.getData('text/plain')).toBe('课点1★ 课点3☆\t');
  const copied = new DOMParser().parseFromString(clipboardData.getData('text/html'), 'text/html');
  expect([...copied.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['课点1★ 课点3☆', '']);
});
