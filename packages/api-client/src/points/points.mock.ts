import { isDeletedId, renumberKsa } from '@college/curriculum-model';
import { workbook } from '../mock-api/files';
import type { MockHandlers } from '../mock-api/mockHandler';
import { dropCells, ksasOf, pointsOf } from './pointRows';
import { readPointFile, templateRows } from './pointFile';
import { withoutKsa } from './replacePoints';

export const pointMocks = {
  listPoints: ({ query: { courseId }, state }) => pointsOf(state, courseId),

  savePoints({ body: { courseId, points }, state }) {
    const gone = new Set(points.filter(({ id }) => isDeletedId(id)).map(({ id }) => -id));
    state.points = state.points.filter(({ id }) => !gone.has(id));
    for (const point of points.filter(({ id }) => id >= 0)) {
      const stored = state.points.find((one) => one.id === point.id && one.courseId === courseId);
      if (stored) Object.assign(stored, point);
      else state.points.push({ ...point, id: state.nextId(), courseId });
    }
    dropCells(state);
    return pointsOf(state, courseId);
  },

  saveKsa({ body: { courseId, ksa }, state }) {
    const gone = new Set(ksa.filter(({ id }) => isDeletedId(id)).map(({ id }) => -id));
    state.ksas = state.ksas.filter(({ id }) => !gone.has(id));
    const touched = new Set(ksa.map(({ id }) => id));
    state.pointKsaLinks = state.pointKsaLinks.filter(({ ksaId }) => !touched.has(ksaId));
    for (const { pointId, ...item } of ksa.filter(({ id }) => id >= 0)) {
      let stored = state.ksas.find((one) => one.id === item.id && one.courseId === courseId);
      if (stored) Object.assign(stored, item);
      else state.ksas.push((stored = { ...item, id: state.nextId(), courseId }));
      if (pointId !== undefined) state.pointKsaLinks.push({ pointId, ksaId: stored.id });
    }
    const others = state.ksas.filter((one) => one.courseId !== courseId);
    state.ksas = [...others, ...renumberKsa(state.ksas.filter((one) => one.courseId === courseId))];
    dropCells(state);
    return ksasOf(state, courseId);
  },

  async resolvePoint({ body: { file }, language }) {
    const points = await readPointFile(file, 'point', language);
    return points.map(withoutKsa);
  },
  resolvePointKsa: ({ body: { file }, language }) => readPointFile(file, 'pointksa', language),

  downloadPointKsaTemplate: ({ body: { lang } }) => workbook('points-ksa.xlsx', templateRows('pointksa', lang)),
  downloadPointTemplate: ({ body: { lang } }) => workbook('points.xlsx', templateRows('point', lang)),
} satisfies Partial<MockHandlers>;
