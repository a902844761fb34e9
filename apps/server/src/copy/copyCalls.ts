import { randomUUID } from 'node:crypto';
import {
  copyCourse,
  getCopyGoals,
  getCopyJob,
  getCopyPlan,
  getCopySuggestions,
  listCopyJobs,
  listCopyTargets,
  uploadCopyParams,
  watchCopy,
} from '@college/api-client/contract';
import { readCopyGoals } from './readCopyGoals';
import { handle, type MountedCall } from '../http/call';
import { codes } from '../http/codes';
import { EventsAnswer } from '../http/eventsAnswer';
import { inTransaction } from '../http/inTransaction';
import { httpMessages } from '../http/messages';
import { notFound, Refusal } from '../http/refusal';
import { copyParamsOf, rightsToCopy, rightsToLook } from './checkCopy';
import { findJob, listJobs } from './copyJobRepository';
import { copyMessages } from './messages';
import { presentJobs } from './presentJob';
import { readCopyPlan } from './readCopyPlan';
import { readCopySuggestions } from './readCopySuggestions';
import { readCopyTargets } from './readCopyTargets';
import { storeCopyParams } from './storeCopyParams';
import { readLastEventId, watchCopy as watch } from './watchCopy';

/** The calls about copying a course into another major (core §7, domain.md §6). */
export const copyCalls: readonly MountedCall[] = [
  handle(listCopyTargets, async ({ db, body, caller, language }) => {
    if (body.userId !== caller.id) throw new Refusal(codes.noRight, httpMessages.noRight);
    return readCopyTargets(db, caller, body.courseId, language);
  }),
  handle(getCopyGoals, ({ db, body, language }) => readCopyGoals(db, body, language), {
    rights: ({ body }) => rightsToLook({ courseId: body.sourceId, targetId: body.targetId }),
  }),
  handle(
    uploadCopyParams,
    async ({ db, body, caller, now }) => {
      // courseId names the unit; sourceId is kept for servers that ask for it (decision 89).
      const params = copyParamsOf({ ...body, sourceId: body.courseId });
      await storeCopyParams(db, { unique: body.unique, params, userId: caller.id }, now);
    },
    { rights: ({ body }) => rightsToCopy(body) },
  ),
  handle(
    watchCopy,
    async ({ query, caller, language, lastEventId, services }) => {
      const after = readLastEventId(lastEventId);
      return new EventsAnswer(watch({ services, caller, language, after }, query.unique));
    },
    // The job's owner is looked at inside the stream, and its major's rights when the copy begins.
    { rights: () => ({ auth: 'create' }), ownTransactions: true },
  ),
  handle(
    copyCourse,
    async ({ body, caller, language, services, now }) => {
      const unique = randomUUID();
      await inTransaction(services.database, (db) => storeCopyParams(db, { unique, params: copyParamsOf(body), userId: caller.id }, now));
      return new EventsAnswer(watch({ services, caller, language, after: 0 }, unique));
    },
    { rights: ({ body }) => rightsToCopy({ courseId: body.sourceId, targetId: body.targetId }), ownTransactions: true },
  ),
  handle(getCopyJob, async ({ db, query, caller, language, services, now }) => {
    const job = await findJob(db, query.unique);
    if (job?.userId !== caller.id || job.kind !== 'copy') throw notFound(copyMessages.unknownJob);
    const [shown] = await presentJobs(services.database, db, [job], { language, now });
    if (!shown) throw notFound(copyMessages.unknownJob);
    return shown;
  }),
  handle(listCopyJobs, async ({ db, query, caller, language, services, now }) => {
    return presentJobs(services.database, db, await listJobs(db, caller.id, query.courseId), { language, now });
  }),
  handle(getCopyPlan, ({ db, query, language }) => readCopyPlan(db, query, language), { rights: ({ query }) => rightsToLook(query) }),
  handle(getCopySuggestions, ({ db, query, language }) => readCopySuggestions(db, query, language), {
    rights: ({ query }) => rightsToLook(query),
  }),
];
