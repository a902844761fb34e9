import { getCompletion } from '@college/api-client/contract';
import { handle, type MountedCall } from '../http/call';
import { httpMessages } from '../http/messages';
import { notFound } from '../http/refusal';
import { readCompletions } from './readCompletion';

/** The calls about how complete a course's data is. */
export const completionCalls: readonly MountedCall[] = [
  handle(getCompletion, async ({ db, query }) => {
    const completion = (await readCompletions(db, [query.courseid])).get(query.courseid);
    if (!completion) throw notFound(httpMessages.subjectMissing);
    return completion;
  }),
];
