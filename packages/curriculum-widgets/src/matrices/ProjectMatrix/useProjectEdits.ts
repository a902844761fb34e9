import type { MatrixEdit, PlacedPoint } from '@college/curriculum-model';
import type { PastedCell } from '../clipboard';
import type { ReadyDesk } from '../desk';
import { entriesOf, filledFrom, relatedCells, type CellEntries, type CellLookup } from '../listCells/cellEntries';
import { useLanguage } from '../../support/useLanguage';
import type { CellRange } from '../MatrixGrid';
import { isArrangementColumn } from './arrangement';
import { arrangingOf, ksaPlacingOf, type CellText } from './projectEdits';
import { withoutUnmended, withUnmended, type Unmended } from './unmended';

interface Options {
  desk: ReadyDesk;
  placed: readonly PlacedPoint[];
  cellAt: CellLookup;
  setUnmended: (change: (unmended: Unmended) => Unmended) => void;
}

const now = () => new Date();

/** What the grid's acts do to a project matrix: KSA and texts, each as one act that can be taken back. */
export function useProjectEdits({ desk, placed, cellAt, setUnmended }: Options) {
  const language = useLanguage();

  async function act(ksas: readonly CellEntries[], texts: readonly CellText[]): Promise<void> {
    const { edit, wrong } = arrangingOf(texts, placed, { language, now });
    setUnmended((unmended) => wrong.reduce(withUnmended, withoutUnmended(unmended, texts)));
    const edits = [ksaPlacingOf(ksas, placed), edit].filter((one): one is MatrixEdit => one !== null);
    if (edits.length > 0) await desk.edit(edits.length === 1 ? edits[0]! : { type: 'together', edits });
  }

  function textAt(rowId: string, columnId: string): string {
    const cell = cellAt(rowId, columnId);
    return cell?.kind === 'text' ? cell.text : '';
  }

  return {
    place: (cell: CellEntries) => act([cell], []),
    write: (text: CellText) => (text.text.trim() === textAt(text.rowId, text.columnId) ? undefined : act([], [text])),
    /** 1, 2 and 0 over a range; blanking empties texts too. */
    relate(range: CellRange, relate: CellEntries['entries'][number]['relate']) {
      const texts = relate === -1 ? textCells(range).map((at) => ({ ...at, text: '' })) : [];
      return act(relatedCells(range, relate, cellAt), texts);
    },
    /** Ctrl+D and Ctrl+R: KSA into KSA cells, texts into texts of the same kind. */
    fill(range: CellRange, direction: 'down' | 'right') {
      const pairs = filledFrom(range, direction);
      const ksas = pairs.filter(({ from, to }) => !isArrangementColumn(from.columnId) && !isArrangementColumn(to.columnId));
      const texts = pairs.filter(
        ({ from, to }) => isText(from.columnId) && isText(to.columnId) && isHours(from.columnId) === isHours(to.columnId),
      );
      return act(
        ksas.map(({ from, to }) => ({ ...to, entries: entriesOf(cellAt(from.rowId, from.columnId)) })),
        texts.map(({ from, to }) => ({ ...to, text: textAt(from.rowId, from.columnId) })),
      );
    },
    apply(cells: readonly PastedCell[]) {
      return act(
        cells.flatMap((cell) => (cell.kind === 'list' ? [cell] : [])),
        cells.flatMap((cell) => (cell.kind === 'text' ? [cell] : [])),
      );
    },
  };
}

function textCells({ rowIds, columnIds }: CellRange) {
  return rowIds.flatMap((rowId) => columnIds.filter(isText).map((columnId) => ({ rowId, columnId })));
}

function isText(columnId: string): boolean {
  return isArrangementColumn(columnId);
}

function isHours(columnId: string): boolean {
  return columnId === 'hours';
}
