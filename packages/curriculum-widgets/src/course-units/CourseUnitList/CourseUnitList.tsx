import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { MajorCourseUnits } from './MajorCourseUnits';
import { courseUnitListMessages } from './messages';
import type { CourseUnitListProps } from './CourseUnitListProps';

/** The course units of one major: sorted over all pages, found by name, opened, created and deleted (core §2). Put it inside a `ToastProvider`. */
export function CourseUnitList(props: CourseUnitListProps) {
  const text = useMessages(courseUnitListMessages);
  const { majorId } = props;
  if (majorId === undefined) return <EmptyState title={text.noMajor} hint={text.noMajorHint} />;
  // Another major starts afresh: its pages and its order have nothing to do with those before.
  return <MajorCourseUnits key={majorId} {...props} majorId={majorId} />;
}
