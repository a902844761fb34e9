import type { CourseCell, GoalRelationInput } from '@college/curriculum-model';
import type { Ask } from '../ask';
import type { World } from '../world';

/** The two strengths as cells hold them. */
export const strong = { name: '强支撑', code: '★', relate: 0 as const };
export const weak = { name: '弱支撑', code: '☆', relate: 1 as const };

/** Stores the indicator points for the goals of the suite's own course; those of a major passed in are only read. */
export async function keepIndicators(world: World, ask: Ask): Promise<void> {
  const majorId = world.need('homeMajorId');
  if (majorId !== world.peek('givenMajorId') || majorId === world.peek('ownMajorId')) {
    world.keep('homeIndicatorIds', world.need('ownIndicatorIds'));
    return;
  }
  const requires = await ask.data('getGraduateRequires', { query: { majorid: majorId } });
  world.keep(
    'homeIndicatorIds',
    requires.flatMap(({ children }) => children.map(({ id }) => id)),
  );
}

/** Both goals of the suite's own course, each under its indicator point, one strong and one weak. */
export function ownRelations(world: World): GoalRelationInput[] {
  return [0, 1].map((at) => ({
    requireId: world.first('homeIndicatorIds', at),
    relate: at === 0 ? (0 as const) : (1 as const),
    goals: [world.first('ownGoalIds', at)],
  }));
}

/** A cell with the first point of the suite's own course under its first goal. */
export function ownCell(world: World): CourseCell {
  return {
    id: 0,
    courseUnitId: world.need('ownCourseId'),
    projectId: world.first('ownProjectIds'),
    graduateRequireId: world.first('ownGoalIds'),
    point: { id: world.first('ownPointIds'), title: 'point 1', description: 'description 1' },
    relate: strong,
    study: 'study',
    teach: 'teach',
    product: 'product',
    week: '1',
    theoryPeriod: 2,
    practicePeriod: 1,
  };
}

/** The version of a course's row in the major matrix. */
export async function rowVersion(ask: Ask, courseId: number): Promise<number | undefined> {
  const { version, courses } = await ask.data('getMajorMatrix', { query: { courseId } });
  return version ?? courses.find(({ id }) => id === courseId)?.version;
}
