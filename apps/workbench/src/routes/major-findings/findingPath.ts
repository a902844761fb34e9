import { readPlace, type ToldFinding } from '@college/curriculum-model';
import { courseUnitPath, majorDetailPath, matrixPath, reportPath } from '../../search/coursePaths';

interface FindingPlace {
  /** The major that is edited: of a draft its own. */
  majorId: number;
  /** The course unit; null for the major itself. */
  courseId: number | null;
  /** Whether the rows have the numbers that a place names, as those of the current edition mostly do. */
  hasOwnRows: boolean;
}

const ofSyllabus = /^(?:syllabus|assess|report)\./;
const matrices = { binding: 'major', placedPoint: 'course', taskGoal: 'project', placedKsa: 'project' } as const;

/** Where a finding is mended: the page of its record, and there the row or the field. */
export function findingPath(
  { at, rule, field }: Pick<ToldFinding, 'at' | 'rule' | 'field'>,
  { majorId, courseId, hasOwnRows }: FindingPlace,
): string {
  const place = readPlace(at);
  const id = hasOwnRows && place && /^\d+$/.test(place.key) ? Number(place.key) : undefined;
  if (courseId === null) {
    return majorDetailPath({ majorId, ...(place?.kind === 'indicator' && id !== undefined && { indicator: id }) });
  }
  if (place?.kind === 'syllabus' || ofSyllabus.test(rule)) {
    return reportPath({ majorId, courseUnitId: courseId, ...(field !== undefined && { field }) });
  }
  const kind = place?.kind ?? 'course';
  if (kind in matrices) return matrixPath({ majorId, courseId, matrix: matrices[kind as keyof typeof matrices] });
  const isRow = id !== undefined && (kind === 'goal' || kind === 'point' || kind === 'ksa');
  return courseUnitPath({ majorId, courseUnitId: courseId, ...(isRow && { [kind]: id }) });
}
