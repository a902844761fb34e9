import { aProject } from '@college/curriculum-model/fixtures';
import { LocaleProvider } from '@college/ui/messages';
import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { useReducer } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { projectRowsReducer, toEditableRows, visibleRows } from './projectRows';
import { ProjectTable } from './ProjectTable';

const chapters = [
  aProject({ id: 1001, name: '线性表', theoryPeriod: 6, practicePeriod: 2 }),
  aProject({ id: 1002, name: '图', theoryPeriod: 4, practicePeriod: 2 }),
];

function Chapters({ locale = 'zh-CN' }: { locale?: string }) {
  const [rows, change] = useReducer(projectRowsReducer, toEditableRows(chapters));
  return (
    <ToastProvider>
      <LocaleProvider locale={locale}>
        <ProjectTable rows={rows} onChange={change} />
      </LocaleProvider>
      <output>{JSON.stringify(visibleRows(rows).map((row) => [row.name, row.theoryPeriod, row.practicePeriod]))}</output>
    </ToastProvider>
  );
}

async function renderChapters() {
  const screen = await renderUi(<Chapters />);
  const field = (name: string) => screen.getByRole('textbox', { name });
  const rows = () => JSON.parse(screen.container.querySelector('output')!.textContent!) as unknown;
  const paste = (text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
    document.activeElement!.dispatchEvent(event);
    return event;
  };
  return { ...screen, field, rows, paste };
}
const stored = [
  ['线性表', 6, 2],
  ['图', 4, 2],
];
const block = '顺序表\t8\t4\n链表\t-3\t2\n栈\t5\t1\n';
const pasted = [
  ['顺序表', 8, 4],
  ['链表', 4, 2],
  ['栈', 5, 1],
];

it('takes a block into the cells from the one with the focus, over what was being typed, and back as a whole', async () => {
  const { field, rows, paste, getByText, getByRole } = await renderChapters();
  await field('理论学时，第 1 行').fill('六');
  await field('名称，第 1 行').click();
  paste(block);
  await expect.poll(rows).toEqual(pasted);
  await expect.element(field('理论学时，第 1 行')).toHaveValue('8');
  await expect.element(field('名称，第 1 行')).toHaveFocus();
  await expect.element(getByText('第 2 行，理论学时：「-3」未粘贴，学时不能为负数。')).toBeVisible();
  await getByRole('button', { name: '撤销' }).click();
  expect(rows()).toEqual(stored);
  await expect.element(getByRole('button', { name: '添加一行' })).toHaveFocus();
  expect(getByText(/已粘贴/).query()).toBeNull();
});

it('is taken back by Ctrl+Z where it was pasted', async () => {
  const { field, rows, paste } = await renderChapters();
  await field('名称，第 2 行').click();
  paste(block);
  await expect.poll(rows).toHaveLength(4);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(rows()).toEqual(stored);
  await expect.element(field('名称，第 2 行')).toHaveFocus();
});

it('can no longer be undone once the rows were edited, so that no later input is lost', async () => {
  const { field, paste, getByRole, getByText } = await renderChapters();
  await field('名称，第 2 行').click();
  paste(block);
  await expect.element(getByRole('button', { name: '撤销' })).toBeVisible();
  await field('名称，第 1 行').fill('散列表');
  await expect.element(getByText(/已粘贴/)).not.toBeInTheDocument();
});

it('leaves a single cell to the field, and reports when a block is too large', async () => {
  const { field, rows, paste, getByText } = await renderChapters();
  await field('名称，第 1 行').click();
  expect(paste('散列表\r\n').defaultPrevented).toBe(false);
  expect(paste('甲\n'.repeat(501)).defaultPrevented).toBe(true);
  await expect.element(getByText(/没有粘贴，请分次复制/)).toBeVisible();
  expect(rows()).toEqual(stored);
});

it('says what came of a paste in the language that the page has now', async () => {
  const { field, paste, getByText, rerender } = await renderChapters();
  await field('名称，第 1 行').click();
  paste(block);
  await expect.element(getByText('已粘贴 8 格；添加了 1 行')).toBeVisible();
  await rerender(<Chapters locale="en-US" />);
  await expect.element(getByText('8 cells pasted; 1 row added')).toBeVisible();
});
