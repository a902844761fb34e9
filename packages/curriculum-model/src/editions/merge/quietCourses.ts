import { isSamePart } from '../samePart';
import { recordKinds, shapeOf } from '../shapes';
import { recordsOf, type CurriculumState, type StatePart } from '../state';

const majorKinds = recordKinds.filter((kind) => shapeOf(kind).part === 'major');

/**
 * The courses that are the same on all sides, by lineage: a merge leaves them as they are. None where the sides differ in which requirements and indicator points there are, since what
 * belongs to a deleted one is deleted with it.
 */
export function quietCourses({
  base,
  draft,
  current,
}: Record<'base' | 'draft' | 'current', CurriculumState>): ReadonlyMap<number, StatePart> {
  if (!hasSameKeys(base.major, draft.major) || !hasSameKeys(base.major, current.major)) return new Map();
  const [ofDraft, ofCurrent] = [draft, current].map(({ courses }) => new Map(courses.map((part) => [part.lineage, part])));
  return new Map(
    base.courses.flatMap((part) => {
      const [other, now] = [ofDraft!.get(part.lineage), ofCurrent!.get(part.lineage)];
      return other && now && isSamePart(part, other) && isSamePart(part, now) ? [[part.lineage, now]] : [];
    }),
  );
}

/** A state in which such courses have nothing but their names: they keep their places among the others. */
export function withoutQuiet({ major, courses }: CurriculumState, quiet: ReadonlyMap<number, StatePart>): CurriculumState {
  return {
    major,
    courses: courses.map((part) => {
      const { kind, lineage, records } = quiet.get(part.lineage) ?? part;
      return quiet.has(lineage) ? { kind, lineage, records: { course: records.course ?? [] } } : part;
    }),
  };
}

/** The same state with all that those courses hold. */
export function withQuiet({ major, courses }: CurriculumState, quiet: ReadonlyMap<number, StatePart>): CurriculumState {
  return { major, courses: courses.map((part) => quiet.get(part.lineage) ?? part) };
}

function hasSameKeys(one: StatePart, other: StatePart): boolean {
  return majorKinds.every((kind) => {
    const [keys, others] = [one, other].map((part) => new Set(recordsOf(part, kind).map(({ key }) => key)));
    return keys!.size === others!.size && [...keys!].every((key) => others!.has(key));
  });
}
