import { groupBy } from '../../grouping';
import { changeTopics, type ChangeTopic } from '../describe';
import type { EditionChange, EditionComparison } from '../calls';
import type { AuthoredChange } from './comparedChange';
import { consequenceOf } from './inOrderOfConsequence';

/** The course units of both sides by lineage, where they can be opened. */
export interface CoursesOfSides {
  left: ReadonlyMap<number, number>;
  right: ReadonlyMap<number, number>;
}

/** How many changes each course, each topic and each person has, as a comparison answers it. */
export function countCompared(
  changes: readonly AuthoredChange[],
  { left, right }: CoursesOfSides,
): Pick<EditionComparison, 'changes' | 'parts' | 'topics' | 'people'> {
  const byCourse = groupBy(changes, ({ course }) => course?.lineage);
  const byTopic = groupBy(changes, ({ topic }) => topic);
  return {
    changes: changes.length,
    parts: [...byCourse].map(([lineage, list]) => ({
      course: list[0]!.course,
      changes: list.length,
      ...consequenceOf(list),
      leftCourseId: (lineage !== undefined && left.get(lineage)) || null,
      rightCourseId: (lineage !== undefined && right.get(lineage)) || null,
    })),
    topics: changeTopics.flatMap((topic) => {
      const count = byTopic.get(topic)?.length ?? 0;
      return count === 0 ? [] : [{ topic, changes: count }];
    }),
    people: countPeople(changes),
  };
}

/** Those with most changes first; somebody unknown last. */
function countPeople(changes: readonly AuthoredChange[]): EditionComparison['people'] {
  const people = new Map<number | null, EditionComparison['people'][number]>();
  const add = (userId: number | null, userName: string | null) => {
    const person = people.get(userId) ?? { userId, userName, changes: 0 };
    people.set(userId, { ...person, changes: person.changes + 1 });
  };
  for (const { authors } of changes) {
    if (authors.length === 0) add(null, null);
    for (const { userId, userName } of authors) add(userId, userName);
  }
  return [...people.values()].toSorted(
    (one, other) => Number(one.userId === null) - Number(other.userId === null) || other.changes - one.changes,
  );
}

/** Which changes of a comparison are wanted. */
export interface WantedChanges {
  pageNum: number;
  pageSize: number;
  /** The lineage of a course, or 0 for the major. */
  part?: number | undefined;
  topics?: readonly ChangeTopic[] | undefined;
  userId?: number | undefined;
  /** Those alone that open or close a gap. */
  gaps?: boolean | undefined;
}

/** One page of changes with the count of all that are wanted. */
export function pageOfChanges(
  changes: readonly AuthoredChange[],
  { pageNum, pageSize, part, topics, userId, gaps }: WantedChanges,
): { pageInfo: { list: EditionChange[]; total: number } } {
  const wanted = changes.filter(
    (change) =>
      (part === undefined || (change.course?.lineage ?? 0) === part) &&
      (topics === undefined || topics.includes(change.topic)) &&
      (userId === undefined || change.authors.some((author) => author.userId === userId)) &&
      (gaps !== true || change.effects.length > 0),
  );
  const list = wanted.slice((pageNum - 1) * pageSize, pageNum * pageSize);
  return { pageInfo: { list: list as EditionChange[], total: wanted.length } };
}
