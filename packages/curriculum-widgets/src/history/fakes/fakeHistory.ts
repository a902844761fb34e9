import type { ChangedField, HistoryEntry, HistoryPage, HistoryRequest } from '@college/curriculum-model';

const people = [
  { id: 1005, name: '赵启明' },
  { id: 1007, name: '孙晓雯' },
];

const introduction = '本课程讲授线性表、树和图等常用数据结构，要求学生能分析算法的时间复杂度并用程序实现。';

const changesOf: readonly ChangedField[][] = [
  [
    { label: '课程名称', before: '数据结构', after: '数据结构与算法' },
    { label: '课程简介', before: introduction, after: introduction.replace('时间复杂度', '时间和空间复杂度') },
  ],
  [{ label: 'G1 × 绪论：课点1', before: '★ 强支撑', after: '☆ 弱支撑' }],
  Array.from({ length: 9 }, (_, index) => ({
    label: `项目/章节 · 第 ${index + 1} 章`,
    before: '',
    after: `第 ${index + 1} 章；理论学时：2`,
  })),
];

/** Changes, latest first, two hours apart, by two people in turn; ids count down to `from`. */
export function someEntries(count: number, from = 9001): HistoryEntry[] {
  return Array.from({ length: count }, (_, index): HistoryEntry => {
    const person = people[index % people.length] ?? { id: 1, name: '' };
    const changes = changesOf[index % changesOf.length] ?? [];
    return {
      id: from + count - 1 - index,
      kind: 'course',
      recordId: 1004,
      action: 'update',
      userId: person.id,
      userName: person.name,
      time: new Date(Date.parse('2026-05-14T08:00:00Z') - index * 7_200_000).toISOString(),
      part: '',
      changes,
      changeCount: changes.length,
      isLatest: index === 0,
      canRestore: true,
    };
  });
}

/** A server's answer: the page of these changes that was asked for, narrowed by person. */
export function fakeHistory(entries: readonly HistoryEntry[]) {
  return async ({ userId, pageNum, pageSize }: HistoryRequest): Promise<HistoryPage> => {
    const wanted = entries.filter((entry) => userId === undefined || entry.userId === userId);
    return { pageInfo: { list: wanted.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: wanted.length }, people };
  };
}
