/** How much of a moment is shown. */
export type DateTimePrecision = 'day' | 'minute' | 'second';

const lengths: Record<DateTimePrecision, number> = { day: 10, minute: 16, second: 19 };
const written = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2})?)?$/;

/**
 * A moment as `YYYY-MM-DD HH:mm:ss` in local time, or null when it cannot be read.
 * Text already in that form, without a zone, is wall-clock time and is never shifted.
 */
export function formatDateTime(value: string | number | Date, precision: DateTimePrecision = 'second'): string | null {
  if (typeof value === 'string' && written.test(value.trim())) {
    const text = value.trim().replace('T', ' ');
    const whole = text.length === 10 ? `${text} 00:00:00` : text.padEnd(19, ':00');
    return whole.slice(0, lengths[precision]);
  }
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return null;
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`.slice(0, lengths[precision]);
}
