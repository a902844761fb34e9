import type { Ask } from '../ask';
import { excerpt } from '../mismatch';
import { rules } from '../ruleMessages';
import { step } from '../step';
import type { World } from '../world';

/** The major in which course units are made: the suite's own, or else the one that was named for that. */
export function majorForCourses(world: World): number {
  return world.peek('ownMajorId') ?? world.peek('givenMajorId') ?? world.need('ownMajorId');
}

/** A course unit that is made to be deleted. */
export async function courseToDelete(world: World, ask: Ask): Promise<number> {
  const { id } = await ask.data('createCourse', { query: { majorId: majorForCourses(world) } });
  world.cleanUp.add('course', id, world.named('course unit to delete'));
  return id;
}

/** What the three addresses that delete a course unit have in common. */
export async function stillThere(ask: Ask, courseid: number): Promise<string | undefined> {
  const { code } = await ask.reply('getCourseUnit', { query: { courseid } });
  return code === '0' ? `code ${code}` : undefined;
}

/** The ways to delete course units and their project rows. */
export const courseDeletionPlan = [
  step('deleteProjects', {
    phase: 'remove',
    input: (world) => ({ body: { ids: [world.first('ownProjectIds', 1)] } }),
    rules: [
      {
        says: rules.isGone,
        fault: async ({ ask, world }) => {
          const { course } = await ask.data('getCourseUnit', { query: { courseid: world.need('ownCourseId') } });
          const ids = course.courseMatrixVOS.map(({ id }) => id);
          return ids.includes(world.first('ownProjectIds', 1)) ? excerpt(ids) : undefined;
        },
      },
    ],
  }),
  step('deleteCourse', {
    phase: 'remove',
    input: async (world, ask) => ({ query: { id: await courseToDelete(world, ask) } }),
    keep: ({ input, world }) => world.cleanUp.drop('course', input.query.id),
    rules: [{ says: rules.isGone, fault: ({ input, ask }) => stillThere(ask, input.query.id) }],
  }),
  step('deleteCourseByShortPath', {
    phase: 'remove',
    input: async (world, ask) => ({ query: { id: await courseToDelete(world, ask) } }),
    keep: ({ input, world }) => world.cleanUp.drop('course', input.query.id),
    rules: [{ says: rules.isGone, fault: ({ input, ask }) => stillThere(ask, input.query.id) }],
  }),
  step('deleteCourseCard', {
    phase: 'remove',
    input: async (world, ask) => ({ query: { courseId: await courseToDelete(world, ask) } }),
    keep: ({ input, world }) => world.cleanUp.drop('course', input.query.courseId),
    rules: [{ says: rules.isGone, fault: ({ input, ask }) => stillThere(ask, input.query.courseId) }],
  }),
];
