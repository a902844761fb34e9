import { placeKey, type FindingPlace } from '@college/curriculum-model';
import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { College } from '../../support/fakes/aCollege';
import { aMatrixCollege, keepFew, keepNoChapters, keepNoIndicators, keepNothingPlaced } from '../fakes/aMatrixCollege';
import { sampleMatrices } from '../fakes/sampleMatrices';
import { MatrixPage } from './MatrixPage';

const placed = sampleMatrices.placedPoints.find(({ pointId }) => pointId === 1066)!;

async function arriveAt(defaultPlace: FindingPlace, prepare?: (college: College) => void) {
  const college = aMatrixCollege({ prepare: keepFew });
  prepare?.(college);
  const { matrix, projectId } = defaultPlace;
  await renderUi(
    <ToastProvider>
      <MatrixPage
        source={college.matrices}
        taskGoals={college.taskGoals}
        majorId={1001}
        courseId={1004}
        defaultSelection={{ matrix, projectId }}
        defaultPlace={defaultPlace}
        goalsHref={(id) => `#course-${id}`}
        requirementsHref="#requirements"
      />
    </ToastProvider>,
  );
}

/** The accessible name of the focused control. */
const focused = () => document.activeElement?.textContent;

/** The heads of the cell with the focus: of its row, and of its column. */
function focusedHeads() {
  const cell = document.activeElement?.closest('[role="gridcell"]');
  const row = cell?.parentElement?.querySelector('[role="rowheader"]')?.textContent;
  const columns = cell
    ?.closest('[role="grid"]')
    ?.querySelectorAll(`[role="columnheader"][aria-colindex="${cell.getAttribute('aria-colindex')}"]`);
  return `${row} × ${[...(columns ?? [])].at(-1)?.textContent}`;
}

describe('a jump to the matrices', () => {
  it.each<[string, FindingPlace, RegExp]>([
    ['the very cell of a goal without strength', { matrix: 'major', row: '1004', column: '1105' }, /数据结构.*× 2\.2/],
    ['the row of a chapter', { matrix: 'course', row: '1063' }, /栈与队列.*×/],
    ['the row of a point', { matrix: 'project', projectId: placed.projectId, row: placeKey(placed), column: 'hours' }, /哈夫曼树.*× 学时/],
  ])('comes to %s', async (_, place, name) => {
    await arriveAt(place);
    await expect.poll(focusedHeads).toMatch(name);
  });

  it('comes to the column of a task goal whose chapter is not said', async () => {
    const goal = sampleMatrices.taskGoals.find(({ projectId }) => projectId === placed.projectId)!;
    await arriveAt({ matrix: 'project', column: String(goal.id) });
    await expect.poll(focusedHeads).toMatch(new RegExp(`× T1.*${goal.description.slice(0, 8)}`));
  });

  it('comes to the way to the task goals of a chapter', async () => {
    await arriveAt({ matrix: 'project', projectId: 1065, column: 'taskGoals' });
    await expect.poll(focused).toBe('添加任务目标');
  });

  it('comes where points are placed from a chapter that has none', async () => {
    await arriveAt({ matrix: 'project', projectId: 1064 }, keepNothingPlaced);
    await expect.poll(focused).toBe('去课程矩阵放置课点');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('tab', { name: '课程矩阵' })).toHaveAttribute('aria-selected', 'true');
    await expect.poll(focusedHeads).toMatch(/树与二叉树.*×/);
  });

  it('comes to what a course matrix without columns needs first', async () => {
    await arriveAt({ matrix: 'course', row: '1061' }, (college) => {
      keepNothingPlaced(college);
      college.state.bindings = [];
    });
    await expect.poll(focused).toBe('去专业矩阵');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('tab', { name: '专业矩阵' })).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('gridcell');
  });

  it.each<[string, FindingPlace, (college: College) => void, string]>([
    ['chapters', { matrix: 'course' }, keepNoChapters, '去课程单元'],
    ['indicator points', { matrix: 'major' }, keepNoIndicators, '去毕业要求'],
  ])('comes to the link that leads to the missing %s', async (_, place, prepare, link) => {
    await arriveAt(place, prepare);
    await expect.poll(focused).toBe(link);
  });
});
