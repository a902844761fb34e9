import { matrixCellOf, readPlace, taskGoalsColumn, type ToldFinding } from '@college/curriculum-model';
import { courseUnitPath, majorDetailPath, matrixPath, reportPath, type MatrixPlace } from '../../search/coursePaths';

interface FindingPlace {
  /** The major that is edited: of a draft its own. */
  majorId: number;
  /** The course unit; null for the major itself. */
  courseId: number | null;
}

const ofSyllabus = /^(?:syllabus|assess|report)\./;
/** Findings about an indicator point that are mended in its column of the major matrix. */
const ofColumn = /^(?:cover\.indicator-|strength\.)/;
/** Findings about chapters and goals that are mended in a matrix. */
const inMatrix: Readonly<Record<string, (id: number, courseId: number) => MatrixPlace>> = {
  'cover.goal-unbound': (_, courseId) => ({ matrix: 'major', row: String(courseId) }),
  'cover.goal-without-point': (id) => ({ matrix: 'course', column: String(id) }),
  'cover.chapter-without-point': (id) => ({ matrix: 'course', row: String(id) }),
  'cover.chapter-without-task-goal': (id) => ({ matrix: 'project', projectId: id, column: taskGoalsColumn }),
};
/** Where what a course lacks is begun, by the last word of the finding's id. */
const sections: Readonly<Record<string, string>> = { projects: 'courseMatrixVOS', points: 'points', ksa: 'points', goals: 'goals' };
const matrices = { binding: 'major', placedPoint: 'course', taskGoal: 'project', placedKsa: 'project' } as const;

/** Where a finding is mended: the page of its record, and there the row, the cell or the field. */
export function findingPath(
  { id: findingId, at, here, rule, field }: Pick<ToldFinding, 'id' | 'at' | 'here' | 'rule' | 'field'>,
  { majorId, courseId }: FindingPlace,
): string {
  const place = readPlace(at);
  const standing = here === undefined ? undefined : readPlace(here);
  const key = standing?.key ?? '';
  const id = /^\d+$/.test(key) ? Number(key) : undefined;
  if (courseId === null) {
    if (id !== undefined && place?.kind === 'indicator' && ofColumn.test(rule))
      return matrixPath({ majorId, matrix: 'major', column: String(id) });
    const isRow = id !== undefined && (place?.kind === 'requirement' || place?.kind === 'indicator');
    return majorDetailPath({ majorId, ...(isRow && { [place.kind]: id }) });
  }
  const isOwnField = place?.kind === 'course' && field !== undefined;
  if (place?.kind === 'syllabus' || (ofSyllabus.test(rule) && !isOwnField)) {
    return reportPath({ majorId, courseUnitId: courseId, ...(field !== undefined && { field }) });
  }
  const mended = id !== undefined && inMatrix[rule]?.(id, courseId);
  if (mended) return matrixPath({ majorId, courseId, ...mended });
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
  const own = isOwnField ? field : rule === 'cover.content-missing' ? sections[findingId.split('.').at(-1)!] : undefined;
  const edit = kind === 'chapter' && id !== undefined ? { edit: 'courseMatrixVOS', chapter: id } : { edit: own };
  return courseUnitPath({ majorId, courseUnitId: courseId, ...edit, ...(isRow && { [kind]: id }) });
}
