import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Comparison } from './compare';
import { readDecisions, undecided } from './decisions';

const changed: Comparison = { mode: 'zh-light', story: 'ui-tabs--two', kind: 'changed', pixels: 4, before: 'b1', after: 'a1' };
const accepted = { mode: 'zh-light', story: 'ui-tabs--two', before: 'b1', after: 'a1', isAccepted: true, comment: '' };

describe('what is still undecided', () => {
  it('is no longer a difference that was accepted', () => {
    expect(undecided([changed], [accepted])).toEqual([]);
  });

  it('is the same story with another picture, in another mode, or with a comment alone', () => {
    const others = [
      { ...changed, after: 'a2' },
      { ...changed, before: 'b2' },
      { ...changed, mode: 'en-dark' },
    ];
    expect(undecided(others, [accepted])).toEqual(others);
    expect(undecided([changed], [{ ...accepted, isAccepted: false, comment: 'too low' }])).toEqual([changed]);
  });

  it('is a new picture until it is accepted', () => {
    const added: Comparison = { mode: 'zh-light', story: 'ui-tabs--new', kind: 'added', after: 'a1' };
    expect(undecided([added], [])).toEqual([added]);
    expect(undecided([added], [{ ...accepted, story: 'ui-tabs--new', before: undefined }])).toEqual([]);
  });
});

describe('a file of decisions', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'decisions-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is refused where it is none', () => {
    const file = join(folder, 'other.json');
    writeFileSync(file, '{ "decisions": [{ "mode": 1 }] }');
    expect(() => readDecisions(file)).toThrow('has no decisions');
  });
});
