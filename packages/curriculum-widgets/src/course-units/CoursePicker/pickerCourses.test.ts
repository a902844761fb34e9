import type { Overview } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { foundCourses, recentCourses, recentShown } from './pickerCourses';

type Edit = Overview['edits'][number];
const edit = (courseId: number | null, more: Partial<Edit> = {}): Edit => ({
  id: 1,
  kind: 'goals',
  recordId: 1,
  action: 'update',
  name: `课程 ${courseId}`,
  majorId: 1001,
  time: '2026-05-12T17:05:00+08:00',
  courseId,
  ...more,
});

describe('recent courses', () => {
  it('are those of the last edits, each once, with the major where it is known', () => {
    const edits = [edit(2), edit(1, { majorId: 1002 }), edit(2), edit(null)];
    expect(recentCourses(edits, [{ id: 1001, name: '软件工程' }])).toEqual([
      { id: 2, name: '课程 2', majorId: 1001, majorName: '软件工程' },
      { id: 1, name: '课程 1', majorId: 1002 },
    ]);
  });

  it('are not those that were deleted, and not many', () => {
    const deleted = { kind: 'course', action: 'delete' } as const;
    const gone = [edit(99, deleted), edit(99), edit(99, { action: 'create' })];
    const edits = [
      ...gone,
      edit(1, { action: 'restore' }),
      edit(1, deleted),
      edit(2, { action: 'delete' }),
      ...Array.from({ length: 9 }, (_, at) => edit(at + 1)),
    ];
    const ids = recentCourses(edits, []).map(({ id }) => id);
    expect(ids).not.toContain(99);
    expect(ids.slice(0, 2)).toEqual([1, 2]);
    expect(ids).toHaveLength(recentShown);
  });
});

it('omits a hit without a major', () => {
  const hit = { id: 1, title: '数据结构', description: '', type: 'course' };
  expect(foundCourses([hit, { ...hit, id: 2, majorId: 1001, majorName: '软件工程' }])).toEqual([
    { id: 2, name: '数据结构', majorId: 1001, majorName: '软件工程' },
  ]);
});
