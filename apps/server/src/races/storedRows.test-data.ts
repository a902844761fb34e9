import { sql } from 'drizzle-orm';
import type { Queries } from '../db';

/** Every row of some tables, by table and key. */
export type StoredRows = ReadonlyMap<string, ReadonlyMap<string, Row>>;
type Row = Readonly<Record<string, unknown>>;

/** One value that a write changed; absent where there is no row. */
export interface ChangedValue {
  table: string;
  key: string;
  path: string;
  is: unknown;
}

/** What nobody writes: logs, sessions, counters, and lists that come with the product. */
const tables = `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('audit_log', 'sessions', 'rate_limits',
  'download_tickets', 'outbox', 'security_events', 'occupation_entries', 'occupation_options', 'qualifications', 'reference_options', 'copy_jobs', 'report_files', 'course_progress', 'major_findings', 'curriculum_live_parts', 'table_versions')`;

/** What follows from other values: counts of changes, moments, kept figures, whether English is older than its Chinese. */
const derived = new Set(['version', 'revision', 'update_time', 'updatedAt', 'older', 'deletion', 'total_period', 'shares_name']);

export async function readStoredRows(db: Queries): Promise<StoredRows> {
  const { rows: named } = await db.execute<{ name: string }>(sql.raw(tables));
  const select = ({ name }: { name: string }) => `select '${name}' as name, coalesce(json_agg(r), '[]')::text as content from "${name}" r`;
  const { rows } = await db.execute<{ name: string; content: string }>(sql.raw(named.map(select).join(' union all ')));
  return new Map(rows.map(({ name, content }) => [name, new Map((JSON.parse(content) as Row[]).map((row) => [keyOf(row), row]))]));
}

/** By its address where that is what identifies it: an entry that is taken out and put back is the same. */
function keyOf(row: Row): string {
  const address = ['id', 'entry_id', 'goal_id', 'point_id', 'ksa_id', 'course_unit_id', 'user_id'].flatMap((name) =>
    name in row && (name === 'id' || !('id' in row)) ? `${name} ${String(row[name])}` : [],
  );
  return address.join(', ');
}

/** The values that differ between two moments. */
export function changedValues(before: StoredRows, after: StoredRows): ChangedValue[] {
  return [...after].flatMap(([table, rows]) => {
    const old = before.get(table) ?? new Map<string, Row>();
    const keys = new Set([...old.keys(), ...rows.keys()]);
    return [...keys].flatMap((key) => differences({ table, key }, '', old.get(key), rows.get(key)));
  });
}

/** Which of these values are no longer what they were changed to, or went into the trash with their rows since. */
export function lostValues(changed: readonly ChangedValue[], before: StoredRows, rows: StoredRows): ChangedValue[] {
  return changed.filter(({ table, key, path, is }) => {
    let now: unknown = rows.get(table)?.get(key);
    if (isInTrash(now) && !isInTrash(before.get(table)?.get(key))) return true;
    for (const step of path.split('/').filter(Boolean)) now = partOf(now, step);
    return JSON.stringify(comparable(now)) !== JSON.stringify(comparable(is));
  });
}

function differences(where: { table: string; key: string }, path: string, before: unknown, after: unknown): ChangedValue[] {
  if (isParted(before) && isParted(after)) {
    const steps = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...steps]
      .filter((step) => !derived.has(step))
      .flatMap((step) => differences(where, `${path}/${step}`, partOf(before, step), partOf(after, step)));
  }
  return JSON.stringify(comparable(before)) === JSON.stringify(comparable(after)) ? [] : [{ ...where, path, is: after }];
}

/** Without what is derived. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (!isParted(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) =>
      derived.has(name) ? [] : [[name, name === 'deleted_at' ? part !== null : comparable(part)]],
    ),
  );
}

function isInTrash(row: unknown): boolean {
  return isParted(row) && (row.deleted_at ?? null) !== null;
}

function isParted(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function partOf(value: unknown, step: string): unknown {
  if (!isParted(value)) return undefined;
  return step === 'deleted_at' ? value[step] !== null : value[step];
}
