import { mayAnywhere } from '@college/curriculum-model';
import type { OpenCourseUnit } from '@college/curriculum-widgets/course-units/CourseUnitDetail';
import { HistoryButton } from '@college/curriculum-widgets/history/RecordHistory';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { useState } from 'react';
import { workbenchMessages } from '../../messages';
import { useCanOpen } from '../../rights/useCanOpen';
import { usePageNames } from '../../routing/pageNames';
import { matrixPath, readPath, reportPath } from '../../search/coursePaths';
import { useLogin } from '../../session/useLogin';
import { AssistantConnector } from './AssistantConnector';
import { CopyCourseConnector } from './CopyCourseConnector';
import { UnitTranslations } from './UnitTranslations';
import { useUnitName } from './useUnitName';

/** The ways to the unit's matrices and the ghost buttons of the detail's bar; the assistant's "fill all" opens the copy wizard (core §4). */
export function DetailHeaderTools({ unit }: { unit: OpenCourseUnit }) {
  const text = useMessages(workbenchMessages);
  const names = usePageNames();
  const name = useUnitName(unit);
  const canOpen = useCanOpen();
  const user = useLogin()?.user;
  // A copy goes into some major in which the person may create units.
  const mayCopy = user !== undefined && mayAnywhere(user, 'create');
  const [isCopyOpen, setCopyOpen] = useState(false);
  const isOpenable = (path: string) => !unit.isNew && canOpen(path);
  return (
    <>
      {isOpenable('/matrix') && <Link href={matrixPath({ majorId: unit.majorId, courseId: unit.id })}>{text.openMatrices}</Link>}
      {isOpenable('/courseUnit/report') && <Link href={reportPath({ majorId: unit.majorId, courseUnitId: unit.id })}>{names.report}</Link>}
      {isOpenable('/read') && <Link href={readPath({ majorId: unit.majorId, courseId: unit.id, type: 'course' })}>{names.read}</Link>}
      <UnitTranslations unit={unit} />
      {!unit.isNew && <HistoryButton name={name} />}
      <AssistantConnector unit={unit} onOpenCopyWizard={mayCopy ? () => setCopyOpen(true) : undefined} />
      {mayCopy && (
        <CopyCourseConnector
          majorId={unit.majorId}
          courseUnitId={unit.id}
          courseName={name}
          isOpen={isCopyOpen}
          onOpenChange={setCopyOpen}
        />
      )}
    </>
  );
}
