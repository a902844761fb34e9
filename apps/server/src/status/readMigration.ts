import { sql } from 'drizzle-orm';
import { knownSteps, type Queries } from '../db';

/** The name of the last migration of these tables; its time where a newer version of the program made it. */
export async function readMigration(db: Queries): Promise<string> {
  const { rows } = await db.execute<{ last: string | null }>(sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`);
  const last = Number(rows[0]?.last ?? 0);
  const step = (await knownSteps()).find(({ when }) => when === last);
  return step?.name ?? new Date(last).toISOString();
}
