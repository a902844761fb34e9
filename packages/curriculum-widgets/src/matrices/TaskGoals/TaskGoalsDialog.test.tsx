import type { ProjectTaskGoal } from '@college/curriculum-model';
import { taskGoals } from '@college/curriculum-model/fixtures';
import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aCollege } from '../../support/fakes/aCollege';
import { keepTaskGoals } from '../fakes/keepTaskGoals';
import { TaskGoalsDialog, type TaskGoalsDialogProps } from './TaskGoalsDialog';

const project = { id: taskGoals[0]!.projectId, name: '树与二叉树' };

const collegeWith = (goals: readonly ProjectTaskGoal[]) => aCollege({ prepare: keepTaskGoals(goals) });

function open(props: Partial<TaskGoalsDialogProps> = {}) {
  const given = { source: collegeWith(taskGoals).taskGoals, project, onClose: vi.fn(), ...props };
  const screen = render(
    <UiProvider>
      <ToastProvider>
        <TaskGoalsDialog {...given} />
      </ToastProvider>
    </UiProvider>,
  );
  return screen.then((rendered) => ({ screen: rendered, ...given }));
}

it('keeps what was written when saving fails, and saves it when tried again', async () => {
  const { taskGoals: source, failures } = collegeWith(taskGoals);
  failures.updateTaskGoal = { code: '50000', message: '服务器忙' };
  const { screen, onClose } = await open({ source });
  const product = screen.getByRole('textbox', { name: /学习产出/ }).nth(1);
  await product.fill('报告与数据');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(screen.getByText('服务器忙').first()).toBeVisible();
  await expect.element(product).toHaveValue('报告与数据');
  expect(onClose).not.toHaveBeenCalled();
  delete failures.updateTaskGoal;
  await screen.getByRole('button', { name: '保存任务目标' }).click();
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
});

it('asks before changes are lost, and closes at once without any', async () => {
  const { screen, onClose } = await open();
  await screen.getByRole('button', { name: '添加任务目标' }).click();
  await userEvent.keyboard('测量');
  await screen
    .getByRole('textbox', { name: /学习产出/ })
    .last()
    .click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('对任务目标的 1 处修改会丢失。')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: '继续编辑' }).click();
  await screen.getByRole('button', { name: '取消' }).click();
  await screen.getByRole('button', { name: '不保存，离开' }).click();
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
});

it('opens with one empty row to write into where there are no goals, and saves what was written there', async () => {
  const { taskGoals: source } = collegeWith([]);
  const { screen, onClose } = await open({ source });
  const goal = screen.getByRole('textbox', { name: '任务目标，第 1 行' });
  await expect.element(goal).toHaveFocus();
  await expect.element(screen.getByRole('textbox', { name: '任务目标，第 2 行' })).not.toBeInTheDocument();
  await userEvent.keyboard('测量树的高度');
  await screen.getByRole('button', { name: '保存任务目标' }).click();
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
  expect(source.saveOne).toHaveBeenCalledExactlyOnceWith({ id: 0, projectId: project.id, description: '测量树的高度', product: '' });
});

it('does not take the empty row for a change: it is neither saved nor asked about', async () => {
  const { taskGoals: source } = collegeWith([]);
  const { screen, onClose } = await open({ source });
  await expect.element(screen.getByRole('textbox', { name: '任务目标，第 1 行' })).toHaveFocus();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(screen.getByText('没有需要保存的内容')).toBeVisible();
  expect(source.saveOne).not.toHaveBeenCalled();
  expect(source.saveAll).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: '取消' }).click();
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
});

it('shows no empty row where the goals can only be read', async () => {
  const { screen } = await open({ source: collegeWith([]).taskGoals, isReadOnly: true });
  await expect.element(screen.getByText('暂无数据')).toBeVisible();
});

it('deletes a goal that nothing depends on without a question, and takes that back', async () => {
  const { screen } = await open({ ksaCountOf: () => 0 });
  await expect.element(screen.getByText('T2')).toBeVisible();
  await screen.getByRole('button', { name: /^删除/ }).first().click();
  await expect.poll(() => screen.getByText('T2').elements()).toEqual([]);
  await screen.getByRole('button', { name: '撤销' }).click();
  await expect.element(screen.getByRole('textbox', { name: /任务目标/ }).first()).toHaveValue(taskGoals[0]!.description);
});

it('offers another try when the goals cannot be read', async () => {
  const { taskGoals: source, failures } = collegeWith(taskGoals);
  failures.listTaskGoals = { code: '30003', message: '没有权限' };
  const { screen } = await open({ source });
  await expect.element(screen.getByText('没有权限')).toBeVisible();
  delete failures.listTaskGoals;
  await screen.getByRole('button', { name: '重试' }).click();
  await expect.element(screen.getByText('T2')).toBeVisible();
});

it('shows the goals without any way to change them where they can only be read', async () => {
  const { screen } = await open({ isReadOnly: true });
  await expect.element(screen.getByText(taskGoals[0]!.description)).toBeVisible();
  expect(screen.getByRole('textbox').elements()).toEqual([]);
  expect(screen.getByRole('button', { name: '保存任务目标' }).elements()).toEqual([]);
});
