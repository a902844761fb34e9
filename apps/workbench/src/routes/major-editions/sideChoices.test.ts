import type { Edition } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { defaultSides, sideChoices } from './sideChoices';

const edition = (id: number, more: Partial<Edition> = {}): Edition => ({
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
});
const published = edition(3, { kind: 'published', status: 'published', majorId: null });

it('offers the current edition, each edition and where each draft began', () => {
  expect(sideChoices(1001, [edition(4), published, edition(2, { status: 'closed' })], 'zh')).toEqual([
    { ref: 'current:1001', name: '现行版' },
    { ref: 'edition:4', name: '修订 4', hint: '周敏 2026-05-15' },
    { ref: 'edition:3', name: '修订 3', hint: '周敏 2026-05-15' },
    { ref: 'base:4', name: expect.stringContaining('修订 4') },
  ]);
});

it('compares the current edition with the latest draft where the address says nothing', () => {
  expect(defaultSides(1001, [edition(4), edition(7), published])).toEqual({ left: 'current:1001', right: 'edition:7' });
  expect(defaultSides(1001, [published])).toEqual({ left: 'current:1001', right: undefined });
});
