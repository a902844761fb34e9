import type { CampusValues } from './campusDryRun';
import type { CampusBand, CampusProvider, CampusRow } from './campusProvider';

/** The longest staff number; what is longer is none. */
export const staffNumberLimit = 100;

/** What the attributes of a provider say of somebody. */
export interface MappedPerson {
  userName: string;
  email: string;
  isEmailVerified: boolean;
  staffNumber: string;
  departmentId: number | null;
  /** The row that named the department; null where none did. */
  departmentRow: number | null;
  band: CampusBand | null;
  bandRow: number | null;
}

/** Reads somebody from attributes by the table of a provider. Names of attributes count whole and with their case, as providers write them. */
export function mapPerson(
  { attributes, rows, otherBand }: Pick<CampusProvider, 'attributes' | 'rows' | 'otherBand'>,
  values: CampusValues,
): MappedPerson {
  const first = (name: string) => (name === '' ? '' : (valuesOf(values, name)[0]?.trim() ?? ''));
  const staffNumber = first(attributes.staffNumber);
  const departmentRow = indexOf(rows, (row) => row.departmentId !== null && matchesRow(row, values));
  const bandRow = indexOf(rows, (row) => row.band !== null && matchesRow(row, values));
  return {
    userName: first(attributes.userName),
    email: first(attributes.email),
    isEmailVerified: first(attributes.emailVerified).toLowerCase() === 'true',
    staffNumber: staffNumber.length > staffNumberLimit ? '' : staffNumber,
    departmentId: departmentRow === null ? null : (rows[departmentRow]?.departmentId ?? null),
    departmentRow,
    band: bandRow === null ? otherBand : (rows[bandRow]?.band ?? null),
    bandRow,
  };
}

/** Whether somebody with these attributes has the value of a row. */
export function matchesRow({ attribute, value }: Pick<CampusRow, 'attribute' | 'value'>, values: CampusValues): boolean {
  const wanted = comparable(value);
  const beginning = wanted.endsWith('*') ? wanted.slice(0, -1) : undefined;
  return valuesOf(values, attribute)
    .map(comparable)
    .some((given) => (beginning === undefined ? given === wanted : given.startsWith(beginning)));
}

function valuesOf(values: CampusValues, name: string): readonly string[] {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}

function comparable(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

function indexOf(rows: readonly CampusRow[], isIt: (row: CampusRow) => boolean): number | null {
  const index = rows.findIndex(isIt);
  return index === -1 ? null : index;
}
