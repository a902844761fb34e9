import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allowance, ratioOf, worseFigures, worseTwice } from './benchGate.mjs';
import { figuresIn, tableOf, withTable } from './benchTable.mjs';

const readme = readFileSync(join(import.meta.dirname, '../bench/README.md'), 'utf8');
const ratio = fc.integer({ min: 1, max: 4000 }).map((tenths) => tenths / 10);

describe('the gate of the bench', () => {
  it.each([
    ['2.3× (104.8 ms)', 2.3],
    ['17.3 ms (1.6×)', 1.6],
    ['0.79× (4.64 ms)', 0.79],
    ['29.8 / 45.9 ms', undefined],
    ['66.8 kB', undefined],
  ])('reads %s as %s', (figure, expected) => {
    expect(ratioOf(figure)).toBe(expected);
  });

  it('reads the committed figures, most of which are compared with a baseline', () => {
    const figures = figuresIn(readme);
    expect(figures.size).toBeGreaterThan(50);
    expect([...figures.values()].filter((ours) => ratioOf(ours) !== undefined).length).toBeGreaterThan(25);
    expect([...figures.keys()].filter((name) => /^(figure|:?-+:?)$/.test(name))).toEqual([]);
  });

  it('finds in a table what was written into it', () => {
    const words = fc.stringMatching(/^[a-z0-9 |:,×.]{0,20}[a-z]$/).map((text) => `f ${text}`);
    const rows = fc.uniqueArray(fc.record({ figure: words, ours: words }), { selector: ({ figure }) => figure, minLength: 1 });
    fc.assert(
      fc.property(rows, (given) => {
        const text = withTable(readme, 'a machine', tableOf(given));
        expect([...figuresIn(text)]).toEqual(given.map(({ figure, ours }) => [figure, ours]));
      }),
    );
  });

  it('calls worse what takes more than the allowance, and nothing else', () => {
    fc.assert(
      fc.property(ratio, ratio, (before, now) => {
        const worse = worseFigures([{ figure: 'a key', ours: `${now}× (1 ms)` }], new Map([['a key', `${before}× (9 ms)`]]));
        expect(worse.has('a key')).toBe(now > before * allowance);
      }),
    );
  });

  it('has nothing to say about a figure that is new, or was taken away', () => {
    expect(worseFigures([{ figure: 'new', ours: '9×' }], new Map([['former', '1×']])).size).toBe(0);
  });

  it('fails by what is worse in both runs', () => {
    const first = new Map([
      ['mount', 'mount: 3×, committed 2×'],
      ['key', 'key: 3×, committed 2×'],
    ]);
    expect(
      worseTwice(
        first,
        new Map([
          ['key', 'key: 2.9×, committed 2×'],
          ['sort', 'sort: 9×, committed 2×'],
        ]),
      ),
    ).toEqual(['key: 2.9×, committed 2×']);
  });
});
