import type { ExamPercent, ReportData } from '@college/curriculum-model';

/** A report with two bound goals, G1 and G2. */
export const twoGoals: Pick<ReportData, 'requires' | 'majorMatrix'> = {
  requires: [{ id: 1, description: '1. 工程知识', children: [{ id: 2, description: '1.1 能识别问题', children: [] }] }],
  majorMatrix: [
    {
      requireId: 2,
      relate: 0,
      goals: [11, 12],
      description: '1.1 能识别问题',
      goalDescriptions: ['能分析算法的效率', '能选择存储结构'],
    },
  ],
};

/** Two items, with what each tells of the two goals. */
export function composition(lab: readonly [number, number] = [0, 0], exam: readonly [number, number] = [0, 0]): ExamPercent {
  const goals = (shares: readonly number[]) => {
    const list = shares.flatMap((percent, at) => (percent === 0 ? [] : [{ goalId: 11 + at, percent }]));
    return list.length === 0 ? {} : { goals: list };
  };
  return {
    type: 0,
    rows: [
      { part: 'regular', label: '实验', percent: 40, ...goals(lab) },
      { part: 'final', label: '期末考试', percent: 60, ...goals(exam) },
    ],
  };
}
