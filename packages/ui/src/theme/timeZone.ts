import { createContext, useContext } from 'react';

/** Where the clocks stand unless `UiProvider` is told otherwise. */
export const defaultTimeZone = 'Asia/Shanghai';

export const TimeZoneContext = createContext(defaultTimeZone);

/** The time zone by whose clocks moments are told, as an IANA name. */
export function useTimeZone(): string {
  return useContext(TimeZoneContext);
}
