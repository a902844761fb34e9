import { textOf } from '../fields';
import { sumHours } from '../hours/totals';
import { listSort, type SortValues } from '../paging';
import { hasOutputRequirement, lastRevised } from './courseUnitRules';
import type { ListedCourseUnit } from './listedCourseUnit';

/** Extension: the columns of the list that sort it; by when units were created and by hours it sorts as documented. */
export const courseUnitSort = listSort({
  id: ({ id }) => id,
  name: (unit, language) => textOf(unit, 'name', language),
  class: ({ classId }) => classId || null,
  type: ({ typeId }) => typeId || null,
  leader: ({ leaders = [] }) => leaders[0]?.label,
  theoryPractice: ({ courseMatrixVOS }) => sumHours(courseMatrixVOS).theory,
  criterion: (unit) => Number(hasOutputRequirement(unit)),
  progress: ({ progress }) => progress,
  revised: (unit) => Date.parse(lastRevised(unit) ?? ''),
} satisfies SortValues<ListedCourseUnit>);
