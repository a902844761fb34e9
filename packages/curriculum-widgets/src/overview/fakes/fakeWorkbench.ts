import {
  matchesKeyword,
  type CopyJob,
  type MajorListItem,
  type MajorListRequest,
  type MajorListResponse,
  type Overview,
} from '@college/curriculum-model';
import type { DraftDrawer, WorkbenchDraft, WorkbenchHomeSource, WorkbenchPlaces } from '../WorkbenchHome';

type Words = 'zh' | 'en';

const names = {
  major: { zh: '软件工程', en: 'Software Engineering' },
  target: { zh: '计算机科学与技术', en: 'Computer Science and Technology' },
  data: { zh: '数据科学与大数据技术', en: 'Data Science and Big Data Technology' },
  policy: { zh: '形势与政策', en: 'Situation and Policy' },
  project: { zh: '软件项目管理', en: 'Software Project Management' },
  structures: { zh: '数据结构', en: 'Data Structures' },
  compilers: { zh: '编译原理', en: 'Compilers' },
  step: { zh: '已复制项目/章节（6 个）', en: 'Copied 6 chapters' },
  refused: { zh: '目标专业中没有指标点 3.1', en: 'The target major has no indicator point 3.1' },
};

/** A copy of 数据结构 that has come a third of its way. */
export function aRunningCopy(words: Words = 'zh'): CopyJob {
  return {
    unique: 'copy-00000001',
    state: 'running',
    progress: [{ no: 3, message: names.step[words], percent: 35 }],
    sourceId: 1004,
    sourceName: names.structures[words],
    targetId: 1002,
    targetName: names.target[words],
    startedAt: '2026-05-13T08:20:00+08:00',
  };
}

/** What waits for 周敏 on a morning. */
export function anOverview(words: Words = 'zh'): Overview {
  const majorName = names.major[words];
  const course = { majorId: 1001, majorName };
  const edit = { majorId: 1001, courseId: 1004, recordId: 1004, name: names.structures[words], action: 'update' as const };
  return {
    courses: [
      { ...course, id: 1015, name: names.policy[words], progress: 21, updateTime: '2026-05-11T10:12:00+08:00' },
      { ...course, id: 1011, name: names.project[words], progress: 49, updateTime: '2026-05-12T16:40:00+08:00' },
      { ...course, id: 1004, name: names.structures[words], progress: 82, updateTime: '2026-05-12T17:05:00+08:00' },
    ],
    copies: [
      aRunningCopy(words),
      { ...aRunningCopy(words), unique: 'copy-00000002', state: 'failed', progress: [], message: names.refused[words] },
      {
        ...aRunningCopy(words),
        unique: 'copy-00000003',
        state: 'done',
        progress: [],
        courseId: 5001,
        finishedAt: '2026-05-12T15:00:00+08:00',
      },
    ],
    edits: [
      { ...edit, id: 3, kind: 'courseMatrix', time: '2026-05-12T17:05:00+08:00' },
      { ...edit, id: 2, kind: 'goals', time: '2026-05-12T16:58:00+08:00' },
      { ...edit, id: 1, kind: 'graduateRequires', recordId: 1001, courseId: null, name: majorName, time: '2026-05-11T09:30:00+08:00' },
    ],
  };
}

/** Majors within reach. */
export function someMajors(words: Words = 'zh'): MajorListItem[] {
  const common = { edit: true, departmentId: 1001, departmentName: '', updateTime: '2026-05-12T17:05:00+08:00' };
  return [
    { ...common, id: 1001, name: names.major[words], code: '080902', courseCount: 15, progress: 70 },
    { ...common, id: 1002, name: names.target[words], code: '080901', courseCount: 1, progress: 34 },
    { ...common, id: 1003, name: names.data[words], code: '080910T', courseCount: 0, progress: null },
  ];
}

/** A source over the sample programme that answers at once. */
export function aWorkbenchSource(changes: Partial<WorkbenchHomeSource> = {}, words: Words = 'zh'): WorkbenchHomeSource {
  return {
    loadOverview: async () => anOverview(words),
    listMajors: async (request) => pageOf(someMajors(words), request),
    ...changes,
  };
}

function pageOf(majors: readonly MajorListItem[], { pageNum, pageSize, keyword = '' }: MajorListRequest): MajorListResponse {
  const found = majors.filter(({ name, code }) => matchesKeyword(name, keyword) || matchesKeyword(code, keyword));
  return { pageInfo: { list: found.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: found.length } };
}

/** Two drafts: one of a stored unit, one of a unit that was never saved. */
export function twoDrafts(words: Words = 'zh'): WorkbenchDraft[] {
  return [
    { key: 'draft-of-1004', courseUnitId: 1004, name: names.structures[words], changeCount: 3, writtenAt: Date.UTC(2026, 4, 12, 9, 5) },
    { key: 'draft-of-new', majorId: 1001, name: names.compilers[words], changeCount: 5, writtenAt: Date.UTC(2026, 4, 11, 8, 0) },
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
  majorList: '#majors',
  account: '#account',
  signIn: '#login',
};
