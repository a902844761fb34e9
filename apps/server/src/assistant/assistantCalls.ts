import { fillCourse, fillCourseMore, fillKsa, fillPoints, matchTarget } from '@college/api-client/contract';
import { courseMoreWithOutline, courseWithOutline, reachOf, type FillRequest, type Language } from '@college/curriculum-model';
import { and, inArray, ne } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { handle, type MountedCall } from '../http/call';
import { invalid } from '../http/refusal';
import { readPointKsa } from '../points/readPointKsa';
import type { RightsQuestion } from '../rights/authorise';
import type { Caller } from '../rights/caller';
import type { Services } from '../http/services';
import type { Asking } from './compareThread';
import { fillFromCourses, fillMoreFromCourses } from './fillCourse';
import { fillKsaFromPoints } from './fillKsa';
import { fillPointsFrom } from './fillPoints';
import { matchContent } from './matchContent';
import { assistantMessages } from './messages';
import { courseByModel, courseMoreByModel, ksaByModel, pointsByModel, rankByModel } from './modelSuggestions';
import { findSimilarCourses, nameToFill } from './similarCourses';
import { withModel } from './withModel';

const fillRights = { rights: rightsOfFill };

/** The assistant's calls (core §7): it suggests and stores nothing. */
export const assistantCalls: readonly MountedCall[] = [
  handle(
    fillCourse,
    async ({ db, body, caller, language, services }) => {
      const { name, similar, outline } = await lookAround(db, body, { caller, language, services });
      const own = courseWithOutline(await fillFromCourses(db, similar), outline, language);
      return withModel(services, language, own, (use) => courseByModel(use, name, own));
    },
    fillRights,
  ),
  handle(
    fillCourseMore,
    async ({ db, body, caller, language, services }) => {
      const { name, similar, outline, courseId } = await lookAround(db, body, { caller, language, services });
      const own = courseMoreWithOutline(await fillMoreFromCourses(db, similar, courseId), outline, courseId, language);
      return withModel(services, language, own, (use) => courseMoreByModel(use, name, own, courseId));
    },
    fillRights,
  ),
  handle(
    fillPoints,
    async ({ db, body, caller, language, services }) => {
      const { name, courseId, ...basis } = await lookAround(db, body, { caller, language, services });
      const own = await fillPointsFrom(db, basis, courseId);
      const present = async () => (courseId === 0 ? [] : await readPointKsa(db, courseId)).map(({ title }) => title);
      return withModel(services, language, own, async (use) => pointsByModel(use, name, own, await present()));
    },
    fillRights,
  ),
  handle(
    fillKsa,
    async ({ db, body: { courseId = 0, points }, caller, language, services }) => {
      if (courseId === 0) return [];
      await refuseForeignPoints(db, courseId, points);
      const own = await fillKsaFromPoints(db, { courseId, points, ...around({ caller, language, services }) });
      return withModel(services, language, own, async (use) => {
        const asked = (await readPointKsa(db, courseId)).filter(({ id }) => points === undefined || points.includes(id));
        return ksaByModel(use, asked, own);
      });
    },
    fillRights,
  ),
  handle(
    matchTarget,
    async ({ db, query, body, caller, language, services }) => {
      if (query.target !== body.target) throw invalid(assistantMessages.targetsDiffer);
      const own = await matchContent(db, body, around({ caller, language, services }));
      // The keyword is echoed: by it the client detects stale responses.
      const reply = { keyword: body.keyword, data: own };
      return withModel(services, language, reply, async (use) => ({ ...reply, data: await rankByModel(use, body.keyword, own) }));
    },
    {
      rights: ({ body: { courseId, option } }) => {
        const majorId = typeof option === 'object' ? option.majorId : undefined;
        return [{ auth: 'read' }, ...about('read', 'course', courseId), ...about('read', 'major', majorId)];
      },
    },
  ),
];

/** A caller and the server. */
interface Circumstances {
  caller: Caller;
  language: Language;
  services: Services;
}

async function lookAround(db: Queries, body: FillRequest, { caller, language, services }: Circumstances) {
  const courseId = body.courseId ?? 0;
  const name = await nameToFill(db, body);
  const basis = name === '' ? { similar: [] } : await findSimilarCourses(db, { name, courseId, ...around({ caller, language, services }) });
  return { name, courseId, ...basis };
}

function around({ caller, language, services: { log, stopping } }: Circumstances) {
  const asking: Asking = { userId: caller.id, log, stopping };
  return { reach: reachOf(caller, 'read'), collegeId: caller.collegeId, language, asking };
}

/** A deleted point is skipped; one of another course is an invalid request. */
async function refuseForeignPoints(db: Queries, courseId: number, ids: readonly number[] = []): Promise<void> {
  const { points } = schema;
  const isForeign = and(inArray(points.id, [...ids]), ne(points.courseUnitId, courseId));
  if (ids.length > 0 && (await db.$count(points, isForeign)) > 0) throw invalid(assistantMessages.pointOfAnotherCourse);
}

/** Who may write into the course may have it filled; for one that is not there yet, its major counts. */
function rightsOfFill({ body: { courseId, majorId } }: { body: FillRequest }): RightsQuestion[] {
  return [{ auth: 'modify' }, ...about('modify', 'course', courseId), ...about('read', 'major', majorId)];
}

function about(auth: 'read' | 'modify', kind: 'course' | 'major', id: number | undefined): RightsQuestion[] {
  return id === undefined || id === 0 ? [] : [{ auth, subject: { kind, id } }];
}
