import type { Bilingual } from '../../language';
import type { MatrixRule } from './matrixFinding';

/** What the rules are called, as heads of their findings. */
export const matrixRuleNames: Readonly<Record<MatrixRule, Bilingual>> = {
  indicatorUnsupported: { zh: '指标点没有课程支撑', en: 'Indicator points without support' },
  indicatorWeakOnly: { zh: '指标点只有弱支撑', en: 'Indicator points with weak support only' },
  indicatorOnOneElective: { zh: '指标点仅靠一门选修课', en: 'Indicator points resting on one elective' },
  courseWithoutSupport: { zh: '必修课没有支撑任何指标点', en: 'Compulsory courses that support nothing' },
  bindingWithoutGoal: { zh: '支撑没有绑定教学目标', en: 'Support without a teaching goal' },
  goalUnbound: { zh: '教学目标未在专业矩阵中绑定', en: 'Teaching goals not bound in the major matrix' },
  goalWithoutPoint: { zh: '教学目标没有章节支撑', en: 'Teaching goals without a chapter' },
  projectWithoutPoint: { zh: '章节没有课点', en: 'Chapters without a point' },
  projectHours: { zh: '课点学时与章节不符', en: 'Hours of points that do not add up' },
  pointUnused: { zh: '课点没有用到', en: 'Points never used' },
  projectWithoutTaskGoal: { zh: '章节没有任务目标', en: 'Chapters without a task goal' },
  pointWithoutKsa: { zh: '课点没有 KSA', en: 'Points without a KSA item' },
  ksaUnused: { zh: 'KSA 没有用到', en: 'KSA items never used' },
};
