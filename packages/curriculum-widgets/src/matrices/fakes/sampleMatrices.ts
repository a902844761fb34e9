import type { LinkedMatrices } from '@college/curriculum-model';
import { sampleLinkedMatrices } from '@college/curriculum-model/fixtures';

/** The matrices of 数据结构 in 软件工程, for somebody who may edit this course only. */
export const sampleMatrices: LinkedMatrices = {
  ...sampleLinkedMatrices,
  courses: sampleLinkedMatrices.courses.map((course) => ({ ...course, version: 1, editable: course.id === sampleLinkedMatrices.courseId })),
};
