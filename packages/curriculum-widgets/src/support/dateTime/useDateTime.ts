import { formatDateTime, type DateTimePrecision } from '@college/curriculum-model';
import { useTimeZone } from '@college/ui/theme';
import { useCallback } from 'react';

/** Tells a moment as text by the clocks of the campus; what is no moment gives an empty text. */
export type TellDateTime = (value: string | number | Date | null | undefined, precision?: DateTimePrecision) => string;

/** The one way in which widgets tell moments: by the time zone of `UiProvider`, wherever the reader sits. */
export function useDateTime(): TellDateTime {
  const timeZone = useTimeZone();
  return useCallback((value, precision) => formatDateTime(value, { timeZone, precision }), [timeZone]);
}
