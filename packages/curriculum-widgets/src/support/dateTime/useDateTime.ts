import { formatDateTime, type DateTimePrecision } from '@college/curriculum-model';
import { useTimeZone } from '@college/ui/theme';
import { useCallback } from 'react';

/** Formats a time in the campus's time zone; an empty text for an invalid time. */
export type FormatDateTime = (value: string | number | Date | null | undefined, precision?: DateTimePrecision) => string;

/** The one way in which widgets format times: in the time zone of `UiProvider`, whatever that of the reader. */
export function useDateTime(): FormatDateTime {
  const timeZone = useTimeZone();
  return useCallback((value, precision) => formatDateTime(value, { timeZone, precision }), [timeZone]);
}
