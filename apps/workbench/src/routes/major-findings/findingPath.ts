import { matrixCellOf, readPlace, type ToldFinding } from '@college/curriculum-model';
import { courseUnitPath, majorDetailPath, matrixPath, reportPath } from '../../search/coursePaths';

interface FindingPlace {
  /** The major that is edited: of a draft its own. */
  majorId: number;
  /** The course unit; null for the major itself. */
  courseId: number | null;
}

const ofSyllabus = /^(?:syllabus|assess|report)\./;
const matrices = { binding: 'major', placedPoint: 'course', taskGoal: 'project', placedKsa: 'project' } as const;

/** Where a finding is mended: the page of its record, and there the row or the field. */
export function findingPath(
  { at, here, rule, field }: Pick<ToldFinding, 'at' | 'here' | 'rule' | 'field'>,
  { majorId, courseId }: FindingPlace,
): string {
  const place = readPlace(at);
  const standing = here === undefined ? undefined : readPlace(here);
  const key = standing?.key ?? '';
  const id = /^\d+$/.test(key) ? Number(key) : undefined;
  if (courseId === null) {
    const isRow = id !== undefined && (place?.kind === 'requirement' || place?.kind === 'indicator');
    return majorDetailPath({ majorId, ...(isRow && { [place.kind]: id }) });
  }
  if (place?.kind === 'syllabus' || ofSyllabus.test(rule)) {
    return reportPath({ majorId, courseUnitId: courseId, ...(field !== undefined && { field }) });
  }
  const kind = place?.kind ?? 'course';
  if (kind in matrices) {
    return matrixPath({
      majorId,
      courseId,
      matrix: matrices[kind as keyof typeof matrices],
      ...(standing && matrixCellOf({ ...standing, ...(field !== undefined && { field }) })),
    });
  }
  const isRow = id !== undefined && (kind === 'goal' || kind === 'point' || kind === 'ksa');
  return courseUnitPath({ majorId, courseUnitId: courseId, ...(isRow && { [kind]: id }) });
}
