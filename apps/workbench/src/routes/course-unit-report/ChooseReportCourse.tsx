import type { CourseCard } from '@college/curriculum-model';
import { CourseChoice } from '@college/curriculum-widgets/course-units/CourseChoice';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { usePageName } from '../../routing/pageNames';
import { reportPath } from '../../search/coursePaths';
import { openHintMessages } from '../../courses/openHintMessages';

interface ChooseReportCourseProps {
  majorId: number;
  majorName?: string;
  cards?: readonly CourseCard[];
}

/** Shown where the address names no course: the courses of the major, to open the report of one. */
export function ChooseReportCourse({ majorId, majorName, cards = [] }: ChooseReportCourseProps) {
  const hints = useMessages(openHintMessages);
  const courses = cards.map(({ self }) => {
    const id = Number(self.value);
    return { id, name: self.label, href: reportPath({ majorId, courseUnitId: id }) };
  });
  return (
    <div>
      <PageHeader variant="editor" title={usePageName()} facts={majorName} />
      <CourseChoice courses={courses} hasMajor hint={hints.chooseReport} noMajorHint={hints.chooseReport} anyCourseHref={reportPath({})} />
    </div>
  );
}
