import { textOf } from '../../fields';
import type { Bilingual, Language } from '../../language';
import { matrixCourseFields, namesOf, type FieldNameIn } from '../../records';
import type { MajorMatrixCourse } from '../majorMatrix';
import { fileWords } from './fileWords';

interface CourseColumn {
  head: Bilingual;
  width: number;
  words: (course: MajorMatrixCourse, language: Language) => string;
}

/** The columns of the matrix sheet that say of which course a row is, before those of the indicator points; null is in no column. */
const columns: Record<FieldNameIn<typeof matrixCourseFields>, CourseColumn | null> = {
  name: { head: fileWords.courseUnit, width: 26, words: (course, language) => textOf(course, 'name', language) },
  classId: null,
  typeId: null,
};

/** Those columns, from left to right. An import knows a course by its name and passes over the others. */
export const courseColumns: readonly CourseColumn[] = namesOf(matrixCourseFields).flatMap((name) => columns[name] ?? []);
