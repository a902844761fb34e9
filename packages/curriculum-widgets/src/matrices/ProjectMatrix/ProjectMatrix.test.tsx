import { placeKey, rowsOfProject, type LinkedMatrices } from '@college/curriculum-model';
import { ToastProvider } from '@college/ui/Toast';
import { UiProvider } from '@college/ui/theme';
import type { CSSProperties } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { College } from '../../support/fakes/aCollege';
import { aMatrixCollege, storedMatrices } from '../fakes/aMatrixCollege';
import { sampleMatrices } from '../fakes/sampleMatrices';
import { ProjectMatrix } from './ProjectMatrix';

const trees = sampleMatrices.projects[3]!.id;

/** The sample with the points of 树与二叉树 in place, and nothing said of how they are taught. */
function keepUntaught({ state }: College) {
  state.projectCells = [];
  for (const cell of state.courseCells.filter(({ projectId }) => projectId === trees))
    Object.assign(cell, { study: '', teach: '', product: '', week: '', theoryPeriod: 0, practicePeriod: 0, translations: undefined });
}

/** The content of the table of 树与二叉树, row by row. */
function standing(matrices: LinkedMatrices) {
  return rowsOfProject(matrices, trees).map((row) => [
    placeKey(row),
    row.study,
    row.teach,
    row.product,
    row.week,
    `${row.theoryPeriod}/${row.practicePeriod}`,
    ...matrices.placedKsas
      .filter((ksa) => placeKey(ksa) === placeKey(row))
      .map(({ taskGoalId, ksaId, relate }) => `${taskGoalId} ${ksaId} ${relate}`)
      .toSorted(),
  ]);
}

async function open({ matrices }: College, size: CSSProperties = { blockSize: 600 }) {
  await render(
    <UiProvider>
      <ToastProvider>
        <div style={size}>
          <ProjectMatrix source={matrices} courseId={1004} projectId={trees} />
        </div>
      </ToastProvider>
    </UiProvider>,
  );
  await expect.element(page.getByRole('grid')).toBeVisible();
}

/** Goes to the first cell with the Tab key. */
async function tabToGrid() {
  for (let presses = 0; document.activeElement?.getAttribute('role') !== 'gridcell'; presses += 1) {
    if (presses > 20) throw new Error('The grid cannot be reached with Tab.');
    await userEvent.keyboard('{Tab}');
  }
}

const rows = [
  ['K3★ S2★ A2☆', '', '小组讨论', '案例驱动', '上机程序通过全部用例', '8-10', '8/2'],
  ['', 'K3☆ S3☆ A1★', '小组讨论', '案例驱动', '上机程序通过全部用例', '10', '4（2）'],
];

it('is rebuilt from nothing by one paste from a spreadsheet', async () => {
  const college = aMatrixCollege({ prepare: keepUntaught });
  await open(college);
  await tabToGrid();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', rows.map((cells) => cells.join('\t')).join('\n'));
  document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await page.getByRole('button', { name: /^应用/ }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  // KSA and texts came as one act: one undo takes all of it back, one redo brings it again.
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByText('小组讨论')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '撤销' })).toBeDisabled();
  await userEvent.keyboard('{Control>}y{/Control}');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText('更新成功')).toBeVisible();
  expect(standing(await storedMatrices(college))).toEqual(standing(sampleMatrices));
});

it('is rebuilt from nothing by keyboard alone, texts filled down the rows', async () => {
  const college = aMatrixCollege({ prepare: keepUntaught });
  await open(college);
  await tabToGrid();
  for (const [row, cells] of rows.entries()) {
    for (const [column, codes] of cells.slice(0, 2).entries()) {
      if (codes !== '') {
        await userEvent.keyboard('{Enter}');
        await expect.element(page.getByRole('textbox', { name: '筛选或速加 KSA' })).toHaveFocus();
        await userEvent.keyboard(codes);
        await userEvent.keyboard('{Enter}{Enter}');
        await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
        await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('gridcell');
      }
      await userEvent.keyboard(column === 0 ? '{ArrowRight}' : row === 0 ? '{ArrowDown}{Home}' : '{ArrowUp}{ArrowRight}');
    }
  }
  await userEvent.keyboard('小组讨论{Tab}案例驱动{Tab}上机程序通过全部用例{Tab}8-10{Tab}8/2{Enter}');
  await userEvent.keyboard('4（2）{Enter}');
  await userEvent.keyboard('{ArrowLeft}10{Enter}');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Home}{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}');
  await userEvent.keyboard('{Control>}d{/Control}');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText('更新成功')).toBeVisible();
  expect(standing(await storedMatrices(college))).toEqual(standing(sampleMatrices));
});

it('keeps the table in reach below what is missing, in a low and narrow window', async () => {
  const college = aMatrixCollege({
    prepare({ state }) {
      state.projectCells = [];
      state.taskGoals = [];
    },
  });
  await open(college, { blockSize: 240, inlineSize: 560 });
  const panel = page.getByRole('tabpanel').element();
  const missing = page.getByText('还没有任务目标', { exact: false }).first().element().closest('[role="status"]')!;
  const table = page.getByRole('grid').element().closest('[data-layout]')!;
  const box = (element: Element) => element.getBoundingClientRect();
  expect(box(table).top).toBeGreaterThanOrEqual(box(missing).bottom);
  expect(missing.scrollHeight).toBeLessThanOrEqual(box(missing).height + 1);
  expect(box(table).height).toBeGreaterThanOrEqual(160);
  panel.scrollTop = panel.scrollHeight;
  expect(box(table).bottom).toBeLessThanOrEqual(box(panel).bottom + 1);
});
