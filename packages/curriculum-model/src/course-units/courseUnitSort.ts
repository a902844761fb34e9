import { textOf } from '../fields';
import { sumHours } from '../hours/totals';
import { listSort, type SortValues } from '../paging';
import type { CourseUnit } from './courseUnit';
import { hasOutputRequirement, lastRevised } from './courseUnitRules';

/** Extension: the columns of the list that sort it; by when units were created and by hours it sorts as documented. */
export const courseUnitSort = listSort({
  id: ({ id }) => id,
  name: (unit, language) => textOf(unit, 'name', language),
  class: ({ classId }) => classId || null,
  type: ({ typeId }) => typeId || null,
  theoryPractice: ({ courseMatrixVOS }) => sumHours(courseMatrixVOS).theory,
  criterion: (unit) => Number(hasOutputRequirement(unit)),
  revised: (unit) => Date.parse(lastRevised(unit) ?? ''),
} satisfies SortValues<CourseUnit>);
