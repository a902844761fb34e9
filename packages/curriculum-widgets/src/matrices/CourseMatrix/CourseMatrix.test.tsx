import { pointNumber, type LinkedMatrices } from '@college/curriculum-model';
import { ToastProvider } from '@college/ui/Toast';
import { UiProvider } from '@college/ui/theme';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { College } from '../../support/fakes/aCollege';
import { aMatrixCollege, keepNothingPlaced, storedMatrices } from '../fakes/aMatrixCollege';
import { sampleMatrices } from '../fakes/sampleMatrices';
import { CourseMatrix } from './CourseMatrix';

/** The content of the course matrix, entry by entry. */
function standing({ placedPoints }: LinkedMatrices): string[] {
  return placedPoints.map(({ projectId, goalId, pointId, relate }) => `${projectId} ${goalId} ${pointId} ${relate}`).toSorted();
}

/** Codes for each cell of the sample's course matrix, chapter by chapter. */
const wanted = sampleMatrices.projects.map(({ id: projectId }) =>
  sampleMatrices.goals
    .filter(({ courseId }) => courseId === sampleMatrices.courseId)
    .map(({ id: goalId }) =>
      sampleMatrices.placedPoints
        .filter((placed) => placed.projectId === projectId && placed.goalId === goalId)
        .map(({ pointId, relate }) => `课点${pointNumber(sampleMatrices, pointId)}${relate === 0 ? '★' : '☆'}`)
        .join(' '),
    ),
);

async function open({ matrices }: College) {
  await render(
    <UiProvider>
      <ToastProvider>
        <div style={{ blockSize: 640 }}>
          <CourseMatrix source={matrices} courseId={1004} />
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

it('is rebuilt from nothing by keyboard alone', async () => {
  const college = aMatrixCollege({ prepare: keepNothingPlaced });
  await open(college);
  await tabToGrid();
  for (const [row, cells] of wanted.entries()) {
    if (row > 0) await userEvent.keyboard('{ArrowDown}{Home}');
    for (const [column, codes] of cells.entries()) {
      if (column > 0) await userEvent.keyboard('{ArrowRight}');
      if (codes === '') continue;
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByRole('textbox')).toHaveFocus();
      await userEvent.keyboard(codes);
      await userEvent.keyboard('{Enter}{Enter}');
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('gridcell');
    }
  }
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText('更新成功')).toBeVisible();
  expect(standing(await storedMatrices(college))).toEqual(standing(sampleMatrices));
});

it('is rebuilt from nothing by one paste from a spreadsheet', async () => {
  const college = aMatrixCollege({ prepare: keepNothingPlaced });
  await open(college);
  await tabToGrid();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', wanted.map((cells) => cells.join('\t')).join('\r\n'));
  document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await page.getByRole('button', { name: /^应用/ }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText('更新成功')).toBeVisible();
  expect(standing(await storedMatrices(college))).toEqual(standing(sampleMatrices));
});
