import { describe, expect, it } from 'vitest';
import { packageNames } from './entries.mjs';
import { exportedNamesOf } from './exportedNames.mjs';
import { namesByEntry } from './exportList.mjs';
import { keepExports } from './exports.mjs';
import { keptExports } from './keptExports.mjs';

describe.each(packageNames)('%s', (name) => {
  it('names every entry in its package.json (npm run exports)', () => {
    expect(keepExports(name, { isWritten: false })).toBe(true);
  });

  it('exports what was last reviewed (npm run exports; removing a name is a breaking change)', () => {
    expect(namesByEntry(keptExports()[`packages/${name}`]!)).toEqual(exportedNamesOf(name));
  });
});
