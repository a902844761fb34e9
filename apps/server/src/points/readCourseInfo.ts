import type { ProjectInfoItem } from '@college/curriculum-model';
import type { Queries } from '../db';
import { listKsas } from './ksaRepository';
import { listPoints } from './pointRepository';

const point = 0;
const purpose = 1;

/** Points and purposes of a course in one list, distinguished by type (reference §3); the purposes are its KSA. */
export async function readCourseInfo(db: Queries, courseId: number): Promise<ProjectInfoItem[]> {
  const points = await listPoints(db, courseId);
  const ksas = await listKsas(db, courseId);
  return [
    ...points.map(({ title, description }) => ({ type: point, title, description, level: null })),
    ...ksas.map(({ title, description, level }) => ({ type: purpose, title, description, level })),
  ];
}
