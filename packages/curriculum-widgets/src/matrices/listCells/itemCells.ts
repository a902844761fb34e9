import { relateValues, type Support } from '@college/curriculum-model';
import type { MatrixCell, MatrixItem } from '../MatrixGrid';

/** A cell that holds nothing. */
export const emptyListCell: MatrixCell = { kind: 'list', items: [] };

/** Creates cells from lists of entries, memoized by list. Strong ones come before weak ones. */
export function createItemCells<Entry extends { relate: Support }>(itemOf: (entry: Entry) => MatrixItem) {
  const known = new WeakMap<readonly Entry[], MatrixCell>();
  return (entries: readonly Entry[]): MatrixCell => {
    if (entries.length === 0) return emptyListCell;
    const found = known.get(entries);
    if (found) return found;
    const items = [relateValues.strong, relateValues.weak].flatMap((relate) =>
      entries.filter((entry) => entry.relate === relate).map(itemOf),
    );
    const cell: MatrixCell = { kind: 'list', items };
    known.set(entries, cell);
    return cell;
  };
}

/** The items of a cell; none where it holds a star or a text. */
export function itemsOfCell(cell: MatrixCell | undefined): readonly MatrixItem[] {
  return cell?.kind === 'list' ? cell.items : [];
}
