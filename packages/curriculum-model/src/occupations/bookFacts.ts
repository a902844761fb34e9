import { z } from 'zod';

const count = z.int().min(0);
const counts = { major: count, middle: count, sub: count, occupation: count };

/** How much of the classification a server stores, how much the edition has, and the source of its entries. */
export const occupationBookFactsSchema = z.object({
  edition: z.string(),
  source: z.object({ title: z.string(), url: z.string().optional(), note: z.string() }),
  shipped: z.object(counts),
  official: z.object(counts),
  /** How many old codes lead to a renamed entry. */
  aliases: count,
});
export type OccupationBookFacts = z.infer<typeof occupationBookFactsSchema>;

/** What was announced of the edition of 2022: 8 major, 79 middle and 449 sub classes, and 1,639 occupations. */
export const officialCounts = { major: 8, middle: 79, sub: 449, occupation: 1639 } as const;
