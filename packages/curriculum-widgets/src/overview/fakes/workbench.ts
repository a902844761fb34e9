import type { CopyJob } from '@college/curriculum-model';
import { majorIds, userIds } from '@college/curriculum-model/fixtures';
import { aCollege, type College } from '../../support/fakes/aCollege';
import type { DraftDrawer, RecentPlace, WorkbenchDraft, WorkbenchPlaces } from '../WorkbenchHome';

type Words = 'zh' | 'en';

const copyOf1004 = { sourceId: 1004, targetId: majorIds.computerScience, startedAt: '2026-05-13T08:20:00+08:00' };
const refused = { zh: '目标专业中没有指标点 3.1', en: 'The target major has no indicator point 3.1' };
const step = { zh: '已复制项目/章节（6 个）', en: 'Copied 6 chapters' };

/** What waits for a department manager on a morning: two courses of their own before others, a copy under way, one refused and one done, and three edits. */
export const waits =
  (words: Words = 'zh') =>
  ({ state }: College) => {
    const userId = userIds.departmentManager;
    state.courseManagers = [1004, 1015].map((courseId) => ({ courseId, userId }));
    const edit = { recordId: 1004, action: 'update', userId, before: null, after: null } as const;
    state.history = [
      { ...edit, id: 3, kind: 'courseMatrix', time: '2026-05-12T17:05:00+08:00' },
      { ...edit, id: 2, kind: 'goals', time: '2026-05-12T16:58:00+08:00' },
      { ...edit, id: 1, kind: 'graduateRequires', recordId: 1001, time: '2026-05-11T09:30:00+08:00' },
    ];
    const jobs: CopyJob[] = [
      { ...copyOf1004, unique: 'copy-00000003', state: 'done', progress: [], courseId: 5001, finishedAt: '2026-05-12T15:00:00+08:00' },
      { ...copyOf1004, unique: 'copy-00000002', state: 'failed', progress: [], message: refused[words] },
      { ...copyOf1004, unique: 'copy-00000001', state: 'running', progress: [{ no: 3, message: step[words], percent: 35 }] },
    ];
    for (const job of jobs) state.copyJobs.set(job.unique, { userId, job, *run() {} });
  };

/** The college of a department manager for whom something waits. */
export function aWorkbench(prepare = waits()) {
  const college = aCollege({ as: 'departmentManager', prepare });
  return { ...college, source: { ...college.overview, ...college.waiting, ...college.majors, loadJob: college.copying.loadJob } };
}

/** Two drafts: one of a stored unit, one of a unit that was never saved. */
export function twoDrafts(words: Words = 'zh'): WorkbenchDraft[] {
  const [stored, fresh] = words === 'zh' ? ['数据结构', '编译原理'] : ['Data Structures', 'Compilers'];
  return [
    { key: 'draft-of-1004', courseUnitId: 1004, name: stored, changeCount: 3, writtenAt: Date.UTC(2026, 4, 12, 9, 5) },
    { key: 'draft-of-new', majorId: 1001, name: fresh, changeCount: 5, writtenAt: Date.UTC(2026, 4, 11, 8, 0) },
  ];
}

/** A drawer that holds drafts in memory. */
export function aDraftDrawer(drafts: readonly WorkbenchDraft[] = []): DraftDrawer {
  let kept = [...drafts];
  return {
    list: () => kept,
    discard: (key) => {
      kept = kept.filter((draft) => draft.key !== key);
    },
  };
}

/** Addresses that tests can read. */
export const somePlaces: WorkbenchPlaces = {
  course: ({ courseUnitId, majorId }) => `#course-${courseUnitId ?? 'new'}-of-${majorId ?? 'any'}`,
  report: ({ courseUnitId, majorId }) => `#report-${courseUnitId}-of-${majorId ?? 'any'}`,
  matrix: ({ courseId }) => `#matrix-${courseId}`,
  majorHome: (majorId) => `#major-${majorId}`,
  majorDetail: (majorId) => `#detail-${majorId}`,
  courseUnits: (majorId) => `#units-${majorId}`,
  review: ({ id }) => `#review-${id}`,
  finding: ({ at }) => `#finding-${at}`,
  findings: (majorId) => `#findings-${majorId}`,
  majorList: '#majors',
  account: '#account',
  signIn: '#login',
};

/** What waits, and two changes by the leader of the major, one of them after the evening before. */
export const changedByColleagues =
  (words: Words = 'zh') =>
  (college: College): void => {
    waits(words)(college);
    const { state } = college;
    const change = { recordId: 1004, action: 'update', userId: userIds.majorLeader, before: null, after: null } as const;
    state.history = [
      ...state.history,
      { ...change, id: 5, kind: 'majorMatrix', time: '2026-05-12T18:10:00+08:00' },
      { ...change, id: 4, kind: 'goals', time: '2026-05-11T10:00:00+08:00' },
    ];
  };

/** Two pages that were opened last. */
export const someRecents: readonly RecentPlace[] = [
  { id: '/matrix', title: '三级矩阵', context: '数据结构', href: '#matrix-1004' },
  { id: '/major', title: '专业首页', context: '软件工程', href: '#major-1001' },
];
