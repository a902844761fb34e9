import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { grid } from '../../matrices/MatrixGrid/gridInPage';
import { coursePlaces, matrixPlaces, syllabusPlaces } from './livePlaces';

const cellAt = (row: number, column: number) =>
  document.querySelector(`[data-row="${row}"] [role="gridcell"][aria-colindex="${column + 2}"]`)!;

it.each([false, true])('names a cell by its row and column, also where the matrix is turned (%s)', async (isTransposed) => {
  await render(<div role="tabpanel">{grid({ isTransposed })}</div>);
  await expect.poll(() => cellAt(1, 2)).not.toBeNull();
  const places = matrixPlaces({ matrix: 'course', courseId: 1004 });
  const field = places.fieldOf(cellAt(1, 2))!;
  const [line, head] = [
    cellAt(1, 2).closest<HTMLElement>('[role="row"]')!.dataset.id,
    document.querySelector<HTMLElement>('[data-id][aria-colindex="4"]')!.dataset.id,
  ];
  expect(field).toBe(`courseMatrix:1004/${isTransposed ? `${head}/${line}` : `${line}/${head}`}`);
  expect(places.elementOf(field)).toBe(cellAt(1, 2));
  expect(places.nameOf(field)).toContain(' × ');
  // A cell of another matrix, or of another course, is not here.
  expect(matrixPlaces({ matrix: 'course', courseId: 1005 }).elementOf(field)).toBeNull();
  expect(matrixPlaces({ matrix: 'project', courseId: 1004, projectId: 7 }).elementOf(field)).toBeNull();
  expect(places.fieldOf(document.querySelector('button')!)).toBeNull();
});

it('takes a window over the page for the field from which it was opened', async () => {
  await render(
    <>
      <div data-place="name">
        <label htmlFor="name">名称 *</label>
        <input id="name" />
      </div>
      <section data-place="goals">
        <h2>教学目标</h2>
        <button type="button">新增</button>
      </section>
      <div data-field="phone">
        <input aria-label="电话" />
      </div>
      <div role="dialog" aria-label="编辑">
        <textarea aria-label="文本" />
      </div>
      <input aria-label="搜索" />
    </>,
  );
  const find = (selector: string) => document.querySelector(selector)!;
  const places = coursePlaces(1004);
  expect(places.fieldOf(find('#name'))).toBe('course:1004#name');
  expect(places.nameOf('course:1004#name')).toBe('名称');
  expect(places.fieldOf(find('section button'))).toBe('course:1004#goals');
  expect(places.elementOf('course:1004#goals')).toBe(find('h2'));
  expect(places.nameOf('course:1004#goals')).toBe('教学目标');
  expect(places.fieldOf(find('textarea'))).toBeUndefined();
  expect(places.fieldOf(find('[aria-label="搜索"]'))).toBeNull();
  expect(places.elementOf('course:1005#name')).toBeNull();
  expect(syllabusPlaces(1004, 'zh').fieldOf(find('[aria-label="电话"]'))).toBe('report:1004#phone');
  expect(syllabusPlaces(1004, 'en').nameOf('report:1004#phone')).toMatch(/phone/i);
  expect(syllabusPlaces(1004, 'en').elementOf('report:1004#"]')).toBeNull();
});
