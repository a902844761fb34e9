import { checkCourse, exportCompletion, getCompletion, listCompletionItems } from '@college/api-client/contract';
import { completionOf, matrixDoubts, matrixFindings, unpackMatrices } from '@college/curriculum-model';
import type { Queries } from '../db';
import { handle, type MountedCall } from '../http/call';
import { httpMessages } from '../http/messages';
import { notFound } from '../http/refusal';
import { readPackedMatrices } from '../matrices/readPackedMatrices';
import { readCompletionItems } from './readCompletion';
import { writeCompletionReport } from './writeCompletionReport';

/** The calls about how complete a course's data is. */
export const completionCalls: readonly MountedCall[] = [
  handle(getCompletion, async ({ db, query }) => completionOf((await read(db, query.courseid)).items)),
  handle(listCompletionItems, async ({ db, query }) => (await read(db, query.courseid)).items),
  handle(checkCourse, async ({ db, query: { courseid }, caller, language }) => ({
    items: (await read(db, courseid)).items,
    gaps: matrixDoubts(matrixFindings(unpackMatrices(await readPackedMatrices(db, courseid, caller, language))), courseid),
  })),
  handle(exportCompletion, async ({ db, query, language }) => writeCompletionReport(await read(db, query.courseid), language)),
];

async function read(db: Queries, courseId: number) {
  const course = await readCompletionItems(db, courseId);
  if (!course) throw notFound(httpMessages.subjectMissing);
  return course;
}
