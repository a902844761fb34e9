import type { StateRecord, StateRecordKind, Translations } from '@college/curriculum-model';
import type { MockState } from '../../mock-api/mockState';
import { lineageOf, writeDerivation } from './lineage';
import { rowValues } from './rowFields';

interface NumberedRow {
  id: number;
  translations?: Translations;
}

/**
 * Makes rows of records: the stored row of the same lineage with what the record says, else a new one, whose id is the lineage itself where no other edition has that row.
 */
export function rowMaker<Row extends NumberedRow>(
  mock: MockState,
  kind: StateRecordKind,
  stored: readonly Row[],
  isTaken: (id: number) => boolean,
) {
  const known = new Map(stored.map((row) => [String(lineageOf(mock, row.id)), row]));
  return (record: StateRecord, blank: Omit<Row, 'id'>): Row => {
    const before = known.get(record.key);
    const id = before?.id ?? newId(mock, Number(record.key), isTaken);
    writeDerivation(mock, kind, id, record.fields);
    // The fields of the record are those of the row.
    return { ...blank, ...before, ...rowValues(kind, record, before, mock.now()), id } as Row;
  };
}

function newId(mock: MockState, lineage: number, isTaken: (id: number) => boolean): number {
  if (!isTaken(lineage)) return lineage;
  const id = mock.nextId();
  mock.lineages.set(id, lineage);
  return id;
}
