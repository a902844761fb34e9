import { breaksOf, breaksSentences, loadPointList, type PointList } from '@college/curriculum-model';
import { sampleCourseUnit, sampleIndicators, sampleLinkedMatrices } from '@college/curriculum-model/fixtures';
import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DeleteCourseUnit } from '../../course-units/CourseUnitList/DeleteCourseUnit';
import { toEditableRows } from '../../course-units/ProjectTable/projectRows';
import { ProjectTable } from '../../course-units/ProjectTable';
import { manyIndicators } from '../../goals/fakes/manyIndicators';
import { serve, storySource } from '../../goals/fakes/storySource';
import { GoalEdit } from '../../goals/GoalEdit';
import { GoalTable } from '../../goals/GoalTable';
import { KsaEditor } from '../../points/KsaEditor';
import { DeleteBreaks, type FindBreaks } from './DeleteBreaks';

const matrices = sampleLinkedMatrices;
const fromMatrices: FindBreaks = async (items) => items.flatMap((item) => breaksSentences(matrices, breaksOf(matrices, item)));

const page = (children: ReactNode, findBreaks?: FindBreaks) => render(around(children, findBreaks));

function around(children: ReactNode, findBreaks: FindBreaks = fromMatrices) {
  return (
    <UiProvider>
      <ToastProvider>
        <DeleteBreaks findBreaks={findBreaks}>{children}</DeleteBreaks>
      </ToastProvider>
    </UiProvider>
  );
}

const projects = toEditableRows(matrices.projects);
const trees = projects.findIndex(({ name }) => name === '树与二叉树') + 1;

const trash = () => page(<ProjectTable rows={projects} onChange={onChange} />);
const onChange = vi.fn();
const chapter = new RegExp(`删除第 ${trees} 行|删除.*树与二叉树`);
const loss = /删除「第 4 章 树与二叉树」会一并移除：.*课程矩阵课点 2 处.*项目矩阵 KSA 6 处/;

it('a chapter shows the number of dependents before it is deleted, and can be undone', async () => {
  onChange.mockClear();
  const screen = await trash();
  await screen.getByRole('button', { name: chapter }).click();
  const question = screen.getByRole('alertdialog');
  await expect.element(question.getByText(loss)).toBeVisible();
  await expect.element(question.getByRole('button', { name: '取消' })).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
  await question.getByRole('button', { name: '一并删除' }).click();
  expect(onChange).toHaveBeenLastCalledWith({ type: 'rowRemoved', key: projects[trees - 1]!.key });
  await screen.getByRole('button', { name: '撤销' }).click();
  expect(onChange).toHaveBeenLastCalledWith({ type: 'rowRestored', key: projects[trees - 1]!.key });
});

it('a chapter stays when the deletion is cancelled, and focus returns to its button', async () => {
  onChange.mockClear();
  const screen = await trash();
  await screen.getByRole('button', { name: chapter }).click();
  await expect.element(screen.getByText(loss)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: chapter })).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

it('a deletion that breaks nothing shows no more than before', async () => {
  const screen = await page(<ProjectTable rows={projects} onChange={vi.fn()} />, async () => []);
  await screen.getByRole('button', { name: /删除/ }).first().click();
  await expect.element(screen.getByText(/^已删除「/)).toBeVisible();
  expect(screen.getByText(/会一并移除/).elements()).toEqual([]);
});

it('reports when the matrices cannot be loaded', async () => {
  const screen = await page(<ProjectTable rows={projects} onChange={vi.fn()} />, () => Promise.reject(new Error('网络断开')));
  await screen.getByRole('button', { name: /删除/ }).first().click();
  await expect.element(screen.getByText('没有取到矩阵，无法列出受影响的内容。')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '撤销' })).toBeVisible();
});

it('deletes nothing once the list is gone', async () => {
  onChange.mockClear();
  let answer = (_sentences: []) => {};
  const promise = new Promise<[]>((resolve) => (answer = resolve));
  const findBreaks = () => promise;
  const screen = await page(<ProjectTable rows={projects} onChange={onChange} />, findBreaks);
  await screen.getByRole('button', { name: chapter }).click();
  await screen.rerender(around(<p>另一页</p>, findBreaks));
  await expect.element(screen.getByText('另一页')).toBeVisible();
  answer([]);
  await promise;
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByText(/^已删除「/).elements()).toEqual([]);
});

it('a question is cancelled by the next one, and can be asked again', async () => {
  serve(manyIndicators(3, (index) => [2, 0, 1][index]!))();
  let answer = () => {};
  const promise = new Promise<void>((resolve) => (answer = resolve));
  const findBreaks = () => promise.then(() => [{ zh: '会一并移除支撑', en: 'Removes support' }]);
  const screen = await page(<GoalTable source={storySource} courseId={1004} majorId={1001} />, findBreaks);
  const clear = (indicator: string) => screen.getByRole('button', { name: `清空 ${indicator} 的教学目标` });
  await clear('1.1').click();
  await clear('1.3').click();
  answer();
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  await clear('1.1').click();
  await expect.element(screen.getByRole('alertdialog').getByText('会一并移除支撑')).toBeVisible();
  expect(storySource.deleteGoal).not.toHaveBeenCalled();
});

it('a course shows what it supports before it is deleted', async () => {
  const onDelete = vi.fn(async () => undefined);
  const unit = sampleCourseUnit(1004);
  const screen = await page(
    <DeleteCourseUnit unit={unit} loss={{ chapters: 6, hours: 64 }} onDelete={onDelete} onFail={vi.fn()} onClose={vi.fn()} />,
  );
  await expect.element(screen.getByRole('alertdialog').getByText(/删除「.*数据结构」会一并移除：.*4/)).toBeVisible();
  expect(onDelete).not.toHaveBeenCalled();
});

function Ksas() {
  const [list, setList] = useState<PointList>(() => loadPointList({ points: [], ksa: matrices.ksas }));
  return <KsaEditor list={list} onChange={setList} />;
}

it('a KSA item shows where it is used before it is deleted, and focus moves to the next', async () => {
  const screen = await page(<Ksas />);
  await screen.getByRole('button', { name: /^删除 K3/ }).click();
  await expect.element(screen.getByText(/删除「K3 .*」会一并移除：项目矩阵 KSA 2 处/)).toBeVisible();
  await screen.getByRole('button', { name: '一并删除' }).click();
  await expect.element(screen.getByText('二叉树性质')).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.closest('[data-row]')).not.toBeNull();
});

it('a goal shows its dependents before it is deleted', async () => {
  const indicators = sampleIndicators(1004);
  const goal = indicators.flatMap(({ children }) => children)[2]!;
  const source = { loadGoals: vi.fn(), addGoals: vi.fn(), updateGoal: vi.fn(), deleteGoal: vi.fn() };
  const screen = await page(
    <GoalEdit source={source} courseId={1004} mode={2} indicators={indicators} goalId={goal.id} onClose={vi.fn()} />,
  );
  await expect.element(screen.getByText(/删除「G3 .*」会一并移除：.*课程矩阵课点 3 处/)).toBeVisible();
  expect(source.deleteGoal).not.toHaveBeenCalled();
});
