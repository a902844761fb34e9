import {
  mostStaffNumbers,
  staffNumberFault,
  type SetStaffNumbersReply,
  type SetStaffNumbersRequest,
  type StaffNumberOutcome,
  type StaffNumberProblem,
  type StaffNumberRow,
  type TryStaffNumbersReply,
} from '@college/curriculum-model';

/** What becomes of a row: what the dry run or the save says, or what keeps it from being sent. */
export type RowOutcome = StaffNumberOutcome | StaffNumberProblem | 'stored' | 'email' | 'staffNumber';

/** A row of the list with what becomes of it. */
export interface JudgedRow extends StaffNumberRow {
  /** Its place in the list, from 1. */
  row: number;
  outcome: RowOutcome;
  /** The number that the account has, empty for none. */
  now: string;
  ownerEmail: string | null;
}

/** The rows that can be tried, and how many are more than one call takes. */
export function sendableRows(read: readonly StaffNumberRow[]): {
  rows: readonly StaffNumberRow[];
  sent: StaffNumberRow[];
  leftOut: number;
} {
  const rows = read.slice(0, mostStaffNumbers);
  return { rows, sent: rows.filter((row) => staffNumberFault(row) === undefined), leftOut: read.length - rows.length };
}

/** The rows with the answers of the dry run, which has only those that could be sent. */
export function judgedRows(rows: readonly StaffNumberRow[], answered: TryStaffNumbersReply['rows']): JudgedRow[] {
  const answers = answered.values();
  return rows.map((one, index) => {
    const row = { ...one, row: index + 1, now: '', ownerEmail: null };
    const fault = staffNumberFault(one);
    if (fault) return { ...row, outcome: fault };
    const answer = answers.next().value;
    return answer ? { ...row, ...answer } : { ...row, outcome: 'unknown' };
  });
}

/** What is sent to be stored: each number with the one that was there at the dry run. */
export function requestOf(rows: readonly JudgedRow[]): SetStaffNumbersRequest {
  return { list: toStore(rows).map(({ email, staffNumber, now }) => ({ email, staffNumber, was: now })) };
}

/** The rows after the save, which answers those that were sent by their places. */
export function storedRows(rows: readonly JudgedRow[], { problems }: SetStaffNumbersReply): JudgedRow[] {
  const byRow = new Map(problems.map((one) => [one.row, one]));
  const sent = new Map(toStore(rows).map(({ row }, index) => [row, byRow.get(index + 1)]));
  return rows.map((row) => {
    if (!sent.has(row.row)) return row;
    const problem = sent.get(row.row);
    return problem
      ? { ...row, outcome: problem.problem, now: problem.now, ownerEmail: null }
      : { ...row, outcome: 'stored', now: row.staffNumber };
  });
}

const ranks: Partial<Record<RowOutcome, number>> = { set: 1, stored: 2, unchanged: 3 };

/** The rows as they are shown: what will not be stored first, then what will, each in the order of the list. */
export function shownRows(rows: readonly JudgedRow[]): JudgedRow[] {
  return rows.toSorted((one, other) => (ranks[one.outcome] ?? 0) - (ranks[other.outcome] ?? 0));
}

/** How many rows will be or were stored, have their number already, and have a problem. */
export function countsOf(rows: readonly JudgedRow[]): { set: number; unchanged: number; wrong: number } {
  const set = rows.filter(({ outcome }) => outcome === 'set').length;
  const unchanged = rows.filter(({ outcome }) => outcome === 'unchanged').length;
  return { set, unchanged, wrong: rows.filter(({ outcome }) => ranks[outcome] === undefined).length };
}

function toStore(rows: readonly JudgedRow[]): JudgedRow[] {
  return rows.filter(({ outcome }) => outcome === 'set');
}
