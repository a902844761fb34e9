import { localize, type CourseUnit, type Language } from '@college/curriculum-model';
import type { CourseUnitEditing } from './courseUnitDetailState';
import { toForm } from './courseUnitForm';

/** What somebody who may only read sees: translated texts where there are any (decision 156). Editing always shows the Chinese record. */
export function readableState(state: CourseUnitEditing, language: Language): CourseUnitEditing {
  const form = toForm(unitIn(state.loaded, language));
  return { ...state, form, baseline: form };
}

function unitIn(unit: CourseUnit, language: Language): CourseUnit {
  return { ...localize(unit, language), courseMatrixVOS: unit.courseMatrixVOS.map((row) => localize(row, language)) };
}
