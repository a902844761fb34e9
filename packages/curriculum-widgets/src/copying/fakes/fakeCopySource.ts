import type { CopyCounts, CopyJob, CopyPlan, CopyProgress, CopyRequest, OptionItem } from '@college/curriculum-model';
import { aGoal, graduateRequires, majorIds, sampleProgramme } from '@college/curriculum-model/fixtures';
import { aCollege } from '../../support/fakes/aCollege';
import type { CopySubject, CopyWizardSource } from '../CopyWizard';

/** What a copy of 数据结构 makes. */
export const sampleCounts: CopyCounts = {
  projects: 6,
  points: 10,
  ksa: 8,
  goals: 4,
  taskGoals: 2,
  courseCells: 8,
  projectCells: 6,
  syllabusFields: 12,
};

/** The plan for 计算机科学与技术, which has no course of that name unless said. */
export function aCopyPlan(changes: Partial<CopyPlan> = {}): CopyPlan {
  return { ...sampleCounts, name: '数据结构', targetName: '计算机科学与技术', hasSameName: false, clashes: [], ...changes };
}

/** The goals of 数据结构 and the indicator points of a target major. */
export function aCopySubject(targetId: number = majorIds.computerScience): CopySubject {
  const requires = graduateRequires[targetId] ?? [];
  return {
    source: sampleProgramme.goals.filter(({ courseId }) => courseId === 1004),
    target: requires.flatMap(({ children }) => children).map((indicator) => ({ ...indicator, children: [] })),
    requires,
  };
}

/** Many goals and indicator points, without any requirement. */
export function aBigCopySubject(goalCount: number, indicatorCount: number): CopySubject {
  const goals = Array.from({ length: goalCount }, (_, at) =>
    aGoal({ id: 6001 + at, description: `能完成第 ${at + 1} 项与数据结构有关的任务` }),
  );
  const target = Array.from({ length: indicatorCount }, (_, at) => ({
    id: 8001 + at,
    description: `${Math.floor(at / 5) + 1}.${(at % 5) + 1} 第 ${at + 1} 个指标点的要求`,
    children: [],
  }));
  return { source: goals, target };
}

/** The messages of a copy up to a percentage. */
export function copyMessages(upTo = 100): CopyProgress[] {
  const all = [
    { no: 1, message: '已检查参数', percent: 5 },
    { no: 2, message: '已复制课程信息', percent: 20 },
    { no: 3, message: '已复制项目/章节（6 个）', percent: 35 },
    { no: 4, message: '复制完成', percent: 100 },
  ];
  return all.filter(({ percent }) => percent <= upTo);
}

/** A stored copy. */
export function aCopyJob(changes: Partial<CopyJob> = {}): CopyJob {
  return {
    unique: 'copy-00000001',
    state: 'done',
    progress: copyMessages(),
    courseId: 5001,
    sourceId: 1004,
    targetId: majorIds.computerScience,
    targetName: '计算机科学与技术',
    created: sampleCounts,
    startedAt: '2026-05-13T16:40:00+08:00',
    finishedAt: '2026-05-13T16:40:01+08:00',
    ...changes,
  };
}

/** Two schools, so that a change of school can be shown. */
export async function twoSchools(): Promise<OptionItem[]> {
  const other = { label: '第二分校', value: 2, children: [{ label: '理学院', value: 21, children: [{ label: '数学', value: 211 }] }] };
  return [...(await aCollege().copying.listTargets(1004)), other];
}

/** A stream whose messages the story sends by hand. */
export function createCopyChannel() {
  const waiting: ((result: IteratorResult<CopyProgress>) => void)[] = [];
  const failures: ((error: Error) => void)[] = [];
  const ready: CopyProgress[] = [];
  let isEnded = false;
  const channel = {
    requests: [] as CopyRequest[],
    send(...messages: CopyProgress[]) {
      for (const message of messages) {
        const next = waiting.shift();
        failures.shift();
        if (next) next({ done: false, value: message });
        else ready.push(message);
      }
    },
    break(error: Error) {
      waiting.shift();
      failures.shift()?.(error);
    },
    end() {
      isEnded = true;
      waiting.shift()?.({ done: true, value: undefined });
    },
    async *stream(): AsyncGenerator<CopyProgress> {
      for (;;) {
        const queued = ready.shift();
        if (queued) {
          yield queued;
          continue;
        }
        if (isEnded) return;
        const result = await new Promise<IteratorResult<CopyProgress>>((resolve, reject) => {
          waiting.push(resolve);
          failures.push(reject);
        });
        if (result.done) return;
        yield result.value;
      }
    },
  };
  return channel;
}

/** A source over the sample programme that copies at once, without what a wizard may do without. */
export function aCopySource(changes: Partial<CopyWizardSource> = {}): CopyWizardSource {
  const { listTargets, loadGoals, copy } = aCollege().copying;
  return { listTargets, loadGoals, copy, ...changes };
}
