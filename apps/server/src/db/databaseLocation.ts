import path from 'node:path';

/** Where the environment says that the data lives: `DATABASE_URL`, else `DATA_FOLDER`, else `.data/database` here. */
export function databaseLocation(environment: NodeJS.ProcessEnv): { url?: string; folder?: string } {
  if (environment.DATABASE_URL) return { url: environment.DATABASE_URL };
  return { folder: path.resolve(environment.DATA_FOLDER || path.join('.data', 'database')) };
}
