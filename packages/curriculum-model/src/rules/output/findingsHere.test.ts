import { expect, it } from 'vitest';
import type { NumberedRecord } from '../../comments';
import { findingsHere, lineagesInPlaces } from './findingsHere';
import type { ToldFinding } from './toldFinding';

// A draft: 30 is the course of lineage 1004, 31 its goal of lineage 2210, 32 a goal that began here.
const rows: NumberedRecord[] = [
  { kind: 'course', id: 30, lineage: 1004 },
  { kind: 'goal', course: 1004, id: 31, lineage: 2210 },
  { kind: 'goal', course: 1004, id: 32, lineage: 32 },
  { kind: 'indicator', id: 40, lineage: 511 },
];
const at = (place: string) => ({ at: place }) as ToldFinding;

it.each([
  ['course:1004/goal:2210', 'course:30/goal:31'],
  ['course:1004/goal:32', 'course:30/goal:32'],
  ['course:1004/syllabus', 'course:30/syllabus'],
  ['course:1004', 'course:30'],
  ['course:1004/binding:511', 'course:30/binding:40'],
  ['major/indicator:511', 'major/indicator:40'],
  ['major', 'major'],
  ['course:1004/goal:9', undefined],
  ['course:9', undefined],
])('a finding at %s stands at %s', (place, here) => expect(findingsHere([at(place)], rows)[0]!.here).toBe(here));

it('names the lineages by which rows are read', () => {
  const places = ['course:1004/goal:2210', 'course:1004/binding:511', 'course:1004/syllabus', 'major', 'what'].map(at);
  expect([...lineagesInPlaces(places)]).toEqual([1004, 2210, 511]);
});
