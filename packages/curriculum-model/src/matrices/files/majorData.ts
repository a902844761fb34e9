import { textOf } from '../../fields';
import type { GraduateIndicator } from '../../goals';
import type { Language } from '../../language';
import type { CourseBinding, LinkedMatrices } from '../linked';

/** What a major-matrix workbook is about. */
export type MajorMatrixData = Pick<LinkedMatrices, 'majorId' | 'requirements' | 'courses' | 'goals' | 'bindings'>;

/** Every indicator point of the major, in order. */
export function indicatorsIn({ requirements }: Pick<MajorMatrixData, 'requirements'>): GraduateIndicator[] {
  return requirements.flatMap(({ children }) => children);
}

/** The bindings by course and then by indicator point. */
export function bindingsByPlace(bindings: readonly CourseBinding[]): Map<number, Map<number, CourseBinding>> {
  const byCourse = new Map<number, Map<number, CourseBinding>>();
  for (const binding of bindings) {
    const row = byCourse.get(binding.courseId) ?? new Map<number, CourseBinding>();
    byCourse.set(binding.courseId, row.set(binding.requireId, binding));
  }
  return byCourse;
}

/** The texts by which a file may refer to a record: the Chinese and the English one. */
export function textsOf<Field extends 'name' | 'description'>(
  row: Parameters<typeof textOf>[0] & Record<Field, string>,
  field: Field,
): string[] {
  const languages: Language[] = ['zh', 'en'];
  return [...new Set(languages.map((language) => textOf<Record<Field, string>, Field>(row, field, language)))];
}
