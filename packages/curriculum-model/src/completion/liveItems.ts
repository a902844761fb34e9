import type { CourseUnit } from '../course-units';
import { chapterItems, infoItems } from './courseRules';
import type { CompletionItem } from './itemSchema';

/**
 * The items with those that a course unit's own form decides (its fields, its chapters) taken from the unit as it is being edited;
 * what lies elsewhere stays as it was last checked.
 */
export function withEditedCourse(items: readonly CompletionItem[], course: CourseUnit): CompletionItem[] {
  const edited = new Map([...infoItems({ course }), ...chapterItems({ course })].map((item) => [item.id, item]));
  return items.map((item) => edited.get(item.id) ?? item);
}
