import { recordFields, translatedFields, type TranslatedKind } from '@college/curriculum-model';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, expect, it, vi } from 'vitest';
import { calls } from '../calls';
import { schema } from '../db';
import { describeOnOneEngine } from '../db/testing';
import { cast } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { placesOfKinds } from '../translations/translatedTables';
import { attempts } from './attempts.test-data';
import { goalOf, rowOf, unitOf } from './place.test-data';
import { setRightsScene } from './rightsScene.test-data';

vi.setConfig({ testTimeout: 60_000 });

const tables = new Map<string, PgTable>(
  Object.values(schema).flatMap((table) => (is(table, PgTable) ? [[getTableName(table), table] as const] : [])),
);
const kinds = Object.keys(placesOfKinds) as TranslatedKind[];
const updatedAt = '2026-03-01T08:00:00.000Z';

/** What a record of a kind may hold at most; names stay different by their number at the end. */
function longestOf(kind: TranslatedKind): Record<string, unknown> {
  const table = tables.get(placesOfKinds[kind].table)!;
  const texts = Object.entries(recordFields[kind]).flatMap(([name, field]) => {
    if (field.kind !== 'text' || !(name in getTableColumns(table))) return [];
    const width = Math.min(9, field.maxLength);
    return [[name, sql`repeat('学', ${field.maxLength - width}::int) || lpad(id::text, ${width}::int, '0')`] as const];
  });
  const english = [...translatedFields[kind]].map(([name, limit]) => [name, { text: 'e'.repeat(limit), updatedAt }] as const);
  return { ...Object.fromEntries(texts), translations: { en: Object.fromEntries(english) } };
}

describeOnOneEngine('records with the longest texts that can be saved', (database) => {
  const server = testServer(() => database.current);
  beforeAll(async () => {
    await setRightsScene(database.current);
    const { db } = database.current;
    const entry = { courseUnitId: unitOf('own'), projectId: rowOf('own'), goalId: goalOf('own'), relate: 0 as const };
    const [point] = await db
      .insert(schema.points)
      .values({ courseUnitId: unitOf('own'), title: '又一个', description: '' })
      .returning();
    await db.insert(schema.courseMatrixEntries).values({ ...entry, pointId: point!.id });
    for (const kind of kinds) await db.update(tables.get(placesOfKinds[kind].table)!).set(longestOf(kind));
    // A chapter without a text of its own yields what its entries yield.
    await db.update(schema.projects).set({ product: '' });
    const own = { userId: cast.collegeAdmin.id, action: 'updated', at: new Date(updatedAt) };
    await db.insert(schema.auditLog).values([
      { ...own, entity: 'courseUnit', entityId: unitOf('own') },
      { ...own, entity: 'goal', entityId: goalOf('own') },
      { ...own, entity: 'points', entityId: unitOf('own') },
    ]);
  });

  const answered = new Set(calls.map(({ endpoint }) => endpoint));
  const reading = attempts
    .filter(({ endpoint, allowed }) => answered.has(endpoint) && !endpoint.writes && allowed === undefined)
    .flatMap((attempt) => ['zh-CN', 'en'].map((language) => ({ ...attempt, language, name: `${attempt.endpoint.path} (${attempt.act})` })));

  it.each(reading)('are read by $name in $language', async ({ endpoint, full, request, language }) => {
    const sent = (full ?? request)('own', cast.collegeAdmin);
    const { status, code, message } = await server.call(endpoint, {
      as: 'collegeAdmin',
      ...sent,
      headers: { 'accept-language': language },
    });
    expect({ status, code, message }).toMatchObject({ status: 200 });
    expect(['', '0'], message).toContain(code);
  });
});
