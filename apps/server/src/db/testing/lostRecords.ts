type Records = Record<string, Record<string, unknown>[]>;

// Migration 0014 made columns of what was in it.
const replaced: Partial<Record<string, string>> = { 'public.users': 'profile' };

/** The records that are not there any more as they were, in the columns that they had. */
export function lostRecords(before: Records, after: Records) {
  return Object.entries(before).flatMap(([table, records]) => {
    const columns = Object.keys(records[0] ?? {}).filter((column) => column !== replaced[table]);
    const text = (record: Record<string, unknown>) => JSON.stringify(columns.map((column) => record[column]));
    const kept = new Set((after[table] ?? []).map(text));
    return records.filter((record) => !kept.has(text(record))).map((record) => ({ table, record }));
  });
}
