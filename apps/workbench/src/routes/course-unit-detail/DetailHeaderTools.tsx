import type { OpenCourseUnit } from '@college/curriculum-widgets/course-units/CourseUnitDetail';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { useState } from 'react';
import { workbenchMessages } from '../../messages';
import { matrixPath, readPath } from '../../search/coursePaths';
import { AssistantConnector } from './AssistantConnector';
import { CopyCourseConnector } from './CopyCourseConnector';

/** The ways to the unit's matrices and the ghost buttons of the detail's bar; the assistant's "fill all" opens the copy wizard (core §4). */
export function DetailHeaderTools({ unit }: { unit: OpenCourseUnit }) {
  const text = useMessages(workbenchMessages);
  const [isCopyOpen, setCopyOpen] = useState(false);
  return (
    <>
      {!unit.isNew && <Link href={matrixPath({ majorId: unit.majorId, courseId: unit.id })}>{text.openMatrices}</Link>}
      {!unit.isNew && <Link href={readPath({ majorId: unit.majorId, courseId: unit.id, type: 'course' })}>{text.read}</Link>}
      <AssistantConnector unit={unit} onOpenCopyWizard={() => setCopyOpen(true)} />
      <CopyCourseConnector
        majorId={unit.majorId}
        courseUnitId={unit.id}
        courseName={unit.course.name}
        isOpen={isCopyOpen}
        onOpenChange={setCopyOpen}
      />
    </>
  );
}
