import type { DatabaseLogger, OpenDatabase } from './database';
import { openEmbedded } from './openEmbedded';
import { openPostgres } from './openPostgres';

interface OpenDatabaseOptions {
  /** Address of a PostgreSQL server, such as `postgres://user@host/name`; the embedded engine serves where absent. */
  url?: string;
  /** Address of the same database past a pooler of transactions, which is what `url` then leads to. */
  directUrl?: string;
  /** Address of a streaming replica of it. */
  replicaUrl?: string;
  /** Folder of the embedded engine; its data is in memory only where both are absent. */
  folder?: string;
  logger: DatabaseLogger;
}

/** Opens the database with its tables up to date. Throws an error that says what to do when it cannot. */
export async function openDatabase({ url, directUrl, replicaUrl, folder, logger }: OpenDatabaseOptions): Promise<OpenDatabase> {
  if (url) return await openPostgres(url, logger, { directUrl, replicaUrl });
  return await openEmbedded({ folder }, logger);
}
