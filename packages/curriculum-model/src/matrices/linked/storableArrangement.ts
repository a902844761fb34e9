import { hasFewDecimals, maxPeriod } from '../../fields/numbers';
import { textLimits } from '../../fields/textLimits';
import { courseCellFields } from '../../records/courseCell';
import type { FieldTable } from '../../records/fieldTable';
import type { Arrangement } from './linkedMatrices';

/**
 * Whether a change of how a point is taught could be stored: `arrangementSchema` as a plain rule, so that a page with a matrix does not load the schemas.
 */
export function isStorableArrangement(change: Partial<Arrangement>): boolean {
  return Object.entries(change).every(([field, value]) => value === undefined || isStorable(field, value));
}

function isStorable(field: string, value: unknown): boolean {
  const table: FieldTable = courseCellFields;
  const own = table[field];
  if (own?.kind === 'text') return isText(value, own.maxLength);
  if (own) return typeof value === 'number' && value >= 0 && value <= maxPeriod && hasFewDecimals(value);
  if (field === 'translations') return areTranslations(value);
  return true;
}

function isText(value: unknown, max: number) {
  return typeof value === 'string' && value.length <= max && !value.includes('\u0000');
}

function areTranslations(value: unknown) {
  if (!isRecord(value)) return false;
  const { en = {} } = value;
  return (
    isRecord(en) &&
    Object.entries(en).every(([field, text]) => field.length <= 64 && isRecord(text) && isText(text.text, textLimits.article))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
