import { languageOfCode, textOf } from '@college/curriculum-model';
import type { OpenCourseUnit } from '@college/curriculum-widgets/course-units/CourseUnitDetail';
import { useSettings } from '../../preferences/settings';

/** The name of the unit on the page, in the reader's language. */
export function useUnitName({ course }: OpenCourseUnit): string {
  const { language } = useSettings();
  return textOf(course, 'name', languageOfCode(language));
}
