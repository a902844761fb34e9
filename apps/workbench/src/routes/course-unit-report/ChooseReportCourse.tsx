import type { CourseCard } from '@college/curriculum-model';
import { CourseChoice } from '@college/curriculum-widgets/course-units/CourseChoice';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { workbenchMessages } from '../../messages';
import { usePageName } from '../../routing/pageNames';
import { reportPath } from '../../search/coursePaths';

interface ChooseReportCourseProps {
  majorId: number;
  majorName?: string;
  cards?: readonly CourseCard[];
}

/** Shown where the address names no course: the courses of the major, to open the report of one. */
export function ChooseReportCourse({ majorId, majorName, cards = [] }: ChooseReportCourseProps) {
  const text = useMessages(workbenchMessages);
  const courses = cards.map(({ self }) => {
    const id = Number(self.value);
    return { id, name: self.label, href: reportPath({ majorId, courseUnitId: id }) };
  });
  return (
    <div>
      <PageHeader variant="editor" title={usePageName()} facts={majorName} />
      <CourseChoice courses={courses} hasMajor hint={text.chooseReport} noMajorHint={text.chooseReport} anyCourseHref={reportPath({})} />
    </div>
  );
}
