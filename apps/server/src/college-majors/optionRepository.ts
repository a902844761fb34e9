import type { Bilingual, ProfessionChoice, ProfessionChoiceKind } from '@college/curriculum-model';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { referenceOptions } = schema;

/** The choices of one kind in the order in which they are offered. */
export async function listChoices(db: Queries, kind: ProfessionChoiceKind): Promise<ProfessionChoice[]> {
  const rows = await db
    .select()
    .from(referenceOptions)
    .where(eq(referenceOptions.kind, kind))
    .orderBy(asc(referenceOptions.position), asc(referenceOptions.id));
  return rows.map(({ id, parentId, label, english }) => ({ kind, id, parentId, name: { zh: label, en: english } }));
}

/** The names of choices by id; one that does not exist has none. */
export async function namesOfChoices(db: Queries, kind: ProfessionChoiceKind, ids: readonly number[]): Promise<Map<number, Bilingual>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: referenceOptions.id, zh: referenceOptions.label, en: referenceOptions.english })
    .from(referenceOptions)
    .where(and(eq(referenceOptions.kind, kind), inArray(referenceOptions.id, [...new Set(ids)])));
  return new Map(rows.map(({ id, zh, en }) => [id, { zh, en }]));
}

/** Whether every id is a choice of the kind. */
export async function areChoices(db: Queries, kind: ProfessionChoiceKind, ids: readonly number[]): Promise<boolean> {
  const wanted = new Set(ids);
  return (await namesOfChoices(db, kind, [...wanted])).size === wanted.size;
}
