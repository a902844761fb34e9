import { sql } from 'drizzle-orm';

/** How far the log is; as an SQL value of a sign-in it says that whatever was committed before is to be seen. */
export const logNow = sql<string>`pg_current_wal_insert_lsn()`;

/**
 * The furthest place in the log at which any sign-in of a person wrote; for a statement that reads `users` on the primary. Places ahead of its log are those of
 * another one, as after a restore.
 */
export const wroteAtOf = sql<string | null>`(select max(own.wrote_at)::text from sessions own
  where own.user_id = users.id and own.wrote_at <= ${logNow})`;
