import type { TrashEntry } from '@college/curriculum-model';
import { collegeMajorPath } from './collegeMajorPaths';
import { courseUnitPath, editionsPath, majorHomePath } from './coursePaths';
import { outlinesPath } from './directoryPaths';
import { newsPath } from './newsPaths';
import { occupationPath } from './occupationPaths';
import { talentReportPath } from './talentPaths';

/** The link to a record once it is restored from the trash. */
export function trashedRecordPath({ kind, id, majorId }: Pick<TrashEntry, 'kind' | 'id' | 'majorId'>): string {
  switch (kind) {
    case 'department':
      return '/department';
    case 'major':
      return majorHomePath({ majorId: id });
    case 'occupation':
      return occupationPath(id);
    case 'collegeMajor':
      return collegeMajorPath(id);
    case 'talentReport':
      return talentReportPath(id);
    case 'news':
      return newsPath({ id });
    case 'outline':
      return outlinesPath({ id });
    case 'edition':
      return editionsPath({ majorId: majorId ?? 0 });
    default:
      return courseUnitPath({ majorId: majorId ?? 0, courseUnitId: id });
  }
}
