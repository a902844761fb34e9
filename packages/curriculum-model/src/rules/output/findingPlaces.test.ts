import { describe, expect, it } from 'vitest';
import { findingsByPlace } from './findingPlaces';

// A draft: 30 is the course of lineage 1004.
const course = { lineage: 1004, courseId: 30 };
const found = (at: string, field?: string, level: 'error' | 'warning' | 'advice' = 'warning') => ({
  at,
  level,
  ...(field === undefined ? {} : { field }),
});

describe('findings by the places of the pages of a course', () => {
  it.each([
    ['course:1004', 'introduction', 'course:30#introduction'],
    ['course:1004', 'translations.en.introduction.text', 'course:30#introduction'],
    ['course:1004/syllabus', 'paper', 'course:30/syllabus#paper'],
    ['course:1004/syllabus', 'exampercent.rows', 'course:30/syllabus#exampercent'],
    ['course:1004/syllabus', 'courseDesc', 'course:30#introduction'],
    ['course:1004/goal:2210', 'description', 'course:30/goal:2210'],
    ['course:1004/chapter:7', undefined, 'course:30/chapter:7'],
  ])('%s %s is at %s', (at, field, place) => {
    expect([...findingsByPlace([found(at, field)], course).keys()]).toEqual([place]);
  });

  it.each([
    ['course:1004', undefined],
    ['course:1004/syllabus', undefined],
    ['course:1005', 'introduction'],
    ['major', 'name'],
    ['what', 'name'],
  ])('%s %s is at none', (at, field) => expect(findingsByPlace([found(at, field)], course).size).toBe(0));

  it('says what weighs most first', () => {
    const own = (['advice', 'error', 'warning'] as const).map((level) => found('course:1004', 'name', level));
    expect(
      findingsByPlace(own, course)
        .get('course:30#name')
        ?.map(({ level }) => level),
    ).toEqual(['error', 'warning', 'advice']);
  });
});
