import { matrixCellOf, readCommentPlace } from '@college/curriculum-model';
import { courseUnitPath, majorDetailPath, matrixPath, reportPath } from '../search/coursePaths';

/** The page at the row, cell or field that comments are about; undefined where they are about none of a page. */
export function commentPath(here: string, majorId: number): string | undefined {
  const at = readCommentPlace(here);
  if (at?.kind === 'requirement' || at?.kind === 'indicator') return majorDetailPath({ majorId, [at.kind]: Number(at.key) });
  if (at?.lineage === undefined) return undefined;
  const { kind, key, lineage: courseId, field } = at;
  if (kind === 'goal' || kind === 'point' || kind === 'ksa') {
    return courseUnitPath({ majorId, courseUnitId: courseId, [kind]: Number(key) });
  }
  if (kind === 'course' && field !== undefined) return courseUnitPath({ majorId, courseUnitId: courseId, field });
  if (kind === 'syllabus') return reportPath({ majorId, courseUnitId: courseId, field });
  const cell = matrixCellOf(at);
  return cell && matrixPath({ majorId, courseId, ...cell });
}
