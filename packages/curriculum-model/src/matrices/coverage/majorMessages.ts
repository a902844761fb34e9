import type { Bilingual } from '../../language';

interface Named {
  name: Bilingual;
}

/** Sentences of the findings in the major matrix. */
export const majorFindingMessages = {
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
};
