import { completionMessages } from '../../completion/messages';
import type { Bilingual, Language } from '../../language';

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

/** Sentences of the findings in the matrices of a course. What completion says too is said in its words. */
export const courseFindingMessages = {
  goalWithoutPoint: ({ name }: Named) => both((language) => completionMessages.goalWithoutPoint({ text: name[language] })),
  projectWithoutPoint: ({ number, text }: Numbered) =>
    both((language) => completionMessages.projectWithoutPoint({ row: number, name: text[language] })),
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
  projectWithoutTaskGoal: ({ number, text }: Numbered) =>
    both((language) => completionMessages.projectWithoutTaskGoal({ row: number, name: text[language] })),
  pointWithoutKsa: ({ number, text, project }: Numbered & { project: Bilingual | null }) =>
    both((language) => {
      const sentence = completionMessages.pointWithoutKsa({ number, title: text[language] })[language];
      if (!project) return { zh: sentence, en: sentence };
      return { zh: `${sentence}（${project.zh}）`, en: `${sentence} (${project.en})` };
    }),
  ksaUnused: ({ name }: Named): Bilingual => ({
    zh: `${name.zh}：项目矩阵中没有用到`,
    en: `${name.en}: not used in the project matrices`,
  }),
};

function both(sentence: (language: Language) => Bilingual): Bilingual {
  return { zh: sentence('zh').zh, en: sentence('en').en };
}

function round(hours: number): number {
  return Number(hours.toFixed(6));
}
