import { getMatrixFigures, getOverview, listMyCourses } from '@college/api-client/contract';
import { handle, type MountedCall } from '../http/call';
import { presentJobs } from '../copy/presentJob';
import { listCopies } from './copyRepository';
import { readCourses } from './readCourses';
import { readEdits } from './readEdits';
import { readMatrixFigures } from './readMatrixFigures';
import { readMyCourses } from './readMyCourses';

/** The calls of the workbench page, of a person's courses and of the charts over a major's matrices. */
export const overviewCalls: readonly MountedCall[] = [
  handle(getOverview, async ({ db, caller, language, now, services }) => ({
    courses: await readCourses(db, caller, language),
    copies: await presentJobs(services.database, db, await listCopies(db, caller.id, now), { language, now }),
    edits: await readEdits(db, caller, language),
  })),
  handle(listMyCourses, ({ db, caller, language }) => readMyCourses(db, caller, language)),
  handle(getMatrixFigures, ({ db, query, language }) => readMatrixFigures(db, query.majorId, language)),
];
