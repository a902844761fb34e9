import type { Place } from '../places';

/** How something became different, in the words of a revision comparison table. */
export const changeWays = [
  'added',
  'removed',
  'changed',
  'renamed',
  'renumbered',
  'moved',
  'ordered',
  'split',
  'merged',
  'strengthened',
  'weakened',
] as const;
export type ChangeWay = (typeof changeWays)[number];

/** What a change is about. */
export const changeTopics = [
  'major',
  'requirement',
  'indicator',
  'support',
  'course',
  'goal',
  'chapter',
  'point',
  'courseMatrix',
  'projectMatrix',
  'syllabus',
] as const;
export type ChangeTopic = (typeof changeTopics)[number];

/** One field of what changed, in words; an empty text is no value. */
export interface DescribedField {
  /** What the field is called; the kind of the record where the field is all that it says. */
  label: string;
  before: string;
  after: string;
  /** Whether it is a text that people write, so that its words can be compared. */
  isText: boolean;
}

/** A change as people read it. */
export interface DescribedChange {
  at: Place;
  way: ChangeWay;
  topic: ChangeTopic;
  /** The course that it is in, by lineage; null for what belongs to the major. */
  course: { lineage: number; name: string } | null;
  /** What the kind of the record is called. */
  label: string;
  /** What the record is called: 4.1 for an indicator point, the course for a course, chapter × goal and point for an entry. */
  name: string;
  /** Where it is, without what it says: 4.1, K2, chapter · point; empty for what has no number. */
  shortName: string;
  fields: readonly DescribedField[];
}
