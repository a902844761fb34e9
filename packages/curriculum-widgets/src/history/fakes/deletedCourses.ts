import { english, sampleCourseUnit, userIds } from '@college/curriculum-model/fixtures';
import type { College } from '../../support/fakes/aCollege';

const names = ['数据结构', '操作系统', '编译原理', '软件工程导论'];

/** Deletes so many course units, each a day before the one before. */
export function deleteCourses({ state }: College, count: number) {
  const course = sampleCourseUnit(1004);
  state.deletedCourses = Array.from({ length: count }, (_, index) => ({
    course: {
      ...course,
      id: 1004 + index,
      name: names[index] ?? `课程 ${index + 1}`,
      ...(index > 0 && { translations: english({ name: `Course ${index + 1}` }) }),
    },
    time: new Date(Date.parse(state.now()) - index * 86_400_000).toISOString(),
    userId: userIds.collegeAdmin,
  }));
}
