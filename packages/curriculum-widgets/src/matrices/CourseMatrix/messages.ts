import { defineMessages } from '@college/ui/messages';
import * as domainTerms from '@college/curriculum-model/terms';

/** Words of the course matrix. */
export const courseMatrixMessages = defineMessages('courseMatrix', {
  words: { matrix: domainTerms.courseMatrix, noGaps: domainTerms.noGaps },
  en: {
    corner: 'Chapter (theory/practice hours)',
    ofRow: 'Row total',
    covered: ({ goals, allGoals, chapters, allChapters }: { goals: number; allGoals: number; chapters: number; allChapters: number }) =>
      `Covered: ${goals}/${allGoals} goals, ${chapters}/${allChapters} chapters`,
    weakOnly: 'weak only',
    noChapter: 'no chapter',
    noPoint: 'no points',
    noGapsHint: 'Every teaching goal has a chapter with strong support, and every chapter has a point.',
  },
  zh: {
    corner: '章节（理论/实践学时）',
    ofRow: '本行',
    covered: ({ goals, allGoals, chapters, allChapters }) => `覆盖 ${goals}/${allGoals} 目标，${chapters}/${allChapters} 章节`,
    weakOnly: '仅弱支撑',
    noChapter: '无章节',
    noPoint: '无课点',
    noGapsHint: '每个教学目标都有章节强支撑，每个章节都有课点。',
  },
});

export type CourseMatrixText = (typeof courseMatrixMessages)['en'];
