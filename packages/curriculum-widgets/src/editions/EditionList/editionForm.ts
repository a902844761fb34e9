import { textLimits, type StartEditionRequest } from '@college/curriculum-model';

/** Most characters of a name. */
export const longestName = 60;
/** The years for which an edition may be. */
export const years = { from: 1900, to: 2200 };

/** What is typed into the fields of a draft. */
export interface EditionValues {
  name: string;
  entryYear: string;
  reason: string;
}

/** What is wrong with a field; absent where it is right. */
export interface EditionProblems {
  name?: 'missing' | 'tooLong';
  entryYear?: 'wrong';
  reason?: 'tooLong';
}

/** What people said of an edition. */
export type DescribedEdition = Pick<StartEditionRequest, 'name' | 'entryYear' | 'reason'>;

/** The fields of an edition as they are edited; empty for a new one. */
export function valuesOf(edition?: DescribedEdition): EditionValues {
  return { name: edition?.name ?? '', entryYear: String(edition?.entryYear ?? ''), reason: edition?.reason ?? '' };
}

/** What an edition is described for: a draft may be for no year, a published one is for one. */
export interface FormOptions {
  isYearRequired?: boolean;
}

/** What stands against saving. */
export function problemsOf({ name, entryYear, reason }: EditionValues, { isYearRequired = false }: FormOptions = {}): EditionProblems {
  const trimmed = name.trim();
  const year = Number(entryYear);
  const isYear = entryYear === '' ? !isYearRequired : Number.isInteger(year) && year >= years.from && year <= years.to;
  return {
    ...(trimmed === '' ? { name: 'missing' as const } : trimmed.length > longestName ? { name: 'tooLong' as const } : {}),
    ...(isYear ? {} : { entryYear: 'wrong' as const }),
    ...(reason.length > textLimits.paragraph ? { reason: 'tooLong' as const } : {}),
  };
}

/** What is sent: texts without the spaces around them, no year where none is typed. */
export function wishOf({ name, entryYear, reason }: EditionValues): DescribedEdition & { entryYear: number | null } {
  return { name: name.trim(), entryYear: entryYear === '' ? null : Number(entryYear), reason: reason.trim() };
}
