import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandOf, permissionIdsOf } from './bands';
import { currentOf, manageOf } from './manage';

describe('bandOf', () => {
  it.each([
    [0, 'college', true, true],
    [9, 'college', true, true],
    [10, 'college', false, false],
    [999, 'college', false, false],
    [1000, 'department', true, true],
    [1989, 'department', true, true],
    [1990, 'department', false, false],
    [1999, 'department', false, false],
    [2000, 'major', true, true],
    [2009, 'major', true, true],
    [2010, 'major', true, false],
    [2999, 'major', true, false],
    [3000, 'course', true, true],
    [3009, 'course', true, true],
    [3010, 'course', true, false],
    [3999, 'course', true, false],
    [4000, 'none', false, false],
    ['2010', 'major', true, false],
  ])('%s is %s, modify %s, manage %s', (id, level, modify, manage) => {
    expect(bandOf(id)).toMatchObject({ level, modify, manage });
  });

  it.each([[-1], [1.5], [Number.NaN], [Infinity], [undefined], [null], [''], ['abc'], ['1e1'], [[]], [{}], [true]])(
    '%s allows nothing',
    (id) => {
      expect(bandOf(id)).toEqual({ level: 'none', read: false, modify: false, manage: false });
    },
  );

  it('never lets manage without modify, nor modify without read', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double(), fc.string(), fc.anything()), (id) => {
        const { read, modify, manage } = bandOf(id);
        expect(!manage || modify).toBe(true);
        expect(!modify || read).toBe(true);
      }),
    );
  });
});

describe('permissionIdsOf', () => {
  const levels = ['college', 'department', 'major', 'course'] as const;
  const rights = ['read', 'modify', 'manage'] as const;

  it('names exactly the numbers whose band says so', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 4100 }), fc.constantFrom(...levels), fc.constantFrom(...rights), (id, level, right) => {
        const { from, upTo } = permissionIdsOf(level, right);
        const band = bandOf(id);
        expect(id >= from && id <= upTo).toBe(band.level === level && band[right]);
      }),
    );
  });
});

describe('what a saved course unit carries', () => {
  it('states level and rights', () => {
    expect(manageOf({ permissionId: 2010, relativeId: 1001 })).toEqual({
      level: 'major',
      manage: false,
      modify: true,
      permissionId: 2010,
      relativeId: 1001,
    });
  });

  it('states who saves and where', () => {
    const user = { id: 1005, userName: '周敏', collegeId: 1001 };
    expect(currentOf(user, 1001, '80101')).toEqual({ userId: 1005, userName: '周敏', collegeId: 1001, majorId: 1001, lang: '80101' });
  });
});
