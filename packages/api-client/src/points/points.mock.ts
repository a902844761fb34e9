import { changedMeanwhile, isDeletedId, ksaIdentity, renumberKsa, type CourseUnit } from '@college/curriculum-model';
import { withSequence } from '../course-units/courseSequence.mock';
import { workbook } from '../mock-api/files';
import { revise } from '../matrices/majorRows';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { checkVersion, found } from '../mock-api/refusals';
import { dropCells, ksasOf, pointKsaOf, pointsOf } from './pointRows';
import { readPointFile, templateRows } from './pointFile';

/** The course whose points are saved; one that was changed meanwhile is refused. */
function unitFor(state: MockState, courseId: number, version: number | undefined): CourseUnit {
  const unit = found(state.courseUnits.find(({ id }) => id === courseId));
  checkVersion(version, unit, changedMeanwhile.courseUnit, { course: withSequence(state, unit), pointksa: pointKsaOf(state, courseId) });
  return unit;
}

export const pointMocks = {
  listPoints: ({ query: { courseId }, state }) => pointsOf(state, courseId),

  savePoints({ body: { courseId, points, version }, state }) {
    const unit = unitFor(state, courseId, version);
    const gone = new Set(points.filter(({ id }) => isDeletedId(id)).map(({ id }) => -id));
    state.points = state.points.filter(({ id }) => !gone.has(id));
    for (const point of points.filter(({ id }) => id >= 0)) {
      const stored = state.points.find((one) => one.id === point.id && one.courseId === courseId);
      if (stored) Object.assign(stored, point);
      else state.points.push({ ...point, id: state.nextId(), courseId });
    }
    dropCells(state);
    revise(unit);
    return { list: pointsOf(state, courseId), record: { course: withSequence(state, unit), pointksa: pointKsaOf(state, courseId) } };
  },

  saveKsa({ body: { courseId, ksa, version }, state }) {
    const unit = unitFor(state, courseId, version);
    const gone = new Set(ksa.filter(({ id }) => isDeletedId(id)).map(({ id }) => -id));
    state.ksas = state.ksas.filter(({ id }) => !gone.has(id));
    // An entry without a pointId keeps what it supports; null unties it.
    const touched = new Set(ksa.filter(({ pointId }) => pointId !== undefined).map(({ id }) => id));
    const added = new Map<string, number>();
    state.pointKsaLinks = state.pointKsaLinks.filter(({ ksaId }) => !touched.has(ksaId));
    for (const { pointId, ...item } of ksa.filter(({ id }) => id >= 0)) {
      const identity = ksaIdentity(item) ?? '';
      const id = item.id || added.get(identity);
      let stored = state.ksas.find((one) => one.id === id && one.courseId === courseId);
      if (stored) Object.assign(stored, { ...item, id });
      else state.ksas.push((stored = { ...item, id: state.nextId(), courseId }));
      if (identity) added.set(identity, stored.id);
      if (pointId) state.pointKsaLinks.push({ pointId, ksaId: stored.id });
    }
    const others = state.ksas.filter((one) => one.courseId !== courseId);
    state.ksas = [...others, ...renumberKsa(state.ksas.filter((one) => one.courseId === courseId))];
    dropCells(state);
    revise(unit);
    return { list: ksasOf(state, courseId), record: { course: withSequence(state, unit), pointksa: pointKsaOf(state, courseId) } };
  },

  resolvePoint: ({ body: { file }, language }) => readPointFile(file, language),
  resolvePointKsa: ({ body: { file }, language }) => readPointFile(file, language),

  downloadPointKsaTemplate: ({ body: { lang } }) => workbook('points-ksa.xlsx', templateRows('pointksa', lang)),
  downloadPointTemplate: ({ body: { lang } }) => workbook('points.xlsx', templateRows('point', lang)),
} satisfies Partial<MockHandlers>;
