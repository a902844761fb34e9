/** What a text means as a number: null is nothing written, NaN cannot be read. */
export type NumberReading = number | null;

/** The limits a number must keep. */
export interface NumberLimits {
  min?: number;
  max?: number;
  /** How many digits may follow the decimal sign. */
  precision: number;
}

/** Why a reading is not acceptable. */
export type NumberProblem = 'unreadable' | 'tooSmall' | 'tooLarge' | 'tooPrecise';

function signsOf(locale: string) {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.8);
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  return { group: sign('group'), decimal: sign('decimal') };
}

/** Reads a number as people of a locale write it; full-width figures and a Chinese full stop are understood. */
export function readNumber(text: string, locale: string): NumberReading {
  const { group, decimal } = signsOf(locale);
  const plain = text.normalize('NFKC').replaceAll('−', '-').replaceAll('。', '.').replace(/\s/g, '');
  if (plain === '') return null;
  const [whole = '', fraction, ...more] = plain.split(decimal);
  const isGrouped = group !== '' && whole.includes(group);
  const digits = isGrouped ? whole.replaceAll(group, '') : whole;
  const groupsAreRight = !isGrouped || new RegExp(`^[+-]?\\d{1,3}(?:\\${group}\\d{3})+$`).test(whole);
  if (more.length > 0 || !groupsAreRight || !/^[+-]?\d*$/.test(digits) || !/^\d*$/.test(fraction ?? '')) return Number.NaN;
  if (!/\d/.test(digits + (fraction ?? ''))) return Number.NaN;
  return Number(`${digits || '0'}.${fraction || '0'}`.replace(/^([+-])\./, '$10.'));
}

/** Writes a number as people of a locale read it; nothing for null and for what cannot be read. */
export function writeNumber(value: NumberReading, locale: string, precision: number): string {
  if (value === null || Number.isNaN(value)) return '';
  // A value outside the allowed precision is shown as it is: rounding here would hide it.
  return new Intl.NumberFormat(locale, { maximumFractionDigits: Math.max(precision, 10) }).format(value);
}

/** The first limit that a number breaks, or null. */
export function problemOf(value: NumberReading, { min, max, precision }: NumberLimits): NumberProblem | null {
  if (value === null) return null;
  if (Number.isNaN(value)) return 'unreadable';
  if (min !== undefined && value < min) return 'tooSmall';
  if (max !== undefined && value > max) return 'tooLarge';
  return Number(value.toFixed(precision)) === value ? null : 'tooPrecise';
}

/** The number one or more steps on, kept inside the limits. */
export function stepped(value: NumberReading, by: number, { min, max, precision }: NumberLimits): number {
  const from = value === null || Number.isNaN(value) ? (min ?? 0) : value;
  const next = Number((from + by).toFixed(precision));
  return Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, next));
}
