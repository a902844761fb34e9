import { maxNewUsers, type NewUserField, type NewUserRow, type PresentedNewUserFault } from '@college/curriculum-model';
import type { Grants } from './grants';
import { isBlank, withCell, withNumbers, type DefaultRight, type InsertRow } from './insertRow';

/** The progress of adding. After `checked` the errors of the server are in `told`. */
export type InsertStatus =
  | { step: 'filling' }
  | { step: 'checking' }
  | { step: 'refused' }
  | { step: 'inserting'; isOnlyValid: boolean }
  /** `hint` where they may have been added all the same. */
  | { step: 'failed'; message: string; hint: string | null }
  | { step: 'inserted'; count: number };

/** The people to be added, and what the server said about them. */
export interface InsertState {
  rows: readonly InsertRow[];
  nextKey: number;
  /** What the server found wrong, by row key; gone as soon as the row is changed. */
  refusedCells: ReadonlyMap<number, readonly PresentedNewUserFault[]>;
  defaultRight: DefaultRight;
  status: InsertStatus;
  /** How many rows of a paste or file were more than one call takes. */
  leftOut: number;
}

/** What can happen while people are added. */
export type InsertEvent =
  | { type: 'rowsRead'; rows: readonly NewUserRow[]; grants: Grants }
  /** Places that rows name were looked up. */
  | { type: 'placesKnown'; grants: Grants }
  | { type: 'rowAdded' }
  | { type: 'cellChanged'; key: number; field: NewUserField; value: string | number | undefined; grants: Grants }
  | { type: 'rowLeft'; key: number }
  | { type: 'rowDeleted'; key: number }
  | { type: 'cleared' }
  | { type: 'defaultChosen'; right: DefaultRight }
  /** Rows without a permission get the chosen one. */
  | { type: 'defaultApplied' }
  | { type: 'checkStarted' }
  | { type: 'refused'; faults: readonly PresentedNewUserFault[]; sentKeys: readonly number[] }
  | { type: 'insertStarted'; isOnlyValid: boolean }
  | { type: 'inserted'; keys: ReadonlySet<number> }
  | { type: 'failed'; message: string; hint: string | null };

/** Nobody to be added yet. */
export const emptyInsert: InsertState = {
  rows: [],
  nextKey: 1,
  refusedCells: new Map(),
  defaultRight: {},
  status: { step: 'filling' },
  leftOut: 0,
};

/** Whether rows are with the server, so that nothing may be changed. */
export function isBusy({ status }: InsertState): boolean {
  return status.step === 'checking' || status.step === 'inserting';
}

/** Rows from a sheet are appended; nothing changes during a request. */
export function insertUsersReducer(state: InsertState, event: InsertEvent): InsertState {
  if (isBusy(state) && !answers.has(event.type)) return state;
  switch (event.type) {
    case 'rowsRead':
      return rowsRead(state, event.rows, event.grants);
    case 'placesKnown':
      return {
        ...state,
        rows: state.rows.map((row) => (typeof row.relativeId === 'string' ? { ...row, ...withNumbers(row, event.grants) } : row)),
      };
    case 'rowAdded':
      if (state.rows.length >= maxNewUsers) return state;
      return filling(state, {
        rows: [...state.rows, { ...state.defaultRight, key: state.nextKey, isFresh: true }],
        nextKey: state.nextKey + 1,
      });
    case 'cellChanged':
      return filling(state, {
        rows: state.rows.map((row) => (row.key === event.key ? withCell(row, event.field, event.value, event.grants) : row)),
        refusedCells: without(state.refusedCells, event.key),
      });
    case 'rowLeft':
      return state.rows.some((row) => row.key === event.key && row.isFresh && !isBlank(row))
        ? { ...state, rows: state.rows.map((row) => (row.key === event.key ? { ...row, isFresh: false } : row)) }
        : state;
    case 'rowDeleted':
      return filling(state, {
        rows: state.rows.filter((row) => row.key !== event.key),
        refusedCells: without(state.refusedCells, event.key),
      });
    case 'cleared':
      return { ...emptyInsert, nextKey: state.nextKey, defaultRight: state.defaultRight };
    case 'defaultChosen':
      return { ...state, defaultRight: event.right };
    case 'defaultApplied':
      return filling(state, {
        rows: state.rows.map((row) => (hasNoRight(row) ? { ...row, ...state.defaultRight } : row)),
        refusedCells: new Map([...state.refusedCells].filter(([key]) => !state.rows.some((row) => row.key === key && hasNoRight(row)))),
      });
    case 'checkStarted':
      return {
        ...state,
        rows: state.rows.filter((row) => !isBlank(row)).map((row) => (row.isFresh ? { ...row, isFresh: false } : row)),
        refusedCells: new Map(),
        leftOut: 0,
        status: { step: 'checking' },
      };
    case 'refused':
      return { ...state, refusedCells: byKey(event.faults, event.sentKeys), status: { step: 'refused' } };
    case 'insertStarted':
      return { ...state, status: { step: 'inserting', isOnlyValid: event.isOnlyValid } };
    case 'inserted':
      return {
        ...state,
        rows: state.rows.filter((row) => !event.keys.has(row.key)),
        status: { step: 'inserted', count: event.keys.size },
      };
    case 'failed':
      return { ...state, status: { step: 'failed', message: event.message, hint: event.hint } };
  }
}

const answers = new Set<InsertEvent['type']>(['refused', 'insertStarted', 'inserted', 'failed']);

function filling(state: InsertState, change: Partial<InsertState>): InsertState {
  return { ...state, ...change, status: state.status.step === 'refused' ? state.status : { step: 'filling' } };
}

function rowsRead(state: InsertState, read: readonly NewUserRow[], grants: Grants): InsertState {
  // A blank row added by hand would be a gap above the pasted rows.
  const standing = state.rows.filter((row) => !isBlank(row));
  const room = Math.max(0, maxNewUsers - standing.length);
  const added = read.slice(0, room).map((row, index): InsertRow => {
    const numbered = withNumbers(row, grants);
    return { ...(hasNoRight(numbered) ? { ...numbered, ...state.defaultRight } : numbered), key: state.nextKey + index, isFresh: false };
  });
  return filling(state, {
    rows: [...standing, ...added],
    nextKey: state.nextKey + added.length,
    leftOut: read.length - added.length,
  });
}

function hasNoRight(row: NewUserRow): boolean {
  return row.permissionId === undefined && row.relativeId === undefined;
}

function without<Value>(map: ReadonlyMap<number, Value>, key: number): ReadonlyMap<number, Value> {
  if (!map.has(key)) return map;
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}

function byKey(
  faults: readonly PresentedNewUserFault[],
  sentKeys: readonly number[],
): ReadonlyMap<number, readonly PresentedNewUserFault[]> {
  const refusedCells = new Map<number, PresentedNewUserFault[]>();
  for (const fault of faults) {
    const key = sentKeys[fault.row - 1];
    if (key !== undefined) refusedCells.set(key, [...(refusedCells.get(key) ?? []), fault]);
  }
  return refusedCells;
}
