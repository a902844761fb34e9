import { maxPeriod } from '../../fields/numbers';
import { textLimits } from '../../fields/textLimits';
import type { Arrangement } from './linkedMatrices';

const longest: Partial<Record<keyof Arrangement, number>> = {
  study: textLimits.line,
  teach: textLimits.line,
  product: textLimits.paragraph,
  week: 50,
};

/**
 * Whether a change of how a point is taught could be stored: what `arrangementSchema` says, as a rule without a schema, so that a matrix on a page
 * does not bring the schemas along.
 */
export function isStorableArrangement(change: Partial<Arrangement>): boolean {
  return Object.entries(change).every(([field, value]) => value === undefined || isStorable(field, value));
}

function isStorable(field: string, value: unknown): boolean {
  const max = Reflect.get(longest, field) as number | undefined;
  if (max !== undefined) return isText(value, max);
  if (field === 'theoryPeriod' || field === 'practicePeriod') return typeof value === 'number' && value >= 0 && value <= maxPeriod;
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
