import type {
  SetStaffNumbersReply,
  SetStaffNumbersRequest,
  StaffNumberProblem,
  TryStaffNumbersReply,
  TryStaffNumbersRequest,
} from './staffNumbers';

/** An account of the college, as far as staff numbers go. */
export interface NumberedAccount {
  id: number;
  email: string;
  /** Empty for none. */
  staffNumber: string;
}

/** What becomes of a row, and why it is not stored. */
interface JudgedRow {
  problem: StaffNumberProblem | 'repeated' | null;
  /** The number of its account before. */
  now: string;
  ownerEmail: string | null;
}

/** Says what setting these numbers would do, whatever numbers the accounts have. `accounts` are those that the rows name, and those that have one of their numbers. */
export function judgeStaffNumbers({ list }: TryStaffNumbersRequest, accounts: readonly NumberedAccount[]): TryStaffNumbersReply {
  const { rows } = goThrough(
    list.map(({ email, staffNumber }) => ({ email, staffNumber })),
    accounts,
  );
  return {
    rows: rows.map(({ problem, now, ownerEmail }, index) => {
      if (problem === 'different') throw new Error('a row that names no number differs from none');
      return { outcome: problem ?? (now === list[index]?.staffNumber ? 'unchanged' : 'set'), now, ownerEmail };
    }),
  };
}

/** The numbers that accounts get, by their ids, and the rows that are not stored; a row that does not say which number was there takes it for none. */
export function decideStaffNumbers(
  { list }: SetStaffNumbersRequest,
  accounts: readonly NumberedAccount[],
): { after: ReadonlyMap<number, string>; reply: SetStaffNumbersReply } {
  const { rows, after } = goThrough(
    list.map(({ was = '', ...row }) => ({ ...row, was })),
    accounts,
  );
  const problems = rows.flatMap(({ problem, now }, index) =>
    problem === null || problem === 'repeated' ? [] : [{ row: index + 1, problem, now }],
  );
  return { after, reply: { stored: list.length - problems.length, problems } };
}

/** Goes through the rows in their order, each on top of those before it: an account gets the number where it has the one that was read and nobody else has the new one. */
function goThrough(
  list: SetStaffNumbersRequest['list'],
  accounts: readonly NumberedAccount[],
): { rows: JudgedRow[]; after: Map<number, string> } {
  const byEmail = new Map(accounts.map((one) => [one.email.toLowerCase(), one]));
  const ownerOf = new Map(accounts.flatMap((one) => (one.staffNumber === '' ? [] : [[one.staffNumber, one] as const])));
  const after = new Map<number, string>();
  const rows = list.map(({ email, staffNumber, was }): JudgedRow => {
    const account = byEmail.get(email.toLowerCase());
    if (!account) return { problem: 'unknown', now: '', ownerEmail: null };
    const now = after.get(account.id) ?? account.staffNumber;
    const judged = (problem: JudgedRow['problem'], ownerEmail: string | null = null): JudgedRow => ({ problem, now, ownerEmail });
    if (was === undefined && after.has(account.id)) return { ...judged('repeated'), now: account.staffNumber };
    if (was !== undefined && now !== was && now !== staffNumber) return judged('different');
    const owner = ownerOf.get(staffNumber);
    if (owner && owner.id !== account.id) return judged('taken', owner.email);
    ownerOf.delete(now);
    if (staffNumber !== '') ownerOf.set(staffNumber, account);
    after.set(account.id, staffNumber);
    return judged(null);
  });
  return { rows, after };
}
