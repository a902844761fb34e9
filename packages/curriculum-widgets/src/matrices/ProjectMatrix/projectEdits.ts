import { placeKey, placeOf, type Arrangement, type Language, type MatrixEdit, type PlacedPoint } from '@college/curriculum-model';
import type { CellEntries } from '../listCells/cellEntries';
import { isArrangementColumn, readArrangement, type ArrangementColumn } from './arrangement';
import type { UnmendedText } from './unmended';

/** A text for a cell of the teaching arrangement. */
export interface CellText {
  rowId: string;
  columnId: string;
  text: string;
}

/** What texts become: one act, and those that cannot be stored. */
interface ReadTexts {
  edit: MatrixEdit | null;
  wrong: readonly UnmendedText[];
}

/** KSA cells as one act; null when there is nothing to do. */
export function ksaPlacingOf(cells: readonly CellEntries[], placed: readonly PlacedPoint[]): MatrixEdit | null {
  const places = placesById(placed);
  const known = cells.flatMap(({ rowId, columnId, entries }) => {
    const place = places.get(rowId);
    return place && !isArrangementColumn(columnId) ? [{ place: placeOf(place), taskGoalId: Number(columnId), entries }] : [];
  });
  return known.length > 0 ? { type: 'ksasPlaced', cells: known } : null;
}

/** Texts as one act: changes of one row go together. */
export function arrangingOf(
  texts: readonly CellText[],
  placed: readonly PlacedPoint[],
  how: { language: Language; now: () => Date },
): ReadTexts {
  const places = placesById(placed);
  const changes = new Map<string, Partial<Arrangement>>();
  const wrong: UnmendedText[] = [];
  for (const { rowId, columnId, text } of texts) {
    const place = places.get(rowId);
    if (!place || !isArrangementColumn(columnId)) continue;
    const earlier = changes.get(rowId);
    const read = readArrangement({ translations: earlier?.translations ?? place.translations }, columnId, text, how);
    if ('problem' in read) wrong.push(wrongOf(rowId, columnId, text, read.problem));
    else changes.set(rowId, { ...earlier, ...read.change });
  }
  const rows = [...changes].map(([rowId, change]) => ({ place: placeOf(places.get(rowId)!), change }));
  return { edit: rows.length > 0 ? { type: 'arranged', rows } : null, wrong };
}

function wrongOf(rowId: string, column: ArrangementColumn, text: string, problem: UnmendedText['problem']): UnmendedText {
  return { rowId, column, text, problem };
}

function placesById(placed: readonly PlacedPoint[]): ReadonlyMap<string, PlacedPoint> {
  return new Map(placed.map((place) => [placeKey(place), place]));
}
