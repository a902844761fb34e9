import { z } from 'zod';
import type { SortBy } from './listSort';

/** The field `sort` of a request for a list. */
export function sortField<Column extends string>({
  words,
}: {
  words: readonly SortBy<Column>[];
}): z.ZodType<SortBy<Column>, SortBy<Column>> {
  return z.enum(words) as unknown as z.ZodType<SortBy<Column>, SortBy<Column>>;
}
