import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordKinds, shapeOf } from '../editions';
import {
  isCellPlace,
  commentPlaceOf,
  commentPlaceLabel,
  printCommentPlace,
  readCommentPlace,
  type CommentPlaceParts,
} from './commentPlace';

const number = fc.integer({ min: 1, max: 2_147_483_647 });

const anyPlace: fc.Arbitrary<CommentPlaceParts> = fc.constantFrom(...recordKinds).chain((kind) => {
  const { part, refs, fields } = shapeOf(kind);
  const count = kind === part ? 0 : (refs?.length ?? 1);
  return fc
    .record({
      lineage: number,
      numbers: fc.array(number, { minLength: count, maxLength: count }),
      field: fc.option(fc.constantFrom(...Object.keys(fields), undefined), { nil: undefined }),
    })
    .map(({ lineage, numbers, field }) => ({
      part,
      ...(part === 'course' ? { lineage } : {}),
      kind,
      key: numbers.join('-'),
      ...(field === undefined ? {} : { field }),
    }));
});

describe('a place of comments', () => {
  it('reads as it was printed, whatever it is', () => {
    fc.assert(
      fc.property(anyPlace, (parts) => {
        expect(readCommentPlace(printCommentPlace(parts))).toEqual(parts);
      }),
    );
  });

  it('is printed as it was read, where it can be read', () => {
    const letters = fc.string({
      unit: fc.constantFrom('course:', 'major', '1', '0', '/', 'goal:', '#', 'binding:', '-', 'name', '@'),
      maxLength: 8,
    });
    fc.assert(
      fc.property(letters, (text) => {
        const parts = readCommentPlace(text);
        if (parts) expect(printCommentPlace(parts)).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    'course:1004/chapter',
    'course:1004/goal@31',
    'courses',
    'course:1004/goal:2210#password',
    'course:1004/indicator:3',
    'course:1004/placedPoint:1',
    'course:1004/placedPoint:1-2#relate',
    'course:1004/placedKsa:1-2-3',
    'course:01004',
    'course:1004#name#name',
    'major/goal:3',
    'course:1004/constructor:3',
    'course:1004#constructor',
    'course:99999999999',
    '',
  ])('is not %j', (text) => expect(readCommentPlace(text)).toBeUndefined());

  it.each(['course:1004/placedPoint:7-2210', 'course:1004/placedKsa:7-2210-31-5'])('is a cell of several records too: %s', (place) => {
    const parts = readCommentPlace(place)!;
    expect(printCommentPlace(parts)).toBe(place);
    expect(isCellPlace(parts)).toBe(true);
    expect(commentPlaceLabel(place)?.en).toMatch(/^Cell of/);
  });

  it('is that of the record for a change, and of the part for a list', () => {
    const places = ['course:4/goal:2', 'course:4', 'major', 'course:4/chapter', 'course:4/goal@31', 'courses'];
    expect(places.map(commentPlaceOf)).toEqual(['course:4/goal:2', 'course:4', 'major', 'course:4', 'course:4', 'major']);
  });

  it('has the name of its kind or field', () => {
    expect(commentPlaceLabel('course:1004/goal:2210')?.zh).toBe('教学目标');
    expect(commentPlaceLabel('course:1004#introduction')?.zh).toBe('课程简介');
    expect(commentPlaceLabel('nowhere')).toBeUndefined();
  });
});
