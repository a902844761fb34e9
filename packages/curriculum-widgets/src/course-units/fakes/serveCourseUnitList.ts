import type { CourseUnit } from '@college/curriculum-model';
import { courseUnitsOfMajor } from '@college/curriculum-model/fixtures';
import { aCollege, type College } from '../../support/fakes/aCollege';

/** Keeps these course units alone. */
export const keepUnits =
  (units: readonly CourseUnit[]) =>
  ({ state }: College) =>
    void (state.courseUnits = structuredClone([...units]));

const college = aCollege();

/** The source of the list's stories; `serve` sets the rows of a story. */
export const source = college.courseUnits;

/** Where the stories bring back what was deleted. */
export const trash = college.history;

/** Starts a story with these units on the server. */
export const serve = (units: readonly CourseUnit[] = courseUnitsOfMajor(1001)) => college.serve(keepUnits(units));
