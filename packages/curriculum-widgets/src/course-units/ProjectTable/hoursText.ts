/** Most hours of one row (four figures). */
export const MAX_HOURS = 9999;

/** Typed hours: a figure, or why it is none. */
export type HoursText = { hours: number; problem?: undefined } | { hours?: undefined; problem: 'negative' | 'notNumber' | 'tooMany' };

/** Reads typed hours; nothing typed is 0, and full-width figures of an input method count as figures. */
export function readHours(typed: string): HoursText {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return { hours: 0 };
  if (/^[-−–]/.test(text)) return { problem: 'negative' };
  if (!/^(\d+\.?\d{0,2}|\.\d{1,2})$/.test(text)) return { problem: 'notNumber' };
  const hours = Number(text);
  return hours > MAX_HOURS ? { problem: 'tooMany' } : { hours };
}
