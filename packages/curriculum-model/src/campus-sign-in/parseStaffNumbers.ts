import { emailHeads, headerWord } from '../users/headerWord';
import { readCells } from '../users/readCells';
import { tryStaffNumbersRequestSchema } from './staffNumbers';

/** A row of a pasted list, as it stands there. */
export interface StaffNumberRow {
  email: string;
  staffNumber: string;
}

const numberHeads: readonly string[] = ['工号', '职工号', '教工号', '人事号', 'staffnumber', 'staffid', 'employeenumber', 'employeeid'];

/**
 * Parses addresses with staff numbers from text copied from a sheet or a CSV file. The first line may name the columns in either language; without that the first two
 * columns are address and number, in the order that the first line has them. Blank lines are skipped.
 */
export function parseStaffNumbers(text: string): StaffNumberRow[] {
  const lines = readCells(text)
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
  const [first = []] = lines;
  const words = first.map(headerWord);
  const named = {
    email: words.findIndex((word) => emailHeads.includes(word)),
    number: words.findIndex((word) => numberHeads.includes(word)),
  };
  const hasHead = named.email >= 0 && named.number >= 0;
  const isNumberFirst = first[1]?.includes('@') && !first[0]?.includes('@');
  const places = hasHead ? named : isNumberFirst ? { email: 1, number: 0 } : { email: 0, number: 1 };
  return lines
    .slice(hasHead ? 1 : 0)
    .map((cells) => ({ email: cells[places.email] ?? '', staffNumber: (cells[places.number] ?? '').normalize('NFKC') }));
}

/** What cannot be sent of a row: no e-mail address, or no number; a list takes no number away. */
export function staffNumberFault({ email, staffNumber }: StaffNumberRow): 'email' | 'staffNumber' | undefined {
  const { email: emailField, staffNumber: numberField } = tryStaffNumbersRequestSchema.shape.list.element.shape;
  if (!emailField.safeParse(email).success) return 'email';
  return staffNumber === '' || !numberField.safeParse(staffNumber).success ? 'staffNumber' : undefined;
}
