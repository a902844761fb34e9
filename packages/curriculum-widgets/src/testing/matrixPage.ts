import { majorMatrixMessages } from '../matrices/MajorMatrix/messages';
import { matrixFrameMessages } from '../matrices/MatrixFrame/messages';
import { transferPopoverMessages } from '../support/TransferPicker/popover/messages';
import type { Driver } from './Driver';
import { eitherOf, named } from './named';

/** `MatrixPage`, `MajorMatrix`, `CourseMatrix`, `ProjectMatrix` and `MatrixGrid`: the three matrices, together or each alone. */
export function matrixPage<Part>({ part, click, check, press, write, gone }: Driver<Part>) {
  const grid = part('grid');
  const saveButton = part('button', { name: named(matrixFrameMessages, 'save') });
  const codes = part('textbox', {
    name: eitherOf(
      [transferPopoverMessages.zh, transferPopoverMessages.en].flatMap(({ fieldOfPoint, fieldOfKsa }) => [fieldOfPoint, fieldOfKsa]),
    ),
  });
  const bar = part('radiogroup', { name: named(majorMatrixMessages, 'strength') });

  /** A cell of the matrix that shows, by the head of its row and its place in the row, from 1. */
  const cell = (row: string | RegExp, place: number) =>
    part('gridcell', { inside: part('row', { inside: grid, holding: { role: 'rowheader', name: row } }), place });
  const tab = (matrix: 'major' | 'course' | 'project') => part('tab', { name: named(matrixFrameMessages, matrix, { start: true }) });

  return {
    grid,
    saveButton,
    undo: part('button', { name: named(matrixFrameMessages, 'undo') }),
    redo: part('button', { name: named(matrixFrameMessages, 'redo') }),
    cell,
    tab,
    /** Shows one of the three matrices. */
    async show(matrix: 'major' | 'course' | 'project') {
      await click(tab(matrix));
    },
    /** Sets the support of a cell of the major matrix. */
    async setSupport(row: string | RegExp, place: number, strength: 'strong' | 'weak' | 'none') {
      await click(cell(row, place));
      await check(part('radio', { name: named(majorMatrixMessages, strength), inside: bar }));
    },
    /** Puts points into a cell of the course matrix, or KSA items into one of a project matrix, by codes such as `课点1★ 课点2☆`; the cell is not selected before. */
    async place(row: string | RegExp, place: number, entries: string) {
      // The first press selects, the second one opens.
      await click(cell(row, place));
      await click(cell(row, place));
      await write(codes, entries);
      await press(codes, 'Enter');
      await press(codes, 'Enter');
      await gone(codes);
    },
    /** Empties a cell. */
    async clear(row: string | RegExp, place: number) {
      await click(cell(row, place));
      await press(cell(row, place), 'Delete');
    },
    /** Saves all three. */
    async save() {
      await click(saveButton);
    },
  };
}
