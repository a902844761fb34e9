import { readCommentPlace } from '@college/curriculum-model';
import { courseUnitPath, matrixPath, reportPath } from '../search/coursePaths';

/** The page at the row, cell or field that comments are about; undefined where they are about none of a page. */
export function commentPath(here: string, majorId: number): string | undefined {
  const at = readCommentPlace(here);
  if (at?.lineage === undefined) return undefined;
  const { kind, key, lineage: courseId } = at;
  const numbers = key.split('-');
  switch (kind) {
    case 'goal':
    case 'point':
    case 'ksa':
      return courseUnitPath({ majorId, courseUnitId: courseId, [kind]: Number(key) });
    case 'binding':
      return matrixPath({ majorId, courseId, matrix: 'major', row: String(courseId), column: key });
    case 'placedPoint':
    case 'placedKsa': {
      if (numbers.length === 2) return matrixPath({ majorId, courseId, matrix: 'course', row: numbers[0], column: numbers[1] });
      const row = numbers.slice(0, 3).join(' ');
      const column = numbers[3] ?? matrixColumnOf(at.field);
      return matrixPath({ majorId, courseId, matrix: 'project', projectId: Number(numbers[0]), row, column });
    }
    case 'syllabus':
      return reportPath({ majorId, courseUnitId: courseId, field: at.field });
    default:
      return undefined;
  }
}

/** The column in which a field of a placed point stands. */
function matrixColumnOf(field: string | undefined): string | undefined {
  return field === 'theoryPeriod' || field === 'practicePeriod' ? 'hours' : field === 'relate' ? undefined : field;
}
