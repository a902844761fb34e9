import type { SaveCourseUnitRequest } from '@college/curriculum-model';
import { leastCourseUnitFields } from '@college/curriculum-model/fixtures';

type Course = SaveCourseUnitRequest['course'];

/** What a save claims about rights; the server does not look at it. */
export const manage: SaveCourseUnitRequest['manage'] = { level: 'major', manage: true, modify: true, permissionId: 2000, relativeId: 101 };
export const current: SaveCourseUnitRequest['current'] = { userId: 5, userName: 'majorLeader', collegeId: 1, majorId: 101, lang: '80101' };

/** A row of unit 1001 as the table sends it. */
export function row(name: string, theoryPeriod: number, practicePeriod: number, id = 0) {
  return { id, courseUnitId: 1001, courseClassId: 1, courseTypeId: 3, name, theoryPeriod, practicePeriod };
}

/** Unit 1001 as the form sends it. */
export function course(changes: Partial<Course> = {}): Course {
  return {
    id: 1001,
    majorId: 101,
    ...leastCourseUnitFields(),
    classId: 1,
    typeId: 2,
    name: '数据结构',
    position: '核心课程',
    theoryPeriod: 48,
    practicePeriod: 16,
    courseMatrixVOS: [],
    ...changes,
  };
}
