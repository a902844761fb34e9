import { localize, type CourseUnit, type Language } from '@college/curriculum-model';
import { toForm, type CourseUnitForm } from './courseUnitForm';

/** What somebody who may only read sees: translated texts where there are any (decision 156). Editing always shows the Chinese record. */
export function readableForm(unit: CourseUnit, language: Language): CourseUnitForm {
  return toForm({ ...localize(unit, language), courseMatrixVOS: unit.courseMatrixVOS.map((row) => localize(row, language)) });
}
