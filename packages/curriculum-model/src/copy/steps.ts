import type { Bilingual } from '../language';
import type { CopyProgress } from './copy';
import type { CopyCounts } from './copyPlan';

/** How many records of each kind a copy creates; each step reports its own. */
export type CopyStepCounts = Omit<CopyCounts, 'syllabusFields'> & { bindings: number };

interface CopyStep {
  percent: number;
  message: Bilingual | ((counts: CopyStepCounts) => Bilingual);
}

/** The steps of a copy, in order; each message is sent once its step is done, the last one after the transaction is committed (domain.md §6). */
export const copySteps = {
  check: { percent: 5, message: { zh: '已检查参数', en: 'Parameters checked' } },
  course: { percent: 20, message: { zh: '已复制课程信息', en: 'Course info copied' } },
  projects: {
    percent: 35,
    message: ({ projects, taskGoals }: CopyStepCounts) => ({
      zh: `已复制项目/章节（${projects} 个，任务目标 ${taskGoals} 个）`,
      en: `Projects / chapters copied (${projects}, with ${taskGoals} task goals)`,
    }),
  },
  points: {
    percent: 50,
    message: ({ points, ksa }: CopyStepCounts) => ({
      zh: `已复制课点与 KSA（课点 ${points} 个，KSA ${ksa} 项）`,
      en: `Points and KSA copied (${points} points, ${ksa} KSA items)`,
    }),
  },
  goals: {
    percent: 60,
    message: ({ goals }: CopyStepCounts) => ({ zh: `已复制教学目标（${goals} 个）`, en: `Teaching goals copied (${goals})` }),
  },
  majorMatrix: {
    percent: 70,
    message: ({ bindings }: CopyStepCounts) => ({
      zh: `已写入专业矩阵（${bindings} 项）`,
      en: `Major matrix written (${bindings} entries)`,
    }),
  },
  courseMatrix: {
    percent: 80,
    message: ({ courseCells }: CopyStepCounts) => ({
      zh: `已复制课程矩阵（${courseCells} 项）`,
      en: `Course matrix copied (${courseCells} entries)`,
    }),
  },
  projectMatrix: {
    percent: 90,
    message: ({ projectCells }: CopyStepCounts) => ({
      zh: `已复制项目矩阵（${projectCells} 项）`,
      en: `Project matrix copied (${projectCells} entries)`,
    }),
  },
  syllabus: { percent: 95, message: { zh: '已复制开课说明', en: 'Syllabus copied' } },
  done: { percent: 100, message: { zh: '复制完成', en: 'Copy finished' } },
} as const satisfies Record<string, CopyStep>;

export type CopyStepName = keyof typeof copySteps;

/** The steps in their order. */
export const copyStepNames = Object.keys(copySteps) as CopyStepName[];

/** A message of the copy stream in both languages, stored for later requests. */
export interface CopyStepMessage extends Omit<CopyProgress, 'message'> {
  message: Bilingual;
}

/** One of several courses that are copied together: its place from 0 on, and its name. */
export interface CopyPlace {
  at: number;
  of: number;
  name: string;
}

/** The message of a finished step of one of several courses: numbers and percents go on from course to course, and only the last message is 100 percent. */
export function copyStepMessageOf(name: CopyStepName, counts: CopyStepCounts, { at, of, name: course }: CopyPlace): CopyStepMessage {
  const own = copyStepMessage(name, counts);
  const stepsBefore = copyStepNames.length - 1;
  if (name === 'done') return { ...own, no: of * stepsBefore + 1 };
  return {
    no: at * stepsBefore + own.no,
    percent: Math.floor((at * 100 + own.percent) / of),
    message: of === 1 ? own.message : { zh: `「${course}」${own.message.zh}`, en: `“${course}”: ${own.message.en}` },
  };
}

/** The message of a finished step; its number is the position in the order. */
export function copyStepMessage(name: CopyStepName, counts: CopyStepCounts): CopyStepMessage {
  const { percent, message }: CopyStep = copySteps[name];
  return { no: copyStepNames.indexOf(name) + 1, percent, message: typeof message === 'function' ? message(counts) : message };
}
