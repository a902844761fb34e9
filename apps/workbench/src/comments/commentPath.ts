import { readCommentPlace } from '@college/curriculum-model';
import { courseUnitPath } from '../search/coursePaths';

/** The page of a course unit at the row that comments are about; undefined where they are about no row of it. */
export function commentPath(here: string, majorId: number): string | undefined {
  const at = readCommentPlace(here);
  if (!at || (at.kind !== 'goal' && at.kind !== 'point' && at.kind !== 'ksa')) return undefined;
  return courseUnitPath({ majorId, courseUnitId: at.lineage, [at.kind]: Number(at.key) });
}
