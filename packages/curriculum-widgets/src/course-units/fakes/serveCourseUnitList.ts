import type { CourseUnit } from '@college/curriculum-model';
import { courseUnitsOfMajor } from '@college/curriculum-model/fixtures';
import { fn } from 'storybook/test';
import type { CourseUnitListSource } from '../CourseUnitList/CourseUnitListSource';
import { fakeCourseUnitList } from './fakeCourseUnitList';

/** The source of the list's stories; `serve` gives each story a server of its own. */
export const source = {
  listCourseUnits: fn<CourseUnitListSource['listCourseUnits']>(),
  deleteCourseUnit: fn<CourseUnitListSource['deleteCourseUnit']>(),
};

/** Starts a story with these units on the server. */
export function serve(units: readonly CourseUnit[] = courseUnitsOfMajor(1001)) {
  return () => {
    const server = fakeCourseUnitList(units);
    source.listCourseUnits.mockReset().mockImplementation(server.listCourseUnits);
    source.deleteCourseUnit.mockReset().mockImplementation(server.deleteCourseUnit);
  };
}
