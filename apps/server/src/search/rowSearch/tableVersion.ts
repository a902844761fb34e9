import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';

const { tableVersions } = schema;

/** What is kept in the memory of each process and read again when its tables have changed. */
export type VersionedKind = 'occupationBook' | 'occupations' | 'collegeMajors' | 'qualifications';

/** A mark that changes with every write to the tables of a kind, in the transaction of the write. */
export async function readTableVersion(db: Queries, kind: VersionedKind): Promise<string> {
  const [row] = await db.select({ version: tableVersions.version }).from(tableVersions).where(eq(tableVersions.kind, kind));
  return row?.version ?? '';
}
