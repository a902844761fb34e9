import { defineMessages } from '@college/ui/messages';

/** Words of the course matrix. */
export const courseMatrixMessages = defineMessages('courseMatrix', {
  en: {
    matrix: 'Course matrix',
    corner: 'Chapter (theory/practice hours)',
    ofRow: 'Row total',
    covered: ({ goals, allGoals, chapters, allChapters }: { goals: number; allGoals: number; chapters: number; allChapters: number }) =>
      `Covered: ${goals}/${allGoals} goals, ${chapters}/${allChapters} chapters`,
    weakOnly: 'weak only',
    noChapter: 'no chapter',
    noPoint: 'no points',
    noGaps: 'No gaps',
    noGapsHint: 'Every teaching goal has a chapter with strong support, and every chapter has a point.',
  },
  zh: {
    matrix: '课程矩阵',
    corner: '章节（理论/实践学时）',
    ofRow: '本行',
    covered: ({ goals, allGoals, chapters, allChapters }) => `覆盖 ${goals}/${allGoals} 目标，${chapters}/${allChapters} 章节`,
    weakOnly: '仅弱支撑',
    noChapter: '无章节',
    noPoint: '无课点',
    noGaps: '没有缺口',
    noGapsHint: '每个教学目标都有章节强支撑，每个章节都有课点。',
  },
});

export type CourseMatrixText = (typeof courseMatrixMessages)['en'];
