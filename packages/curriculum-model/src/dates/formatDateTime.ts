/** How much of a moment is shown. */
export type DateTimePrecision = 'day' | 'minute' | 'second';

/** The time zone in which times are formatted. */
export interface WallClock {
  /** IANA name of the time zone, such as `Asia/Shanghai`. */
  timeZone: string;
  /** @default 'second' */
  precision?: DateTimePrecision;
}

const lengths: Record<DateTimePrecision, number> = { day: 10, minute: 16, second: 19 };
const written = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::(\d{2}))?(?:\.\d+)?)?$/;
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * `YYYY-MM-DD HH:mm:ss` in a time zone (core §2); an empty text for anything that is not a time. Text without a zone is local time already and is never
 * shifted.
 */
export function formatDateTime(value: string | number | Date | null | undefined, { timeZone, precision = 'second' }: WallClock): string {
  if (value === null || value === undefined || value === '') return '';
  return wholeText(value, timeZone).slice(0, lengths[precision]);
}

function wholeText(value: string | number | Date, timeZone: string): string {
  const read = typeof value === 'string' ? written.exec(value.trim()) : null;
  if (read) return `${read[1]} ${read[2] ?? '00:00'}:${read[3] ?? '00'}`;
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return '';
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map((part) => [part.type, part.value]),
  );
  return `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}:${parts.second}`;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const kept = formats.get(timeZone);
  if (kept) return kept;
  const format = new Intl.DateTimeFormat('en-CA-u-ca-iso8601-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}
