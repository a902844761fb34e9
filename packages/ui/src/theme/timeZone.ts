import { useContext } from 'react';
import { sharedContext } from '../copies/sharedContext';

/** The default time zone of `UiProvider`. */
export const defaultTimeZone = 'Asia/Shanghai';

export const TimeZoneContext = sharedContext('timeZone', defaultTimeZone);

/** The time zone in which dates and times are shown, as an IANA name. */
export function useTimeZone(): string {
  return useContext(TimeZoneContext);
}
