import type { PageInfo, RecordKind, TrashEntry } from '@college/curriculum-model';

const names = ['数据结构', '操作系统', '编译原理', '软件工程导论'];

/** Deleted course units, latest first, each a day older than the one before. */
export function someTrash(count: number): TrashEntry[] {
  return Array.from({ length: count }, (_, index): TrashEntry => {
    const deleted = Date.parse('2026-05-14T08:00:00+08:00') - index * 86_400_000;
    return {
      kind: 'course',
      id: 1004 + index,
      name: names[index] ?? `课程 ${index + 1}`,
      majorId: 1001,
      majorName: '软件工程',
      deletedTime: new Date(deleted).toISOString(),
      deletedBy: '赵启明',
      expires: new Date(deleted + 30 * 86_400_000).toISOString(),
    };
  });
}

/** One deleted record of each kind that belongs to a college; they count alike. */
export function someCollegeTrash(): TrashEntry[] {
  const [like] = someTrash(1);
  const named = { occupation: '软件工程师', collegeMajor: '软件工程', talentReport: '软件人才需求报告', news: '放假通知' } as const;
  return (['occupation', 'collegeMajor', 'talentReport', 'news'] as const).map((kind) => ({
    ...like!,
    kind,
    name: named[kind],
    majorId: null,
    majorName: '',
  }));
}

/** A server that keeps these records until they are brought back. */
export function fakeTrash(entries: readonly TrashEntry[]) {
  let kept = [...entries];
  return {
    listTrash: async ({ pageNum, pageSize }: { pageNum: number; pageSize: number }): Promise<PageInfo<TrashEntry>> => ({
      pageInfo: { list: kept.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: kept.length },
    }),
    restoreTrash: async ({ kind, id }: { kind: RecordKind; id: number }) => {
      kept = kept.filter((entry) => entry.id !== id || entry.kind !== kind);
      return { leftOut: [] };
    },
  };
}
