/** Where the college's clocks stand; times without a zone are read and shown here. */
export const campusTimeZone = 'Asia/Shanghai';

const written = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::(\d{2}))?(?:\.\d+)?)?$/;
const formats = new Map<string, Intl.DateTimeFormat>();

/** `YYYY-MM-DD HH:mm:ss` in the given time zone (core §2); what is no time at all gives an empty text. */
export function formatDateTime(value: string | number | Date | null | undefined, timeZone: string = campusTimeZone): string {
  if (value === null || value === undefined || value === '') return '';
  const local = typeof value === 'string' ? written.exec(value.trim()) : null;
  // A time without a zone is campus time already: converting it would move it.
  if (local && timeZone === campusTimeZone) return `${local[1]} ${local[2] ?? '00:00'}:${local[3] ?? '00'}`;
  const moment = local ? new Date(`${local[1]}T${local[2] ?? '00:00'}:${local[3] ?? '00'}+08:00`) : new Date(value);
  if (Number.isNaN(moment.getTime())) return '';
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map((part) => [part.type, part.value]),
  );
  return `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}:${parts.second}`;
}

/** The time alone, `HH:mm`, for the saving state. */
export function formatTime(value: string | number | Date, timeZone: string = campusTimeZone): string {
  return formatDateTime(value, timeZone).slice(11, 16);
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
