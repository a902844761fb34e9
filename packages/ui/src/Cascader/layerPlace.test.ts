import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeBeside } from './layerPlace';

describe('a layer beside its trigger', () => {
  it.each([
    ['below, where it fits', { left: 40, top: 100, bottom: 132, width: 300 }, 900, { side: 'bottom', left: 40, offset: 136, room: 752 }],
    [
      'above, where it does not fit below',
      { left: 40, top: 700, bottom: 732, width: 300 },
      900,
      { side: 'top', left: 40, offset: 204, room: 684 },
    ],
    [
      'below, where it fits nowhere and below is more room',
      { left: 0, top: 100, bottom: 132, width: 300 },
      300,
      { side: 'bottom', offset: 136, room: 152 },
    ],
  ] as const)('stands %s', (_, edges, windowHeight, expected) => {
    expect(placeBeside(edges, windowHeight)).toMatchObject(expected);
  });

  it('never overlaps its trigger', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(60), fc.nat(2000), (top, height, windowHeight) => {
        const { side, offset } = placeBeside({ left: 0, top, bottom: top + height, width: 300 }, windowHeight);
        if (side === 'bottom') expect(offset).toBeGreaterThan(top + height);
        else expect(windowHeight - offset).toBeLessThan(top);
      }),
    );
  });
});
