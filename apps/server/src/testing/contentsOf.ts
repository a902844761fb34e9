import type { OpenDatabase } from '../db';

/** Tables that change on reads and refusals: last activity, failed attempts and the log of both, and what was read of curricula. */
const restless = ['sessions', 'rate_limits', 'download_tickets', 'security_events', 'curriculum_parts', 'curriculum_live_parts'];

/** A digest of every table's content, by the table's name. */
export async function contentsOf({ db }: OpenDatabase): Promise<Record<string, string>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const kept = tables.filter(({ name }) => !restless.includes(name));
  const digest = (name: string) =>
    `select '${name}' as name, md5(coalesce(string_agg(r::text, ',' order by r::text), '')) as digest from "${name}" r`;
  const { rows } = await db.execute<{ name: string; digest: string }>(kept.map(({ name }) => digest(name)).join(' union all '));
  return Object.fromEntries(rows.map(({ name, digest: value }) => [name, value]));
}
