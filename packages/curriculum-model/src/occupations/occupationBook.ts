import { z } from 'zod';

/** A code and its title. */
export const occupationEntrySchema = z.object({ code: z.string(), title: z.string() });
export type OccupationEntry = z.infer<typeof occupationEntrySchema>;

/** A page of the occupation classification dictionary (reference §7). */
export const occupationBookSchema = z.object({
  level: z.number(),
  list: z.array(occupationEntrySchema),
  title: z.string(),
  desc: z.string(),
  subtitle: z.string(),
  task: z.array(z.string()),
  professions: z.array(z.string()),
  /** Extension: the entry's own code, which differs from the requested one where that was renamed. */
  code: z.string().optional(),
});
export type OccupationBook = z.infer<typeof occupationBookSchema>;

/** Which view the dictionary browser shows (reference §4). */
export const occupationViews = {
  top: -1,
  topDetail: 0,
  middleDetail: 1,
  subDetail: 2,
  occupationDetail: 3,
  searchResults: 11,
  searchDetail: 12,
} as const;
/** One of the views of the dictionary browser. */
export type OccupationView = (typeof occupationViews)[keyof typeof occupationViews];

/** Orders of the record list: 1 earliest, 0 latest, for create time and update time alike (reference §9). */
export const occupationOrder = { latest: 0, earliest: 1 } as const;
