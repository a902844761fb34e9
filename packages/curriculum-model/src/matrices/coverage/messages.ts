import { completionMessages } from '../../completion/messages';
import type { Bilingual, Language } from '../../language';
import type { MatrixRule } from './matrixFinding';

/** What the rules are called, as heads of their findings. */
export const matrixRuleNames: Readonly<Record<MatrixRule, Bilingual>> = {
  indicatorUnsupported: { zh: '指标点没有课程支撑', en: 'Indicator points without support' },
  indicatorWeakOnly: { zh: '指标点只有弱支撑', en: 'Indicator points with weak support only' },
  indicatorOnOneElective: { zh: '指标点仅靠一门选修课', en: 'Indicator points resting on one elective' },
  courseWithoutSupport: { zh: '必修课没有支撑任何指标点', en: 'Compulsory courses that support nothing' },
  bindingWithoutGoal: { zh: '支撑没有绑定教学目标', en: 'Support without a teaching goal' },
  goalUnbound: { zh: '教学目标没有绑定指标点', en: 'Teaching goals bound nowhere' },
  goalWithoutPoint: { zh: '教学目标没有章节支撑', en: 'Teaching goals without a chapter' },
  projectWithoutPoint: { zh: '章节没有课点', en: 'Chapters without a point' },
  projectHours: { zh: '课点学时与章节不符', en: 'Hours of points that do not add up' },
  pointUnused: { zh: '课点没有用到', en: 'Points never used' },
  projectWithoutTaskGoal: { zh: '章节没有任务目标', en: 'Chapters without a task goal' },
  pointWithoutKsa: { zh: '课点没有 KSA', en: 'Points without a KSA item' },
  ksaUnused: { zh: 'KSA 没有用到', en: 'KSA items never used' },
};

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

/** Sentences of the findings. What completion says too is said in its words. */
export const matrixFindingMessages = {
  indicatorUnsupported: ({ name }: Named): Bilingual => ({
    zh: `指标点 ${name.zh}：没有课程支撑`,
    en: `Indicator point ${name.en}: no course supports it`,
  }),
  indicatorWeakOnly: ({ name }: Named): Bilingual => ({
    zh: `指标点 ${name.zh}：只有弱支撑`,
    en: `Indicator point ${name.en}: weak support only`,
  }),
  indicatorOnOneElective: ({ name, course }: Named & { course: Bilingual }): Bilingual => ({
    zh: `指标点 ${name.zh}：仅由选修课「${course.zh}」支撑`,
    en: `Indicator point ${name.en}: only the elective “${course.en}” supports it`,
  }),
  courseWithoutSupport: ({ name }: Named): Bilingual => ({
    zh: `必修课「${name.zh}」没有支撑任何指标点`,
    en: `The compulsory course “${name.en}” supports no indicator point`,
  }),
  bindingWithoutGoal: ({ name, course }: Named & { course: Bilingual }): Bilingual => ({
    zh: `「${course.zh}」支撑指标点 ${name.zh}，但没有绑定教学目标`,
    en: `“${course.en}” supports indicator point ${name.en} without a teaching goal`,
  }),
  goalUnbound: ({ name }: Named): Bilingual => ({
    zh: `教学目标「${name.zh}」没有绑定到任何指标点`,
    en: `Teaching goal “${name.en}” is bound to no indicator point`,
  }),
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
