import { z } from 'zod';
import { relateSchema, type Relate } from '../relate';

/** What the doubtful signs of a file mean, as the person decided; -1 leaves the cell blank. */
export type SignMeanings = Readonly<Record<string, Relate>>;

const meaningsSchema = z.record(z.string().min(1).max(20), relateSchema);

/** Decisions about signs as one text for a query. */
export function formatSigns(signs: SignMeanings): string {
  return JSON.stringify(signs);
}

/** What `formatSigns` wrote; null for anything else. */
export function parseSigns(text: string): SignMeanings | null {
  try {
    const outcome = meaningsSchema.safeParse(JSON.parse(text));
    return outcome.success ? outcome.data : null;
  } catch {
    return null;
  }
}
