import { z } from 'zod';
import { formFindings } from '../fields';
import type { Bilingual } from '../language';
import { eachOf, namesOf } from '../records/deriveFields';
import { wireNamesOf } from '../records/fieldLabels';
import { accountFields } from '../records/person';
import { passwordFault } from './password';
import { passwordMessages } from './passwordMessages';
import { signInName } from './signInName';
import { newUserSchema, type NewUser } from './user';

/** Most people that one call takes. */
export const maxNewUsers = 5000;

/** The columns of a list of new people. */
export const newUserFields = namesOf(accountFields);
export type NewUserField = (typeof newUserFields)[number];

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]).optional();

/** One row as it was sent: wrong values are named row by row instead of refusing the list at its first one. */
export const newUserRowSchema = z.object(eachOf(newUserFields, () => cell));
export type NewUserRow = z.infer<typeof newUserRowSchema>;
/** Body of /manage/insertNewUser. */
export const newUserListSchema = z.array(newUserRowSchema).min(1).max(maxNewUsers);

/** What is wrong with one row; rows count from 1. */
export interface NewUserFault {
  row: number;
  field: NewUserField;
  message: Bilingual;
}

/** The same as it travels, in the reader's language. */
export const newUserFaultSchema = z.object({ row: z.int().min(1), field: z.enum(newUserFields), message: z.string() });
export type PresentedNewUserFault = z.infer<typeof newUserFaultSchema>;

/** A list of new people, read: who can be added, and what is wrong with the others. */
export interface NewUserReading {
  good: { row: number; user: NewUser }[];
  faults: NewUserFault[];
}

/** What is wrong with the rows by themselves, in their order; whether an address is taken elsewhere only the server knows. */
export function checkNewUsers(rows: readonly NewUserRow[]): NewUserFault[] {
  return readNewUsers(rows).faults;
}

/** Reads a list of new people. Of two rows with one e-mail address, or one user name, the first is good. */
export function readNewUsers(rows: readonly NewUserRow[]): NewUserReading {
  const reading: NewUserReading = { good: [], faults: [] };
  const rowOfName = new Map<string, number>();
  for (const [index, given] of rows.entries()) {
    const row = index + 1;
    const faults = faultsOf(given, row, rowOfName);
    reading.faults.push(...faults);
    if (faults.length === 0) reading.good.push({ row, user: newUserSchema.parse(withoutBlanks(given)) });
  }
  return reading;
}

function faultsOf(given: NewUserRow, row: number, rowOfName: Map<string, number>): NewUserFault[] {
  const outcome = newUserSchema.safeParse(withoutBlanks(given), { reportInput: true });
  const faults = outcome.success ? [] : schemaFaults(outcome.error, row);
  for (const field of ['email', 'userName'] as const) {
    const value = given[field];
    const name = typeof value === 'string' ? signInName(value) : '';
    if (name === '' || faults.some((fault) => fault.field === field)) continue;
    const earlier = rowOfName.get(name) ?? row;
    if (earlier === row) rowOfName.set(name, row);
    else faults.push({ row, field, message: repeated[field](earlier) });
  }
  const likeAccount = outcome.success && outcome.data.password && passwordFault(outcome.data.password, accountOf(outcome.data));
  if (likeAccount) faults.push({ row, field: 'password', message: passwordMessages[likeAccount] });
  return faults;
}

function schemaFaults(error: z.ZodError, row: number): NewUserFault[] {
  const byField = new Map<NewUserField, NewUserFault>();
  for (const { path, sentence } of formFindings(error, wireNamesOf(accountFields))) {
    const field = newUserFields.find((name) => name === path[0]);
    if (field && !byField.has(field)) byField.set(field, { row, field, message: sentence });
  }
  return [...byField.values()];
}

// A sheet leaves cells empty; an empty password means none.
function withoutBlanks(row: NewUserRow): NewUserRow {
  return { ...row, password: row.password === '' || row.password === null ? undefined : row.password };
}

function accountOf({ userName, email }: NewUser): string[] {
  return [userName, email];
}

const repeated = {
  email: (row: number): Bilingual => ({ zh: `邮箱与第 ${row} 行重复`, en: `The e-mail is the same as in row ${row}` }),
  userName: (row: number): Bilingual => ({ zh: `用户名与第 ${row} 行重复`, en: `The name is the same as in row ${row}` }),
};
