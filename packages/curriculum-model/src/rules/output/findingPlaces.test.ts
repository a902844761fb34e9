import { describe, expect, it } from 'vitest';
import { findingsByPlace, matrixPlaceOf } from './findingPlaces';

const courseId = 30;
const found = (here: string, field?: string, level: 'error' | 'warning' | 'advice' = 'warning') => ({
  here,
  level,
  ...(field === undefined ? {} : { field }),
});

describe('findings by the places of the pages of a course', () => {
  it.each([
    ['course:30', 'introduction', 'course:30#introduction'],
    ['course:30', 'translations.en.introduction.text', 'course:30#introduction'],
    ['course:30/syllabus', 'paper', 'course:30/syllabus#paper'],
    ['course:30/syllabus', 'exampercent.rows', 'course:30/syllabus#exampercent'],
    ['course:30/syllabus', 'courseDesc', 'course:30#introduction'],
    ['course:30/goal:2210', 'description', 'course:30/goal:2210'],
    ['course:30/chapter:7', undefined, 'course:30/chapter:7'],
  ])('%s %s is at %s', (at, field, place) => {
    expect([...findingsByPlace([found(at, field)], courseId).keys()]).toEqual([place]);
  });

  it.each([
    ['course:30', undefined],
    ['course:30/syllabus', undefined],
    ['course:1004', 'introduction'],
    ['major', 'name'],
    ['what', 'name'],
  ])('%s %s is at none', (at, field) => expect(findingsByPlace([found(at, field)], courseId).size).toBe(0));

  it('has no place for what does not say where it stands', () =>
    expect(findingsByPlace([{ level: 'error', field: 'name' }], courseId).size).toBe(0));

  it('says what weighs most first', () => {
    const own = (['advice', 'error', 'warning'] as const).map((level) => found('course:30', 'name', level));
    expect(
      findingsByPlace(own, courseId)
        .get('course:30#name')
        ?.map(({ level }) => level),
    ).toEqual(['error', 'warning', 'advice']);
  });
});

describe('the place of a finding in the matrices', () => {
  it.each([
    ['assess.goal-unassessed', 'course:30/goal:2210', 'exampercent', 'course:30/goal:2210'],
    ['strength.course-spread', 'course:30', undefined, 'course:30'],
    ['name.course-duplicate', 'course:30', 'name', 'course:30'],
    ['sequence.week-unreadable', 'course:30/placedPoint:7-9-66', 'week', 'course:30/placedPoint:7-9-66#week'],
    ['cover.point-without-ksa', 'course:30/placedPoint:7-9-66', undefined, 'course:30/placedPoint:7-9-66'],
    ['text.english-older', 'course:30/placedPoint:7-9-66', 'translations.en.study.text', 'course:30/placedPoint:7-9-66#study'],
    ['hours.none', 'course:30', 'theoryPeriod', undefined],
    ['syllabus.never-saved', 'course:30', undefined, undefined],
    ['name.chapter', undefined, 'name', undefined],
  ])('%s %s %s is %s', (rule, here, field, place) => {
    expect(matrixPlaceOf({ rule, ...(here !== undefined && { here }), ...(field !== undefined && { field }) })).toBe(place);
  });
});
