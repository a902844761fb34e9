import { completionMessages } from '../../completion/messages';
import type { Bilingual } from '../../language';

interface Named {
  name: Bilingual;
}

interface Numbered {
  number: number;
  text: Bilingual;
}

interface Hours {
  project: Bilingual;
  kind: 'theory' | 'practice';
  expected: number;
  actual: number;
}

/** Messages of the findings in the matrices of a course. Those that are completion items too reuse its messages. */
export const courseFindingMessages = {
  goalWithoutPoint: ({ name }: Named) => completionMessages.goalWithoutPoint({ text: name }),
  projectWithoutPoint: ({ number, text }: Numbered) => completionMessages.projectWithoutPoint({ row: number, name: text }),
  projectHours: ({ project, kind, expected, actual }: Hours): Bilingual => {
    const difference = round(Math.abs(actual - expected));
    const isMore = actual > expected;
    return {
      zh: `${project.zh}：课点${kind === 'theory' ? '理论' : '实践'}学时合计 ${actual}，比章节的 ${expected} ${isMore ? '多' : '少'} ${difference}`,
      en: `${project.en}: ${kind} hours of its points add up to ${actual}, ${difference} ${isMore ? 'more' : 'fewer'} than the chapter's ${expected}`,
    };
  },
  pointUnused: ({ name }: Named): Bilingual => ({
    zh: `${name.zh}：课程矩阵中没有用到`,
    en: `${name.en}: not used in the course matrix`,
  }),
  projectWithoutTaskGoal: ({ number, text }: Numbered) => completionMessages.projectWithoutTaskGoal({ row: number, name: text }),
  pointWithoutKsa: ({ number, text, project }: Numbered & { project: Bilingual | null }) => {
    const sentence = completionMessages.pointWithoutKsa({ number, title: text });
    return project ? { zh: `${sentence.zh}（${project.zh}）`, en: `${sentence.en} (${project.en})` } : sentence;
  },
  ksaUnused: ({ name }: Named): Bilingual => ({
    zh: `${name.zh}：项目矩阵中没有用到`,
    en: `${name.en}: not used in the project matrices`,
  }),
};

function round(hours: number): number {
  return Number(hours.toFixed(6));
}
