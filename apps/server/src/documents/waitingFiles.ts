import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { digest } from '../sessions/sessionRepository';
import type { NamedFile } from './nameFile';

const { reportFiles } = schema;
const lifeMilliseconds = 600_000;

/** Whose file it is, and of which course. */
interface Owner {
  userId: number;
  courseId: number;
}

/**
 * Stores a finished file for ten minutes, in the database, because another server process may receive the download. One file is stored for a
 * person and a course: a newer one replaces it. Returns its key.
 */
export async function keepFile(db: Queries, { userId, courseId }: Owner, file: NamedFile, now: Date): Promise<string> {
  const key = randomBytes(16).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifeMilliseconds);
  const { name, type, bytes } = file;
  await db.delete(reportFiles).where(and(eq(reportFiles.userId, userId), eq(reportFiles.courseUnitId, courseId)));
  await db
    .insert(reportFiles)
    .values({ keyHash: digest(key), userId, courseUnitId: courseId, name, type, bytes: Buffer.from(bytes), expiresAt });
  return key;
}

/** Takes a file away: of several requests for it, on any server, one gets it; nobody else's and of no other course. */
export async function takeFile(db: Queries, { userId, courseId }: Owner, key: string, now: Date): Promise<NamedFile | undefined> {
  const [file] = await db
    .delete(reportFiles)
    .where(
      and(
        eq(reportFiles.keyHash, digest(key)),
        eq(reportFiles.userId, userId),
        eq(reportFiles.courseUnitId, courseId),
        gt(reportFiles.expiresAt, now),
      ),
    )
    .returning({ name: reportFiles.name, type: reportFiles.type, bytes: reportFiles.bytes });
  return file;
}

/** Forgets files that nobody fetched in time. */
export async function forgetOldFiles(db: Queries, now: Date): Promise<void> {
  await db.delete(reportFiles).where(lt(reportFiles.expiresAt, now));
}
