import {
  bindingsOfCourse,
  isCourseEditable,
  relateValues,
  type CourseBinding,
  type LinkedMatrices,
  type MajorMatrixCourse,
} from '@college/curriculum-model';
import type { MatrixAxis, MatrixCell, MatrixRow } from '../MatrixGrid';

const { strong, weak, none } = relateValues;

/** Every cell of the major matrix is one of these, so that a cell that did not change is the same object. */
const blank: MatrixCell = { kind: 'support', relate: none };
const filled: Record<0 | 1, { bound: MatrixCell; bare: MatrixCell }> = {
  0: { bound: { kind: 'support', relate: strong }, bare: { kind: 'support', relate: strong, isBare: true } },
  1: { bound: { kind: 'support', relate: weak }, bare: { kind: 'support', relate: weak, isBare: true } },
};

interface Known {
  bindings: ReadonlyMap<number, CourseBinding>;
  columns: MatrixAxis;
  isReadOnly: boolean;
  isCurrent: boolean;
  row: MatrixRow;
}

/** What a cell shows of its binding; one without a goal is drawn bare. */
export function majorCell(binding: CourseBinding | undefined): MatrixCell {
  if (!binding) return blank;
  const { bound, bare } = filled[binding.relate];
  return binding.goals.length === 0 ? bare : bound;
}

/** Makes the rows of the major matrix; after a change only the rows in which something changed are new objects. */
export function createMajorRows() {
  let known = new Map<number, Known>();
  let last: { inputs: readonly unknown[]; rows: readonly MatrixRow[] } | undefined;

  return (matrices: LinkedMatrices, columns: MatrixAxis): readonly MatrixRow[] => {
    const inputs = [matrices.courses, matrices.bindings, matrices.courseId, columns];
    if (last && inputs.every((input, index) => input === last?.inputs[index])) return last.rows;
    const next = new Map<number, Known>();
    const requireIds = columns.heads.map(({ id }) => Number(id));
    const rows = matrices.courses.map((course) => {
      const fresh = traits(matrices, course, columns);
      const before = known.get(course.id);
      const row = before && isSame(before, fresh) ? before.row : build(course, fresh, requireIds);
      next.set(course.id, { ...fresh, row });
      return row;
    });
    known = next;
    // Placing a point leaves the major matrix as it is, to the very list.
    const isSameList = last && last.rows.length === rows.length && rows.every((row, index) => row === last?.rows[index]);
    last = { inputs, rows: isSameList && last ? last.rows : rows };
    return last.rows;
  };
}

function traits(matrices: LinkedMatrices, { id }: MajorMatrixCourse, columns: MatrixAxis): Omit<Known, 'row'> {
  return {
    bindings: bindingsOfCourse(matrices, id),
    columns,
    isReadOnly: !isCourseEditable(matrices, id),
    isCurrent: id === matrices.courseId,
  };
}

function isSame(one: Known, other: Omit<Known, 'row'>): boolean {
  return (
    one.bindings === other.bindings &&
    one.columns === other.columns &&
    one.isReadOnly === other.isReadOnly &&
    one.isCurrent === other.isCurrent
  );
}

function build(
  { id }: MajorMatrixCourse,
  { bindings, isReadOnly, isCurrent }: Omit<Known, 'row'>,
  requireIds: readonly number[],
): MatrixRow {
  return { id: String(id), cells: requireIds.map((requireId) => majorCell(bindings.get(requireId))), isReadOnly, isCurrent };
}
