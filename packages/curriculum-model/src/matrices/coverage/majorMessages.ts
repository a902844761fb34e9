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
  /** The cell of the course and the goal's indicator point is still empty. */
  goalWithoutStrength: ({ name, indicator }: Named & { indicator: string }): Bilingual => ({
    zh: `教学目标「${name.zh}」：专业矩阵中指标点 ${indicator} 还没有支撑强度`,
    en: `Teaching goal “${name.en}”: no strength for indicator point ${indicator} in the major matrix yet`,
  }),
  /** The cell has its strength, and was bound without this goal. */
  goalNotChosen: ({ name, indicator }: Named & { indicator: string }): Bilingual => ({
    zh: `教学目标「${name.zh}」：专业矩阵中对指标点 ${indicator} 的支撑没有绑定它`,
    en: `Teaching goal “${name.en}”: the support of indicator point ${indicator} in the major matrix is not bound to it`,
  }),
  goalWithoutIndicator: ({ name }: Named): Bilingual => ({
    zh: `教学目标「${name.zh}」：所属指标点已不在本专业的毕业要求中`,
    en: `Teaching goal “${name.en}”: its indicator point is no longer among the major's graduation requirements`,
  }),
};
