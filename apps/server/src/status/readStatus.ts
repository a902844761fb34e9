import type { ServerStatus } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import { readBackupRecord } from '../backup/noteBackups';
import type { Queries } from '../db';
import type { Services } from '../http/services';
import { countMails } from '../outbox/outboxCounts';
import { measureProcess } from './processMeasures';
import { programVersion } from './programVersion';
import { readMigration } from './readMigration';

/** How the server is now. What only one process knows is that of this one. */
export async function readStatus(db: Queries, now: Date, { database, settings }: Services): Promise<ServerStatus> {
  // Read first: the queries below take connections themselves.
  const { waiting } = database.measures();
  const begun = performance.now();
  await db.execute(sql`select 1`);
  const answerMilliseconds = Math.round((performance.now() - begun) * 10) / 10;
  const { rows } = await db.execute<{ version: string; bytes: string }>(
    sql`select current_setting('server_version') as version, pg_database_size(current_database())::text as bytes`,
  );
  const mails = await countMails(db, now);
  const { last: backup, failure } = await readBackupRecord(db);
  const { copies, documents, matching, streams, lines } = measureProcess(database);
  return {
    time: now.toISOString(),
    program: {
      version: programVersion(),
      node: process.versions.node,
      startTime: new Date(now.getTime() - Math.round(process.uptime() * 1000)).toISOString(),
      memoryBytes: process.memoryUsage.rss(),
    },
    database: {
      engine: database.engine,
      version: rows[0]?.version ?? '',
      migration: await readMigration(db),
      bytes: Number(rows[0]?.bytes ?? 0),
      answerMilliseconds,
      freeBytes: (await database.freeBytes()) ?? null,
      waiting,
      ...(database.replica && { replica: { ageSeconds: database.replica.measures().ageSeconds ?? null } }),
    },
    mail: {
      isSet: settings.mail !== undefined,
      lastSentTime: mails.lastSent?.toISOString() ?? null,
      waiting: mails.waiting,
      failing: mails.failing,
    },
    work: {
      copiesRunning: copies.running,
      copiesWaiting: copies.waiting,
      documentsWaiting: documents,
      matchingWaiting: matching,
      streams,
      pages: lines,
    },
    ...(backup && { backup: { time: backup.time } }),
    ...(failure && { backupFailed: { time: failure.time } }),
  };
}
