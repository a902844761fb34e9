import { changedMeanwhile, isDeletedId, ksaIdentity, renumberKsa, type CourseUnit } from '@college/curriculum-model';
import type { SampleKsa } from '@college/curriculum-model/fixtures';
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
    const stored = new Map(state.points.filter((point) => point.courseId === courseId).map((point) => [point.id, point]));
    const kept = points
      .filter(({ id }) => !isDeletedId(id))
      .map((point) => ({ ...stored.get(point.id), ...point, id: stored.has(point.id) ? point.id : state.nextId(), courseId }));
    state.points = [...state.points.filter((point) => point.courseId !== courseId), ...kept];
    dropCells(state);
    revise(unit);
    return { list: pointsOf(state, courseId), record: { course: withSequence(state, unit), pointksa: pointKsaOf(state, courseId) } };
  },

  saveKsa({ body: { courseId, ksa, version }, state }) {
    const unit = unitFor(state, courseId, version);
    // An entry without a pointId keeps what it supports; null unties it.
    const touched = new Set(ksa.filter(({ pointId }) => pointId !== undefined).map(({ id }) => id));
    const added = new Map<string, number>();
    const kept = new Map<number, SampleKsa>();
    state.pointKsaLinks = state.pointKsaLinks.filter(({ ksaId }) => !touched.has(ksaId));
    for (const { pointId, ...item } of ksa.filter(({ id }) => !isDeletedId(id))) {
      const identity = ksaIdentity(item) ?? '';
      const stored = state.ksas.find((one) => one.id === item.id && one.courseId === courseId);
      const id = stored?.id ?? added.get(identity) ?? state.nextId();
      kept.set(id, { ...stored, ...item, id, courseId });
      if (identity) added.set(identity, id);
      if (pointId) state.pointKsaLinks.push({ pointId, ksaId: id });
    }
    const others = state.ksas.filter((one) => one.courseId !== courseId);
    state.ksas = [...others, ...renumberKsa([...kept.values()])];
    dropCells(state);
    revise(unit);
    return { list: ksasOf(state, courseId), record: { course: withSequence(state, unit), pointksa: pointKsaOf(state, courseId) } };
  },

  resolvePoint: ({ body: { file }, language }) => readPointFile(file, language),
  resolvePointKsa: ({ body: { file }, language }) => readPointFile(file, language),

  downloadPointKsaTemplate: ({ body: { lang } }) => workbook('points-ksa.xlsx', templateRows('pointksa', lang)),
  downloadPointTemplate: ({ body: { lang } }) => workbook('points.xlsx', templateRows('point', lang)),
} satisfies Partial<MockHandlers>;
