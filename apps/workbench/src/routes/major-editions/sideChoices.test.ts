import { expect, it } from 'vitest';
import { anEdition } from './editions.test-data';
import { defaultSides, sideChoices } from './sideChoices';

const published = anEdition(3, { kind: 'published', status: 'published', majorId: null });

it('offers the current edition, each edition and where each draft began', () => {
  const early = anEdition(4, { createTime: '2026-05-14T22:30:00.000Z' });
  const place = { language: 'zh', timeZone: 'Asia/Shanghai' } as const;
  expect(sideChoices(1001, [early, published, anEdition(2, { status: 'closed' })], place)).toEqual([
    { ref: 'current:1001', name: '现行版' },
    { ref: 'edition:4', name: '修订 4', hint: '周敏 2026-05-15' },
    { ref: 'edition:3', name: '修订 3', hint: '周敏 2026-05-15' },
    { ref: 'base:4', name: expect.stringContaining('修订 4') },
  ]);
});

it('compares the current edition with the latest draft where the address says nothing', () => {
  expect(defaultSides(1001, [anEdition(4), anEdition(7), published])).toEqual({ left: 'current:1001', right: 'edition:7' });
  expect(defaultSides(1001, [published])).toEqual({ left: 'current:1001', right: undefined });
});
