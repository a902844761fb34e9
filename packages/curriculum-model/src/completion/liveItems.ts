import type { CourseUnit } from '../course-units';
import { chapterItems, infoItems } from './courseRules';
import type { CompletionItem } from './itemSchema';

/**
 * The completion items, with those that depend on the course unit's own form (its fields, its chapters) computed from the unit being edited; all other items
 * keep the result of the last check.
 */
export function withEditedCourse(items: readonly CompletionItem[], course: CourseUnit): CompletionItem[] {
  const edited = new Map([...infoItems({ course }), ...chapterItems({ course })].map((item) => [item.id, item]));
  return items.map((item) => edited.get(item.id) ?? item);
}
