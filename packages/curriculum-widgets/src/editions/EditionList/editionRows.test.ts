import type { Edition } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateOf, treeOf } from './editionRows';
import { laneX, linesOf, trunkX } from './treeLines';

const edition = (id: number, change: Partial<Edition> = {}): Edition => ({
  id,
  kind: 'draft',
  status: 'open',
  name: String(id),
  entryYear: null,
  reason: '',
  homeMajorId: 1001,
  majorId: id + 5000,
  userId: 1,
  userName: null,
  createTime: '2026-05-14T00:00:00.000Z',
  updateTime: '2026-05-14T00:00:00.000Z',
  version: 1,
  ...change,
});

describe('the tree of editions', () => {
  it('has open drafts over the current edition, and what is not edited any more under it', () => {
    const merged = edition(4, { status: 'merged' });
    const published = edition(1, { kind: 'published', status: 'published' });
    const { rows, lanes, counts } = treeOf([edition(2), published, edition(5, { kind: 'scenario' }), merged]);
    expect(rows).toEqual([
      { kind: 'open', edition: edition(5, { kind: 'scenario' }), lane: 0 },
      { kind: 'open', edition: edition(2), lane: 1 },
      { kind: 'current' },
      { kind: 'kept', edition: merged },
      { kind: 'kept', edition: published },
    ]);
    expect({ lanes, counts }).toEqual({ lanes: 2, counts: { drafts: 1, scenarios: 1, published: 1 } });
  });

  it('has the current edition alone where there is no other', () => {
    const { rows, lanes } = treeOf([]);
    expect(rows).toEqual([{ kind: 'current' }]);
    expect(linesOf(rows[0]!, { lanes, isLast: true })).toEqual({ marker: { x: trunkX, shape: 'current' }, lines: [], bends: [] });
  });

  it('draws lines that never cross: a lane begins where no other one is further out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), (count) => {
        const { rows, lanes } = treeOf(Array.from({ length: count }, (_, at) => edition(at + 1)));
        for (const row of rows) {
          const { marker, lines } = linesOf(row, { lanes, isLast: false });
          for (const { x, from } of lines) if (from === 'top') expect(x).toBeLessThan(marker.x);
          expect(marker.x).toBeLessThanOrEqual(laneX(2, 3));
        }
        const current = linesOf(rows[count]!, { lanes, isLast: false });
        expect(current.bends).toHaveLength(count);
      }),
    );
  });

  it.each([
    [edition(1), 'draft'],
    [edition(1, { kind: 'scenario' }), 'scenario'],
    [edition(1, { status: 'merged' }), 'merged'],
    [edition(1, { kind: 'published', status: 'withdrawn' }), 'withdrawn'],
  ] as const)('says what became of an edition', (one, state) => expect(stateOf(one)).toBe(state));
});
