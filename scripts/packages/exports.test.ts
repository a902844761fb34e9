import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageNames } from './entries.mjs';
import { exportedNamesOf, namesFileOf } from './exportedNames.mjs';
import { keepExports } from './exports.mjs';

describe.each(packageNames)('%s', (name) => {
  it('names every entry in its package.json (npm run exports)', () => {
    expect(keepExports(name, { isWritten: false })).toBe(true);
  });

  it('exports what the last review saw (npm run exports; a name that goes is a breaking change)', () => {
    expect(exportedNamesOf(name)).toEqual(JSON.parse(readFileSync(namesFileOf(name), 'utf8')));
  });
});
