import type { Translations } from '@college/curriculum-model';
import { inArray, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { graduationRequirements, indicators } = schema;

/** A row of the list to store; without `translations` the stored ones are kept. */
export interface WantedText {
  description: string;
  position: number;
  translations?: Translations | undefined;
}

interface Act {
  userId: number;
  now: Date;
}

/** Adds graduation requirements to a major; answers their ids in their order. */
export async function insertRequirements(db: Queries, majorId: number, rows: readonly WantedText[], act: Act): Promise<number[]> {
  if (rows.length === 0) return [];
  const values = rows.map((row) => ({ majorId, ...fresh(row, act) }));
  return idsOf(await db.insert(graduationRequirements).values(values).returning({ id: graduationRequirements.id }));
}

/** Adds indicator points. */
export async function insertIndicators(db: Queries, rows: readonly (WantedText & { requirementId: number })[], act: Act): Promise<void> {
  if (rows.length === 0) return;
  await db.insert(indicators).values(rows.map((row) => ({ requirementId: row.requirementId, ...fresh(row, act) })));
}

/** Updates graduation requirements that differ, all with one statement. */
export async function updateRequirements(db: Queries, rows: readonly (WantedText & { id: number })[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    update graduation_requirements r set description = g.description, position = g.position, version = r.version + 1,
      translations = coalesce(g.translations, r.translations), update_time = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id int, description text, position int, translations jsonb)
    where r.id = g.id`);
}

/** Updates indicator points that differ, all with one statement. */
export async function updateIndicators(
  db: Queries,
  rows: readonly (WantedText & { id: number; requirementId: number })[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    update indicators i set description = g.description, position = g.position, requirement_id = g."requirementId",
      version = i.version + 1, translations = coalesce(g.translations, i.translations), update_time = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g(id int, description text, position int, "requirementId" int, translations jsonb)
    where i.id = g.id`);
}

/** Puts graduation requirements and indicator points into the trash. */
export async function trashRequirements(
  db: Queries,
  { requirementIds, indicatorIds }: { requirementIds: readonly number[]; indicatorIds: readonly number[] },
  now: Date,
): Promise<void> {
  if (indicatorIds.length > 0)
    await db
      .update(indicators)
      .set({ deletedAt: now })
      .where(inArray(indicators.id, [...indicatorIds]));
  if (requirementIds.length > 0)
    await db
      .update(graduationRequirements)
      .set({ deletedAt: now })
      .where(inArray(graduationRequirements.id, [...requirementIds]));
}

function fresh({ description, position, translations }: WantedText, { userId, now }: Act) {
  return { description, position, ...(translations ? { translations } : {}), createdBy: userId, createTime: now, updateTime: now };
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
