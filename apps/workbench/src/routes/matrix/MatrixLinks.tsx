import { HistoryButton } from '@college/curriculum-widgets/history/RecordHistory';
import { Link } from '@college/ui/Link';
import { usePageNames } from '../../routing/pageNames';
import { courseUnitPath, readPath } from '../../search/coursePaths';

/** Ways from the matrices of a course to the course itself and to the page on which they are read. */
export function MatrixLinks({ majorId, courseId }: { majorId?: number; courseId: number }) {
  const names = usePageNames();
  return (
    <>
      <Link href={courseUnitPath({ majorId, courseUnitId: courseId })}>{names.courseUnit}</Link>
      <Link href={readPath({ courseId, majorId, type: 'matrix' })}>{names.read}</Link>
      <HistoryButton />
    </>
  );
}
