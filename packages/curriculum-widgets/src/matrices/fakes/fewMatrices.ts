import type { LinkedMatrices } from '@college/curriculum-model';
import { sampleMatrices } from './sampleMatrices';

const requirements = sampleMatrices.requirements.slice(0, 4);
const courses = sampleMatrices.courses.slice(2, 6);
const requireIds = new Set(requirements.flatMap(({ children }) => children.map(({ id }) => id)));
const courseIds = new Set(courses.map(({ id }) => id));

/** Four courses against four requirements, 数据结构 among them: enough for most stories, and quickly drawn. */
export const fewMatrices: LinkedMatrices = {
  ...sampleMatrices,
  requirements,
  courses,
  bindings: sampleMatrices.bindings.filter(({ courseId, requireId }) => courseIds.has(courseId) && requireIds.has(requireId)),
};
