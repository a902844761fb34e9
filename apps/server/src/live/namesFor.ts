import type { Language } from '@college/curriculum-model';
import { schema, type OpenDatabase, type Translations } from '../db';
import { isOneOf } from '../db/intArray';
import { inReadersLanguage } from '../majors/presentMajor';

const { users } = schema;
const keptMilliseconds = 60_000;

interface Named {
  userName: string;
  translations: Translations;
  until: number;
}

const known = new WeakMap<OpenDatabase, Map<number, Named>>();

/** What people are called by a reader, as it was a minute ago at most: those who are here are told again with each of their steps. */
export async function namesFor(database: OpenDatabase, ids: readonly number[], language: Language): Promise<Map<number, string>> {
  const names = known.get(database) ?? new Map<number, Named>();
  known.set(database, names);
  const now = performance.now();
  for (const [id, { until }] of names) if (until < now) names.delete(id);
  const missing = ids.filter((id) => !names.has(id));
  if (missing.length > 0) {
    const { id, userName, translations } = users;
    const rows = await database.db.select({ id, userName, translations }).from(users).where(isOneOf(id, missing));
    for (const row of rows) names.set(row.id, { ...row, until: now + keptMilliseconds });
  }
  const found = ids.map((id) => [id, names.get(id)] as const);
  return new Map(found.flatMap(([id, named]) => (named ? [[id, inReadersLanguage(named, 'userName', language)]] : [])));
}
