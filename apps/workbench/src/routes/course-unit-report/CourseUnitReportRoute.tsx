import { useMessages } from '@college/ui/messages';
import { Tag } from '@college/ui/Tag';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import { workbenchMessages } from '../../messages';
import { UnknownRights } from '../../rights/UnknownRights';
import { useRights } from '../../rights/useRights';
import { idOf } from '../../search/searchParams';
import { useCourseTrail } from '../matrix/useCourseTrail';
import { PickCourse } from '../../courses/PickCourse';
import { reportPath } from '../../search/coursePaths';
import { ChooseReportCourse } from './ChooseReportCourse';
import { ReportDesk } from './ReportDesk';
import { openHintMessages } from '../../courses/openHintMessages';

/** /courseUnit/report (decision 153; query majorId, courseUnitId): the course start report of a course; `field`, an extension, leads to one of its fields. */
export function CourseUnitReportRoute() {
  const text = useMessages(workbenchMessages);
  const hints = useMessages(openHintMessages);
  const search = useSearch({ from: '/main/courseUnit/report' });
  const [majorId, courseId] = [idOf(search.majorId), idOf(search.courseUnitId)];
  const { can, isKnown, failure, user } = useRights(majorId);
  const [saveStatus, setSaveStatus] = useState<ReactNode>(null);
  const isRevisable = can('modify', courseId);
  const readOnly = useMemo(() => <Tag>{text.readOnlyCourse}</Tag>, [text]);
  const status = isKnown && courseId !== undefined && !isRevisable ? readOnly : saveStatus;
  const { majorName, cards, isChoosing } = useCourseTrail({ majorId, courseId, saveStatus: status });

  if (!user || !isKnown) return <UnknownRights failure={failure} />;
  if (courseId === undefined && isChoosing) return null;
  if (courseId === undefined) {
    if (majorId !== undefined) return <ChooseReportCourse majorId={majorId} majorName={majorName} cards={cards} />;
    return (
      <PickCourse
        hint={hints.chooseReport}
        hrefOf={(course) => reportPath({ majorId: course.majorId, courseUnitId: course.id })}
        majorHref={(id) => reportPath({ majorId: id })}
      />
    );
  }
  return (
    <ReportDesk
      key={courseId}
      place={{ majorId, courseId, courseName: cards?.find(({ self }) => Number(self.value) === courseId)?.self.label }}
      userId={user.id}
      isRevisable={isRevisable}
      field={search.field}
      onStatusChange={setSaveStatus}
    />
  );
}
