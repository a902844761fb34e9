/** Which greeting fits the hour. */
export type PartOfDay = 'night' | 'morning' | 'noon' | 'afternoon' | 'evening';

/** The part of the day of an hour from 0 to 23. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 5 || hour >= 23) return 'night';
  if (hour < 11) return 'morning';
  if (hour < 13) return 'noon';
  return hour < 18 ? 'afternoon' : 'evening';
}
