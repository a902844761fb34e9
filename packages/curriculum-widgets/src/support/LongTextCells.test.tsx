import { toEditableRows, projectRowsReducer } from '../course-units/ProjectTable/projectRows';
import { ProjectTable } from '../course-units/ProjectTable';
import { aProject } from '@college/curriculum-model/fixtures';
import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { useReducer } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

const chapters = [aProject({ id: 1001, name: '线性表' }), aProject({ id: 1002, name: '二叉树的遍历与应用' })];

function Chapters() {
  const [rows, change] = useReducer(projectRowsReducer, toEditableRows(chapters));
  return (
    <ToastProvider>
      <ProjectTable rows={rows} onChange={change} />
    </ToastProvider>
  );
}

it('keeps a name typed in the window when Esc closes it, and reverts it at its row', async () => {
  const { getByRole } = await renderUi(<Chapters />);
  const name = getByRole('textbox', { name: '名称，第 2 行' });
  await userEvent.click(name);
  await userEvent.keyboard('{End}，先序中序后序与层');
  await userEvent.keyboard('序遍历{Escape}');
  await expect.element(name).toHaveValue('二叉树的遍历与应用，先序中序后序与层序遍历');
  const row = getByRole('row').nth(2);
  await userEvent.click(row.getByRole('button', { name: '撤销' }));
  await expect.element(name).toHaveValue('二叉树的遍历与应用，先序中序后序与');
  await expect.element(name).toHaveFocus();
  await expect.element(getByRole('dialog')).not.toBeInTheDocument();
});

it('has back what Cancel gave up', async () => {
  const { getByRole } = await renderUi(<Chapters />);
  const name = getByRole('textbox', { name: '名称，第 1 行' });
  await userEvent.fill(name, '线性表的顺序存储与链式存储结构比较');
  await userEvent.keyboard('，含栈');
  await userEvent.click(getByRole('dialog').getByText('取消'));
  await expect.element(name).toHaveValue('线性表的顺序存储与链式存储结构比较');
  await userEvent.click(getByRole('button', { name: '撤销' }));
  await expect.element(name).toHaveValue('线性表的顺序存储与链式存储结构比较，含栈');
});
