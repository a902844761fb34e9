import { courseUnitFields, pickFields, projectRowFields, type CourseUnit, type ProjectRow } from '@college/curriculum-model';
import type { CourseUnitRow } from './courseUnitRepository';
import type { ProjectRecord } from './projectRepository';

/** What of a row is shown. */
export type ShownProject = Pick<ProjectRecord, 'id' | 'courseUnitId' | 'translations' | keyof typeof projectRowFields>;

/** A unit in its wire format, where its rows are called courseMatrixVOS (core §3). */
export function presentCourseUnit(unit: CourseUnitRow, rows: readonly ShownProject[], majorName?: string): CourseUnit {
  return {
    id: unit.id,
    majorId: unit.majorId,
    ...pickFields(courseUnitFields, unit),
    createTime: unit.createTime.toISOString(),
    updateTime: unit.updateTime.toISOString(),
    ...(majorName === undefined ? {} : { majorName }),
    courseMatrixVOS: rows.map(presentProject),
    initing: unit.initing,
    version: unit.version,
    revision: unit.revision,
    translations: unit.translations,
  };
}

function presentProject(row: ShownProject): ProjectRow {
  return {
    id: row.id,
    courseUnitId: row.courseUnitId,
    ...pickFields(projectRowFields, row),
    translations: row.translations,
  };
}
