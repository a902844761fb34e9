import { followLive, tellLive } from '@college/api-client/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { schema, type OpenDatabase, type Queries } from '../db';
import { handle, type MountedCall } from '../http/call';
import { codes } from '../http/codes';
import { LineAnswer, type StreamEvent } from '../http/eventsAnswer';
import { httpMessages } from '../http/messages';
import { notFound, Refusal } from '../http/refusal';
import type { Services } from '../http/services';
import { lineOf } from './lineNames';
import { LiveHub } from './LiveHub';
import { liveMessages } from './messages';

const { courseUnits } = schema;
const mostPages = 20;
const usualSeconds = 600;

const hubs = new WeakMap<OpenDatabase, LiveHub>();

function hubOf({ database, log, stopping }: Services): LiveHub {
  const known = hubs.get(database);
  if (known) return known;
  const hub = new LiveHub(database, { log });
  hubs.set(database, hub);
  stopping?.addEventListener('abort', () => hub.close(), { once: true });
  return hub;
}

/** How many lines of pages this process holds open. */
export function countOpenLines(database: OpenDatabase): number {
  return hubs.get(database)?.lineCount ?? 0;
}

/** The calls about who else is here. A page whose person loses the right or the sign-in is refused when it tells that it is there, and silence ends its line. */
export const liveCalls: readonly MountedCall[] = [
  handle(followLive, async ({ db, query, caller, language, services }) => {
    const { majorId, view, courseId = null, line, after, seconds = usualSeconds } = query;
    if (courseId !== null) await requireCourse(db, majorId, courseId);
    const hub = hubOf(services);
    const page = { line: lineOf(caller.id, line), userId: caller.id, majorId, view, courseId };
    if (seconds === 0) return new LineAnswer(once(await hub.look(page, language)));
    if (hub.countOf(caller.id) >= mostPages) throw new Refusal(codes.tooManyAttempts, liveMessages.tooManyPages);
    const opened = await hub.open(page, { language, after });
    setTimeout(() => opened.end(), seconds * 1000).unref();
    return new LineAnswer(opened);
  }),
  handle(tellLive, async ({ body: { line, field, isLeaving }, caller, services }) => ({
    isOpen: hubOf(services).tell(lineOf(caller.id, line), { userId: caller.id, field, isLeaving }),
  })),
];

async function requireCourse(db: Queries, majorId: number, courseId: number): Promise<void> {
  const isThere = and(eq(courseUnits.id, courseId), eq(courseUnits.majorId, majorId), isNull(courseUnits.deletedAt));
  const [found] = await db.select({ id: courseUnits.id }).from(courseUnits).where(isThere);
  if (!found) throw notFound(httpMessages.subjectMissing);
}

async function* once(data: { last: number }): AsyncGenerator<StreamEvent> {
  yield { id: data.last, data };
}
