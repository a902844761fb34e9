import { z } from 'zod';

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
export type OccupationView = (typeof occupationViews)[keyof typeof occupationViews];
