import type { Language } from '@college/curriculum-model';
import { and, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { schema, type Queries } from '../db';

const { settings } = schema;

const wordsSchema = z.partialRecord(z.enum(['zh', 'en']), z.record(z.string(), z.string()));

/**
 * Messages with which this installation overrides built-in ones, with the keys of the widgets. They are stored in the settings, for all pages under
 * `interfaceWords` and for one page under `interfaceWords.<page>`.
 */
export async function findInterfaceWords(db: Queries, page: string, language: Language): Promise<Record<string, string>> {
  const keys = ['interfaceWords', `interfaceWords.${page}`];
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(and(inArray(settings.key, keys), isNull(settings.deletedAt)));
  const ofPage = rows.toSorted((left, right) => left.key.length - right.key.length);
  return Object.assign({}, ...ofPage.map(({ value }) => wordsSchema.parse(value)[language] ?? {}));
}
