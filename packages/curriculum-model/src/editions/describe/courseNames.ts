import type { Language } from '../../language';
import { unnamedCourseUnit } from '../../terms';
import { fieldText } from '../fieldText';
import { recordsOf, type StatePart } from '../state';

/** What the courses among these parts are called. */
export function courseNames(parts: readonly StatePart[], language: Language): string[] {
  return parts.flatMap((part) =>
    recordsOf(part, 'course').map((course) => fieldText(course, 'name', language) || unnamedCourseUnit[language]),
  );
}
