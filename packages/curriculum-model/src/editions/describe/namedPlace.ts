import { partPlace, recordPlace, type Place, type PlaceParts } from '../places';

/** The place of a record that a field of another one names by its lineage: courses in that of a course, teaching goals in a syllabus; undefined where fields name none. */
export function namedPlace({ kind, lineage: course = 0 }: Pick<PlaceParts, 'kind' | 'lineage'>, lineage: number): Place | undefined {
  if (kind === 'course') return partPlace({ kind: 'course', lineage });
  return kind === 'syllabus' ? recordPlace({ kind: 'course', lineage: course }, 'goal', String(lineage)) : undefined;
}
