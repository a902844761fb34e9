import type { Edition } from '@college/curriculum-model';

/** An open draft of the major 1001. */
export function anEdition(id: number, more: Partial<Edition> = {}): Edition {
  return {
    id,
    kind: 'draft',
    status: 'open',
    name: `修订 ${id}`,
    entryYear: null,
    reason: '',
    homeMajorId: 1001,
    majorId: 9000 + id,
    userId: 2,
    userName: '周敏',
    createTime: '2026-05-15T08:00:00.000Z',
    updateTime: '2026-05-15T08:00:00.000Z',
    version: 1,
    ...more,
  };
}
