import { courseCellFields } from '@college/curriculum-model';
import { defineMessages } from '@college/ui/messages';
import * as domainTerms from '@college/curriculum-model/terms';

const { study, teach } = courseCellFields;

/** Words of the project matrix. */
export const projectMatrixMessages = defineMessages('projectMatrix', {
  words: {
    hours: domainTerms.hours,
    taskGoals: domainTerms.taskGoals,
    editTaskGoals: domainTerms.taskGoals,
    noGaps: domainTerms.noGaps,
    corner: domainTerms.point,
    week: domainTerms.weeks,
  },
  en: {
    matrix: ({ chapter }: { chapter: string }) => `Project matrix of ${chapter}`,
    chapters: 'Chapters',
    pointsPlaced: ({ count }: { count: number }) => (count === 1 ? '1 point placed' : `${count} points placed`),
    arrangement: 'Teaching arrangement',
    study: study.label.en,
    teach: teach.label.en,
    product: 'Output and measure',
    hoursSpoken: 'Hours, theory/practice',
    covered: ({ points, all }: { points: number; all: number }) => `Covered: ${points}/${all} points`,
    noKsa: 'no KSA',
    ofChapter: ({ hours }: { hours: string }) => `chapter ${hours}`,
    theory: 'Theory',
    practice: 'Practice',
    hoursDiffer: ({ kind, actual, expected }: { kind: string; actual: number; expected: number }) =>
      `${kind} hours of the points add up to ${actual}, ${by(actual, expected)} ${actual > expected ? 'more' : 'fewer'} than the chapter's ${expected}.`,
    problemHours: ({ text }: { text: string }) =>
      `“${text}” is not hours. Write theory and practice as 8/2, or 8 alone; until then it is not saved.`,
    problemTooLong: ({ most }: { most: number }) => `The text is too long; at most ${most} characters are kept. Shorten it to save it.`,
    problemOdd: 'The text contains a character that cannot be saved. Remove it to save the text.',
    problemAt: ({ point, column, sentence }: { point: string; column: string; sentence: string }) => `${point}, ${column}: ${sentence}`,
    textOf: ({ point, column }: { point: string; column: string }) => `${column} of ${point}`,
    giveUp: 'Back to what was there',
    giveUpOf: ({ point, column }: { point: string; column: string }) => `Back to what was there: ${column} of ${point}`,
    lacksTaskGoals: 'no task goals',
    noTaskGoals: 'This chapter has no task goals yet',
    noTaskGoalsHint: 'Task goals are the columns in which KSA items are placed.',
    addTaskGoals: 'Add task goals',
    noPoints: 'No points in this chapter yet',
    noPointsHint: 'Points that the course matrix places in this chapter become the rows here.',
    noGapsHint: 'Every point of this chapter and every task goal has KSA.',
  },
  zh: {
    matrix: ({ chapter }) => `${chapter}的项目矩阵`,
    chapters: '章节',
    pointsPlaced: ({ count }) => `${count} 个课点`,
    arrangement: '教学安排',
    study: study.label.zh,
    teach: teach.label.zh,
    product: '学习产出及测量标准',
    hoursSpoken: '学时，理论/实践',
    covered: ({ points, all }) => `覆盖 ${points}/${all} 课点`,
    noKsa: '无 KSA',
    ofChapter: ({ hours }) => `本章 ${hours}`,
    theory: '理论',
    practice: '实践',
    hoursDiffer: ({ kind, actual, expected }) =>
      `课点${kind}学时合计 ${actual}，比本章的 ${expected} ${actual > expected ? '多' : '少'} ${by(actual, expected)}。`,
    problemHours: ({ text }) => `「${text}」不是学时，请写成理论/实践，如 8/2，或只写 8；改好之前不会保存。`,
    problemTooLong: ({ most }) => `文字太长，最多 ${most} 个字符；改短之前不会保存。`,
    problemOdd: '文字里有不能保存的字符，去掉之前不会保存。',
    problemAt: ({ point, column, sentence }) => `${point}，${column}：${sentence}`,
    textOf: ({ point, column }) => `${point}的${column}`,
    giveUp: '恢复原来的内容',
    giveUpOf: ({ point, column }) => `恢复原来的内容：${point}的${column}`,
    lacksTaskGoals: '没有任务目标',
    noTaskGoals: '这一章还没有任务目标',
    noTaskGoalsHint: '任务目标是这里的列，KSA 放在它们下面。',
    addTaskGoals: '添加任务目标',
    noPoints: '这一章还没有课点',
    noPointsHint: '在课程矩阵的这一章放入课点，它们就成为这里的行。',
    noGapsHint: '这一章的每个课点和每个任务目标都有 KSA。',
  },
});

export type ProjectMatrixText = (typeof projectMatrixMessages)['en'];

function by(actual: number, expected: number): number {
  return Number(Math.abs(actual - expected).toFixed(2));
}
