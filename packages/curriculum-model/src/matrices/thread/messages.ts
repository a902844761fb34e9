import * as terms from '../../terms';
import { joinNames, type Bilingual } from '../../language';
import type { MatrixRule } from '../coverage/matrixFinding';
import { matrixRuleNames } from '../coverage/messages';
import type { ThreadBreak } from './threadNode';
import type { ThreadItem } from './threadItem';

/** What the kinds of items are called. */
export const threadKindNames: Readonly<Record<ThreadItem['kind'], Bilingual>> = {
  requirement: terms.graduationRequirement,
  indicator: terms.indicatorPoint,
  course: terms.course,
  goal: terms.teachingGoal,
  project: terms.project,
  point: terms.point,
  taskGoal: terms.taskGoal,
  ksa: { zh: 'KSA', en: 'KSA item' },
};

/** Why the thread ends. */
export const threadBreakNames: Readonly<Record<ThreadBreak, Bilingual>> = {
  indicatorUnsupported: { zh: '没有课程支撑', en: 'no course supports it' },
  courseWithoutSupport: { zh: '没有支撑任何指标点', en: 'supports no indicator point' },
  bindingWithoutGoal: { zh: '没有绑定教学目标', en: 'no teaching goal is bound' },
  goalUnbound: { zh: '专业矩阵中没有绑定', en: 'not bound in the major matrix' },
  goalWithoutPoint: { zh: '没有章节支撑', en: 'no chapter serves it' },
  projectWithoutPoint: { zh: '没有课点', en: 'no point is placed' },
  projectWithoutTaskGoal: { zh: '没有任务目标', en: 'no task goal' },
  pointUnused: { zh: '课程矩阵中没有用到', en: 'not used in the course matrix' },
  pointWithoutKsa: { zh: '项目矩阵中没有 KSA', en: 'no KSA item in the project matrix' },
  taskGoalWithoutKsa: { zh: '项目矩阵中没有 KSA', en: 'no KSA item in the project matrix' },
  ksaUnused: { zh: '项目矩阵中没有用到', en: 'not used in the project matrices' },
};

interface Counts {
  bindings: number;
  goals: number;
  points: number;
  taskGoals: number;
  ksas: number;
}

const most = 3;

/** Sentences before a deletion. */
export const breakMessages = {
  gone: ({ name, counts }: { name: Bilingual; counts: Counts }): Bilingual => ({
    zh: `删除「${name.zh}」会一并移除：${joinNames(partsZh(counts), 'zh')}`,
    en: `Deleting “${name.en}” also removes ${joinNames(partsEn(counts), 'en')}`,
  }),
  gap: ({ rule, names }: { rule: MatrixRule; names: readonly Bilingual[] }): Bilingual => {
    const { zh, en } = matrixRuleNames[rule];
    const shown = names.slice(0, most);
    const rest = names.length - shown.length;
    return {
      zh: `将出现缺口「${zh}」：${joinNames(
        shown.map((name) => name.zh),
        'zh',
      )}${rest > 0 ? ` 等 ${names.length} 项` : ''}`,
      en: `New gap, ${inSentence(en)}: ${shown.map((name) => name.en).join('; ')}${rest > 0 ? ` and ${rest} more` : ''}`,
    };
  },
};

/** A name within a sentence; KSA keeps its capitals. */
function inSentence(name: string): string {
  return /^[A-Z]{2}/.test(name) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

function partsZh({ bindings, goals, points, taskGoals, ksas }: Counts): string[] {
  return [
    ...(bindings > 0 ? [`专业矩阵支撑 ${bindings} 处`] : []),
    ...(goals > 0 ? [`教学目标 ${goals} 个`] : []),
    ...(points > 0 ? [`课程矩阵课点 ${points} 处`] : []),
    ...(taskGoals > 0 ? [`任务目标 ${taskGoals} 个`] : []),
    ...(ksas > 0 ? [`项目矩阵 KSA ${ksas} 处`] : []),
  ];
}

function partsEn({ bindings, goals, points, taskGoals, ksas }: Counts): string[] {
  return [
    ...some(bindings, 'support in the major matrix', 'supports in the major matrix'),
    ...some(goals, 'teaching goal', 'teaching goals'),
    ...some(points, 'point in the course matrix', 'points in the course matrix'),
    ...some(taskGoals, 'task goal', 'task goals'),
    ...some(ksas, 'KSA entry in the project matrices', 'KSA entries in the project matrices'),
  ];
}

function some(count: number, one: string, many: string): string[] {
  if (count === 0) return [];
  return [`${count} ${count === 1 ? one : many}`];
}
