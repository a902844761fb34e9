import type { Bilingual } from '@college/curriculum-model';

/** Sentences about the matrices, in both languages. */
export const matrixMessages = {
  changedMeanwhile: {
    zh: '课程矩阵所属的课程已被其他人修改，请选择保留哪一份内容。',
    en: 'Somebody else has changed the course of this matrix meanwhile. Choose which content to keep.',
  },
  foreignProject: (line: number): Bilingual => ({
    zh: `第 ${line} 个项目/章节不属于该课程，或已被删除。`,
    en: `Project / chapter ${line} does not belong to this course, or was deleted.`,
  }),
  projectListedTwice: (line: number): Bilingual => ({
    zh: `第 ${line} 个项目/章节在列表中重复。`,
    en: `Project / chapter ${line} is in the list twice.`,
  }),
  foreignCell: (project: string, line: number): Bilingual => ({
    zh: `「${project}」的第 ${line} 项不属于该课程的矩阵，或已被删除。`,
    en: `Entry ${line} of “${project}” does not belong to the matrix of this course, or was deleted.`,
  }),
  cellListedTwice: (project: string, line: number): Bilingual => ({
    zh: `「${project}」的第 ${line} 项重复：同一课点在同一教学目标下只能出现一次。`,
    en: `Entry ${line} of “${project}” occurs twice: a point stands under a teaching goal once.`,
  }),
  foreignPoint: (project: string, line: number): Bilingual => ({
    zh: `「${project}」的第 ${line} 项的课点不属于该课程，或已被删除。`,
    en: `The point of entry ${line} of “${project}” does not belong to this course, or was deleted.`,
  }),
  unboundGoal: (project: string, line: number): Bilingual => ({
    zh: `「${project}」的第 ${line} 项的教学目标没有在专业矩阵中绑定，不是课程矩阵的列。`,
    en: `The teaching goal of entry ${line} of “${project}” is not bound in the major matrix, so it is no column of the course matrix.`,
  }),
} as const satisfies Record<string, Bilingual | ((...values: never[]) => Bilingual)>;
