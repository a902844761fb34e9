import { aCollege, type College } from '../../support/fakes/aCollege';
import type { LoadedCourseUnit } from '../CourseUnitDetail/CourseUnitDetailSource';
import { keepUnit } from './keepUnit';

const college = aCollege({ as: 'majorLeader' });

/** The source of the detail's stories, and which of its calls fail; `serve` sets the unit of a story. */
export const { courseUnits: source, failures } = college;

const abandoned = new EventTarget();

/** Starts a story with this unit on the server, or with none. */
export const serve = (unit?: LoadedCourseUnit | null, prepare?: (college: College) => void) =>
  college.serve((own) => {
    keepUnit(unit)(own);
    const abandon = source.abandonCourseUnit.getMockImplementation()!;
    source.abandonCourseUnit.mockImplementation(async (...given) => {
      await abandon(...given);
      abandoned.dispatchEvent(new Event('change'));
    });
    prepare?.(own);
  });

/** Id and name of each unit on the server, a line each. */
export function storedUnits(): string {
  return college.state.courseUnits.map(({ id, name }) => `${id} ${name}`).join('\n');
}

/** Called for units that no longer exist on the server. */
export function onAbandoned(listener: () => void) {
  abandoned.addEventListener('change', listener);
  return () => abandoned.removeEventListener('change', listener);
}
