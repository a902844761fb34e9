import { HistoryButton } from '@college/curriculum-widgets/history/RecordHistory';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { workbenchMessages } from '../../messages';
import { courseUnitPath, readPath } from '../../search/coursePaths';

/** Ways from the matrices of a course to the course itself and to the page on which they are read. */
export function MatrixLinks({ majorId, courseId }: { majorId?: number; courseId: number }) {
  const text = useMessages(workbenchMessages);
  return (
    <>
      <Link href={courseUnitPath({ majorId, courseUnitId: courseId })}>{text.courseUnit}</Link>
      <Link href={readPath({ courseId, majorId, type: 'matrix' })}>{text.read}</Link>
      <HistoryButton />
    </>
  );
}
