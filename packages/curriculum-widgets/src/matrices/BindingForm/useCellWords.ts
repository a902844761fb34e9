import { indicatorAt, textOf, type LinkedMatrices } from '@college/curriculum-model';
import { indicatorLabel } from '../MajorMatrix/majorWords';
import { useLanguage } from '../../support/useLanguage';
import type { BindingCell } from './bindingFormState';

/** How course and indicator point of a cell are called. */
export function useCellWords(matrices: LinkedMatrices, { courseId, requireId }: BindingCell) {
  const language = useLanguage();
  const course = matrices.courses.find(({ id }) => id === courseId);
  const indicator = indicatorAt(matrices, requireId);
  const number = indicator?.number ?? '';
  const label = indicator ? indicatorLabel(indicator.indicator, language) : '';
  return { course: course ? textOf(course, 'name', language) : '', number, label, indicator: `${number} ${label}` };
}
