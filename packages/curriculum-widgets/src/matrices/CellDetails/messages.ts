import { defineMessages } from '@college/ui/messages';
import * as domainTerms from '@college/curriculum-model/terms';

/** Words of what a cell is about. */
export const cellDetailsMessages = defineMessages('cellDetails', {
  words: {
    strong: domainTerms.strongSupport,
    weak: domainTerms.weakSupport,
    goals: domainTerms.teachingGoals,
    taskGoals: domainTerms.taskGoals,
    points: domainTerms.points,
    findings: domainTerms.findings,
  },
  en: {
    details: 'About this cell',
    ksas: 'KSA',
    thread: 'Chain of support',
    noPoints: 'No point serves this yet.',
    noPointsHere: 'No point is placed in this cell.',
    noKsas: 'No KSA item is placed in this cell.',
    output: ({ output }: { output: string }) => `Output: ${output}`,
    wholeThread: 'The whole thread',
    open: ({ name }: { name: string }) => `Show ${name} in its matrix`,
  },
  zh: {
    details: '这一格的内容',
    ksas: 'KSA',
    thread: '支撑链',
    noPoints: '还没有课点落实这里的目标。',
    noPointsHere: '这一格还没有课点。',
    noKsas: '这一格还没有 KSA。',
    output: ({ output }) => `产出：${output}`,
    wholeThread: '整条支撑链',
    open: ({ name }) => `在矩阵中查看${name}`,
  },
});
