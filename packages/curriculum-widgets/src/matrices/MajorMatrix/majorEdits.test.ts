import { applyMatrixEdit, bindingAt, relateValues, type LinkedMatrices, type Relate } from '@college/curriculum-model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleMatrices } from '../fakes/sampleMatrices';
import { filledRange, relatedRange, supportEdit } from './majorEdits';

const { strong, weak, none } = relateValues;
const everyRow: LinkedMatrices = { ...sampleMatrices, courses: sampleMatrices.courses.map((course) => ({ ...course, editable: true })) };
const rowIds = everyRow.courses.map(({ id }) => String(id));
const columnIds = everyRow.requirements.flatMap(({ children }) => children).map(({ id }) => String(id));
const relateAt = (matrices: LinkedMatrices, rowId: string, columnId: string): Relate =>
  bindingAt(matrices, Number(rowId), Number(columnId))?.relate ?? none;
const done = (matrices: LinkedMatrices, edit: ReturnType<typeof supportEdit>) => (edit ? applyMatrixEdit(matrices, edit) : matrices);

it.each([
  ['a key', () => relatedRange(sampleMatrices, { rowIds: ['1001'], columnIds: ['1101'] }, weak)],
  ['filling', () => filledRange(sampleMatrices, { rowIds: ['1001', '1002'], columnIds: ['1101', '1102'] }, 'right')],
])('leaves rows that can only be read as they are: %s', (_, act) => expect(act()).toBeNull());

it('is null where every cell has the value already', () => {
  expect(relatedRange(everyRow, { rowIds: ['1001'], columnIds: ['1101'] }, strong)).toBeNull();
});

it('fills rows from the first row, columns from the first column', () => {
  const down = done(everyRow, filledRange(everyRow, { rowIds: ['1004', '1005'], columnIds }, 'down'));
  expect(columnIds.map((id) => relateAt(down, '1005', id))).toEqual(columnIds.map((id) => relateAt(everyRow, '1004', id)));
  const right = done(everyRow, filledRange(everyRow, { rowIds, columnIds: ['1101', '1102', '1103'] }, 'right'));
  for (const id of rowIds) {
    expect(relateAt(right, id, '1102')).toBe(relateAt(everyRow, id, '1101'));
    expect(relateAt(right, id, '1103')).toBe(relateAt(everyRow, id, '1101'));
  }
});

it('sets the strength of every selected cell and touches no other', () => {
  const cells = fc.uniqueArray(
    fc.record({ rowId: fc.constantFrom(...rowIds), columnId: fc.constantFrom(...columnIds), relate: fc.constantFrom(strong, weak, none) }),
    { selector: ({ rowId, columnId }) => `${rowId} ${columnId}`, maxLength: 60 },
  );
  fc.assert(
    fc.property(cells, (wanted) => {
      const after = done(everyRow, supportEdit(everyRow, wanted));
      const asked = new Map(wanted.map(({ rowId, columnId, relate }) => [`${rowId} ${columnId}`, relate]));
      for (const rowId of rowIds) {
        for (const columnId of columnIds) {
          expect(relateAt(after, rowId, columnId)).toBe(asked.get(`${rowId} ${columnId}`) ?? relateAt(everyRow, rowId, columnId));
        }
      }
    }),
    { numRuns: 30 },
  );
});
