import { changedMeanwhile, type Bilingual } from '@college/curriculum-model';

/** Sentences about the matrices, in both languages. */
export const matrixMessages = {
  /** Names the courses that were changed; null where it can only be the requested one. */
  changedMeanwhile: changedMeanwhile.matrices,
  deletedMeanwhile: {
    zh: '矩阵中的教学目标或任务目标已被其他人删除，请核对后再保存。',
    en: 'Somebody else has deleted a teaching goal or a task goal of these matrices meanwhile. Check them, then save again.',
  },
  courseListedTwice: (course: Bilingual): Bilingual => ({
    zh: `「${course.zh}」在列表中重复。`,
    en: `“${course.en}” is in the list twice.`,
  }),
  courseOfAnotherMajor: (course: Bilingual): Bilingual => ({
    zh: `「${course.zh}」不属于该专业。`,
    en: `“${course.en}” does not belong to this major.`,
  }),
  foreignIndicator: (course: Bilingual, line: number): Bilingual => ({
    zh: `「${course.zh}」的第 ${line} 个绑定的指标点不属于该专业，或已被删除。`,
    en: `Binding ${line} of “${course.en}”: the indicator point does not belong to this major, or was deleted.`,
  }),
  indicatorBoundTwice: (course: Bilingual, line: number): Bilingual => ({
    zh: `「${course.zh}」的第 ${line} 个绑定重复：同一指标点只能绑定一次。`,
    en: `Binding ${line} of “${course.en}” occurs twice: an indicator point is bound once.`,
  }),
  foreignGoal: (course: Bilingual, line: number): Bilingual => ({
    zh: `「${course.zh}」的第 ${line} 个绑定中有教学目标不属于该课程，或已被删除。`,
    en: `Binding ${line} of “${course.en}” has a teaching goal that does not belong to this course, or was deleted.`,
  }),
  goalBoundTwice: (course: Bilingual, line: number): Bilingual => ({
    zh: `「${course.zh}」的第 ${line} 个绑定中有教学目标重复：一个教学目标只能绑定到一个指标点。`,
    en: `Binding ${line} of “${course.en}” has a teaching goal that is bound before: a teaching goal is bound to one indicator point.`,
  }),
  foreignRow: (line: number): Bilingual => ({
    zh: `第 ${line} 个课点不在该课程的课程矩阵中，或已被移出。`,
    en: `Point ${line} of the list is not in the course matrix of this course, or was taken out.`,
  }),
  rowListedTwice: (line: number): Bilingual => ({
    zh: `第 ${line} 个课点在列表中重复。`,
    en: `Point ${line} is in the list twice.`,
  }),
  foreignTaskGoal: (point: Bilingual, line: number): Bilingual => ({
    zh: `课点「${point.zh}」的第 ${line} 项的任务目标不属于该项目/章节，或已被删除。`,
    en: `Entry ${line} of point “${point.en}”: the task goal does not belong to its project / chapter, or was deleted.`,
  }),
  foreignKsa: (point: Bilingual, line: number): Bilingual => ({
    zh: `课点「${point.zh}」的第 ${line} 项的 KSA 不属于该课程，或已被删除。`,
    en: `Entry ${line} of point “${point.en}”: the KSA item does not belong to this course, or was deleted.`,
  }),
  ksaListedTwice: (point: Bilingual, line: number): Bilingual => ({
    zh: `课点「${point.zh}」的第 ${line} 项重复：同一 KSA 在同一任务目标下只能出现一次。`,
    en: `Entry ${line} of point “${point.en}” occurs twice: a KSA item is under a task goal only once.`,
  }),
  placementOfOtherCourse: {
    zh: '该章节、教学目标、课点、任务目标或 KSA 不属于该课程，或已被删除。',
    en: 'This chapter, teaching goal, point, task goal or KSA item does not belong to the course, or was deleted.',
  },
  indicatorOfOtherMajor: {
    zh: '该指标点不属于课程的专业，或已被删除。',
    en: 'This indicator point does not belong to the major of the course, or was deleted.',
  },
  foreignProject: (line: number): Bilingual => ({
    zh: `第 ${line} 个项目/章节不属于该课程，或已被删除。`,
    en: `Project / chapter ${line} does not belong to this course, or was deleted.`,
  }),
  projectListedTwice: (line: number): Bilingual => ({
    zh: `第 ${line} 个项目/章节在列表中重复。`,
    en: `Project / chapter ${line} is in the list twice.`,
  }),
  foreignCell: (project: Bilingual, line: number): Bilingual => ({
    zh: `「${project.zh}」的第 ${line} 项不属于该课程的矩阵，或已被删除。`,
    en: `Entry ${line} of “${project.en}” does not belong to the matrix of this course, or was deleted.`,
  }),
  cellListedTwice: (project: Bilingual, line: number): Bilingual => ({
    zh: `「${project.zh}」的第 ${line} 项重复：同一课点在同一教学目标下只能出现一次。`,
    en: `Entry ${line} of “${project.en}” occurs twice: a point is under a teaching goal only once.`,
  }),
  foreignPoint: (project: Bilingual, line: number): Bilingual => ({
    zh: `「${project.zh}」的第 ${line} 项的课点不属于该课程，或已被删除。`,
    en: `The point of entry ${line} of “${project.en}” does not belong to this course, or was deleted.`,
  }),
  unboundGoal: (project: Bilingual, line: number): Bilingual => ({
    zh: `「${project.zh}」的第 ${line} 项的教学目标没有在专业矩阵中绑定，不是课程矩阵的列。`,
    en: `The teaching goal of entry ${line} of “${project.en}” is not bound in the major matrix, so it is no column of the course matrix.`,
  }),
} as const satisfies Record<string, Bilingual | ((...values: never[]) => Bilingual)>;
