import { sampleProgramme } from '@college/curriculum-model/fixtures';
import type { Transaction } from '../database';
import * as schema from '../schema';

/** The sample course units with their rows, managers, points, KSA and syllabuses. */
export async function putCourses(transaction: Transaction): Promise<void> {
  const { courseUnits, courseManagers, points, ksas, pointKsaLinks, additionalInfos } = sampleProgramme;
  const units = courseUnits.map(({ createTime, updateTime, ...unit }) => ({
    ...unit,
    createTime: moment(createTime),
    updateTime: moment(updateTime ?? createTime),
    initing: false,
  }));
  await transaction.insert(schema.courseUnits).values(units);
  await transaction
    .insert(schema.courseManagers)
    .values(courseManagers.map(({ courseId, userId }) => ({ courseUnitId: courseId, userId })));
  const projects = courseUnits.flatMap(({ courseMatrixVOS }) => courseMatrixVOS.map((row, position) => ({ ...row, position })));
  await transaction.insert(schema.projects).values(projects);
  await transaction.insert(schema.points).values(points.map((point, position) => ({ ...point, courseUnitId: point.courseId, position })));
  await transaction.insert(schema.ksas).values(ksas.map((ksa) => ({ ...ksa, courseUnitId: ksa.courseId })));
  await transaction.insert(schema.pointKsas).values(pointKsaLinks.map((link, position) => ({ ...link, position })));
  await transaction.insert(schema.syllabuses).values([...additionalInfos]);
}

function moment(text: string | null | undefined): Date {
  return text ? new Date(text) : new Date(0);
}
