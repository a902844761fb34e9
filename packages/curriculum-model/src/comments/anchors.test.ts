import { describe, expect, it } from 'vitest';
import { anchorFinder, ownPlace, type AnchorRecord } from './anchors';

const same = (text: string) => ({ zh: text, en: text });

// A draft: 30 is the course of lineage 10, 31 its goal of lineage 11, 32 a goal that began here.
const records: AnchorRecord[] = [
  { kind: 'major', id: 3, lineage: 1, words: same('软件工程') },
  { kind: 'indicator', id: 40, lineage: 4, words: same('3.1 能设计') },
  { kind: 'course', id: 30, lineage: 10, words: same('数据结构'), fields: { introduction: { zh: '简介', en: 'About' } } },
  { kind: 'goal', course: 10, id: 31, lineage: 11, words: same('能分析') },
  { kind: 'goal', course: 10, id: 32, lineage: 32, words: same('能比较') },
  { kind: 'syllabus', course: 10, id: 0, lineage: 0, words: same(''), fields: { paper: same('报告') } },
];

describe('a place of an edition', () => {
  const find = anchorFinder(records);

  it.each([
    ['course:30/goal:31', 'course:10/goal:11', 'course:30/goal:31', '能分析'],
    ['course:10/goal:11', 'course:10/goal:11', 'course:30/goal:31', '能分析'],
    ['course:10/goal:32', 'course:10/goal:32', 'course:30/goal:32', '能比较'],
    ['course:30/goal:31#description', 'course:10/goal:11#description', 'course:30/goal:31#description', ''],
    ['course:30', 'course:10', 'course:30', '数据结构'],
    ['course:30#introduction', 'course:10#introduction', 'course:30#introduction', '简介'],
    ['course:30/syllabus', 'course:10/syllabus', 'course:30/syllabus', '数据结构'],
    ['course:30/syllabus#paper', 'course:10/syllabus#paper', 'course:30/syllabus#paper', '报告'],
    ['course:30/binding:40', 'course:10/binding:4', 'course:30/binding:40', '3.1 能设计'],
    ['major', 'major', 'major', '软件工程'],
    ['major/indicator:40', 'major/indicator:4', 'major/indicator:40', '3.1 能设计'],
  ])('%s is found by its own numbers and by lineage', (asked, place, here, words) => {
    expect(find(asked)).toMatchObject({ place, here, words: { zh: words } });
  });

  it.each(['course:30/goal:99', 'course:99', 'course:30/point:31', 'course:30/binding:99', 'major/goal:31', 'what'])(
    '%s is not there',
    (place) => expect(find(place)).toBeUndefined(),
  );

  it('is a cell of chapter and goal, where both are there', () => {
    const cell = anchorFinder([...records, { kind: 'chapter', course: 10, id: 33, lineage: 13, words: same('绪论') }]);
    expect(cell('course:30/placedPoint:33-31')).toEqual({
      place: 'course:10/placedPoint:13-11',
      here: 'course:30/placedPoint:33-31',
      words: same('绪论 × 能分析'),
    });
    expect(cell('course:30/placedPoint:33-99')).toBeUndefined();
  });

  it('cuts long words, each of a cell its share', () => {
    const long = anchorFinder([
      { kind: 'course', id: 1, lineage: 1, words: same('课') },
      { kind: 'point', course: 1, id: 2, lineage: 2, words: same('点'.repeat(500)) },
      { kind: 'ksa', course: 1, id: 3, lineage: 3, words: same('能'.repeat(500)) },
    ]);
    const { zh } = long('course:1/pointKsa:2-3')!.words;
    expect(zh.length).toBeLessThanOrEqual(300);
    expect(zh).toContain('… × 能');
  });

  it('is written by a widget as the server reads it', () => {
    expect(ownPlace(30, 'goal', 31)).toBe('course:30/goal:31');
    expect(ownPlace(30, 'course', '', 'introduction')).toBe('course:30#introduction');
    expect(ownPlace(30, 'syllabus', '', 'paper')).toBe('course:30/syllabus#paper');
    expect(ownPlace(undefined, 'indicator', 40)).toBe('major/indicator:40');
  });
});
