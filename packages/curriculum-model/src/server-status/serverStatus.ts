import { z } from 'zod';

const count = z.int().min(0);
const time = z.iso.datetime();

/** Extension: how a server is, for those who manage the college; no folder, address or account is named. */
export const serverStatusSchema = z.object({
  /** When it was read. */
  time,
  program: z.object({
    /** Version and revision; `source` where it was not built. */
    version: z.string(),
    node: z.string(),
    /** When the process that answers was started. */
    startTime: time,
    /** Memory of that process, the embedded database included. */
    memoryBytes: count,
  }),
  database: z.object({
    engine: z.enum(['embedded', 'postgres']),
    version: z.string(),
    /** The last change of the tables. */
    migration: z.string(),
    bytes: count,
    /** How long the simplest query took. */
    answerMilliseconds: z.number().min(0),
    /** Room on its disk; null where that is another machine's, or memory. */
    freeBytes: count.nullable(),
    /** Acts that wait for a connection. */
    waiting: count,
    /** The replica that takes reads; absent where none is set. */
    replica: z
      .object({
        /** How old what it shows is at most, in seconds; null while it is not reached. */
        ageSeconds: z.number().min(0).nullable(),
      })
      .optional(),
  }),
  mail: z.object({
    /** Whether a mail server is set; else mails are read on /manage. */
    isSet: z.boolean(),
    lastSentTime: time.nullable(),
    /** Mails to be sent, those that fail included. */
    waiting: count,
    /** Mails that were tried in vain. */
    failing: count,
  }),
  /** What the process that answers is at. */
  work: z.object({
    copiesRunning: count,
    copiesWaiting: count,
    /** Files that wait to be made. */
    documentsWaiting: count,
    /** Comparisons of the assistant that wait. */
    matchingWaiting: count,
    /** Streams of copies and downloads. */
    streams: count,
    /** Pages that are told what others do. */
    pages: count,
  }),
  /** The last good backup; absent where none was made. */
  backup: z.object({ time }).optional(),
  /** The last scheduled backup, where it failed and no good one followed. */
  backupFailed: z.object({ time }).optional(),
});
export type ServerStatus = z.infer<typeof serverStatusSchema>;
