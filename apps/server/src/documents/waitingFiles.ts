import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { digest } from '../sessions/sessionRepository';
import type { NamedFile } from './nameFile';

const { reportFiles } = schema;
const lifeMilliseconds = 600_000;

/** Whose file it is, and of which course or published edition. */
export type FileOwner = { userId: number } & ({ courseId: number } | { editionId: number });

/**
 * Stores a finished file for ten minutes, in the database, because another server process may receive the download. One file is stored for a
 * person and a course or edition: a newer one replaces it. Returns its key.
 */
export async function keepFile(db: Queries, owner: FileOwner, file: NamedFile, now: Date): Promise<string> {
  const key = randomBytes(16).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifeMilliseconds);
  const { name, type, bytes } = file;
  await db.delete(reportFiles).where(isOf(owner));
  await db.insert(reportFiles).values({ keyHash: digest(key), ...columnsOf(owner), name, type, bytes: Buffer.from(bytes), expiresAt });
  return key;
}

/** Takes a file away: of several requests for it, on any server, one gets it; nobody else's and of no other course or edition. */
export async function takeFile(db: Queries, owner: FileOwner, key: string, now: Date): Promise<NamedFile | undefined> {
  const [file] = await db
    .delete(reportFiles)
    .where(and(eq(reportFiles.keyHash, digest(key)), isOf(owner), gt(reportFiles.expiresAt, now)))
    .returning({ name: reportFiles.name, type: reportFiles.type, bytes: reportFiles.bytes });
  return file;
}

/** Forgets files that nobody fetched in time. */
export async function forgetOldFiles(db: Queries, now: Date): Promise<void> {
  await db.delete(reportFiles).where(lt(reportFiles.expiresAt, now));
}

function columnsOf(owner: FileOwner) {
  const { userId } = owner;
  return 'courseId' in owner ? { userId, courseUnitId: owner.courseId } : { userId, editionId: owner.editionId };
}

function isOf(owner: FileOwner) {
  const isSubject = 'courseId' in owner ? eq(reportFiles.courseUnitId, owner.courseId) : eq(reportFiles.editionId, owner.editionId);
  return and(eq(reportFiles.userId, owner.userId), isSubject);
}
