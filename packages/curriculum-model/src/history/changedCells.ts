import { rowOf, rowsOf } from './reading';

const technical = new Set(['id', 'version', 'createdBy', 'createTime', 'updateTime', 'deletedAt', 'courseUnitId']);

/**
 * Two states of a matrix with only those entries that differ: a save changes a few of a thousand, and each of the others would have to be
 * put into words only to be found the same.
 */
export function changedCells(before: unknown, after: unknown): [before: unknown, after: unknown] {
  const [was, is] = [signaturesOf(before), signaturesOf(after)];
  return [
    { ...rowOf(before), cells: rowsOf(rowOf(before).cells).filter((_, index) => !is.known.has(was.list[index] ?? '')) },
    { ...rowOf(after), cells: rowsOf(rowOf(after).cells).filter((_, index) => !was.known.has(is.list[index] ?? '')) },
  ];
}

function signaturesOf(state: unknown) {
  const list = rowsOf(rowOf(state).cells).map((cell) => {
    const fields = Object.entries(cell).filter(([name]) => !technical.has(name));
    return JSON.stringify(fields.toSorted(([left], [right]) => (left < right ? -1 : 1)));
  });
  return { list, known: new Set(list) };
}
