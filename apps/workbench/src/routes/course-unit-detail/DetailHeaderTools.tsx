import type { OpenCourseUnit } from '@college/curriculum-widgets/course-units/CourseUnitDetail';
import { useState } from 'react';
import { AssistantConnector } from './AssistantConnector';
import { CopyCourseConnector } from './CopyCourseConnector';

/** The ghost buttons of the detail's bar; the assistant's "fill all" opens the copy wizard (core §4). */
export function DetailHeaderTools({ unit }: { unit: OpenCourseUnit }) {
  const [isCopyOpen, setCopyOpen] = useState(false);
  return (
    <>
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
