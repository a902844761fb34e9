import { describe, expect, it } from 'vitest';
import { colourUses, contrastOf, leastContrast } from './colourUses';
import { contrast, dark, light, paper } from './palettes';

const themes = { light, dark, contrast, paper };

describe('contrast of colours', () => {
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#FFFFFF', 1],
    ['#777777', '#FFFFFF', 4.48],
  ])('%s on %s is %d', (first, second, expected) => {
    expect(contrastOf(first, second)).toBeCloseTo(expected, 2);
    expect(contrastOf(second, first)).toBeCloseTo(expected, 2);
  });
});

describe.each(Object.entries(themes))('palette %s', (name, palette) => {
  const words = name === 'contrast' ? 7 : 4.5;

  it.each(colourUses.filter(({ on }) => on))('$role can be read on its grounds', (use) => {
    expect(leastContrast(palette, use)).toBeGreaterThanOrEqual(use.kind === 'shape' ? 3 : words);
  });
});
