import { excerpt } from '../mismatch';
import { rules } from '../ruleMessages';
import { step } from '../step';
import { keepIndicators } from './ownMatrix';

/** Teaching goals under the indicator points of their major. */
export const goalsPlan = [
  step('getCourseGoals', {
    phase: 'read',
    input: (world) => ({ query: { courseId: world.need('courseId'), majorId: world.need('majorId') } }),
  }),
  step('getProjectGoals', { phase: 'read', input: (world) => ({ query: { projectId: world.need('projectId') } }) }),
  step('updateCourseGoals', {
    phase: 'fill',
    makes: ['ownGoalIds', 'homeIndicatorIds'],
    wants: ['ownCourseId', 'ownProjectIds'],
    input: async (world, ask) => {
      const courseId = world.need('ownCourseId');
      await keepIndicators(world, ask);
      const goal = (at: number) => ({ id: 0, parentId: world.first('homeIndicatorIds', at), courseId, description: `goal ${at + 1}` });
      return { body: [goal(0), goal(1)] };
    },
    keep: ({ answer, world }) => {
      if (answer.length >= 2)
        world.keep(
          'ownGoalIds',
          answer.map(({ id }) => id),
        );
    },
    rules: [
      {
        says: rules.goalsUnderIndicators,
        fault: async ({ answer, ask, world }) => {
          const query = { courseId: world.need('ownCourseId'), majorId: world.need('homeMajorId') };
          const indicators = await ask.data('getCourseGoals', { query });
          const missing = answer.filter(
            (goal) => !indicators.some(({ id, children }) => id === goal.parentId && children.some((child) => child.id === goal.id)),
          );
          return missing.length === 0 ? undefined : `not there: ${excerpt(missing)}`;
        },
      },
      {
        says: rules.allOrNone,
        fault: async ({ input, ask, world }) => {
          const [first] = input.body;
          if (!first) return undefined;
          const { code } = await ask.reply('updateCourseGoals', {
            body: [
              { ...first, description: 'half' },
              { ...first, description: '  ' },
            ],
          });
          const query = { courseId: first.courseId, majorId: world.need('homeMajorId') };
          const goals = (await ask.data('getCourseGoals', { query })).flatMap(({ children }) => children);
          return code !== '0' && !goals.some(({ description }) => description === 'half') ? undefined : `code ${code}; ${excerpt(goals)}`;
        },
      },
    ],
  }),
  step('updateCourseGoal', {
    phase: 'fill',
    input: (world) => ({
      body: {
        id: world.first('ownGoalIds'),
        parentId: world.first('homeIndicatorIds'),
        courseId: world.need('ownCourseId'),
        description: 'goal 1, changed',
      },
    }),
    rules: [
      {
        says: rules.readsBack,
        fault: async ({ input, ask, world }) => {
          const query = { courseId: input.body.courseId, majorId: world.need('homeMajorId') };
          const goals = (await ask.data('getCourseGoals', { query })).flatMap(({ children }) => children);
          const description = goals.find(({ id }) => id === input.body.id)?.description;
          return description === input.body.description ? undefined : excerpt(description);
        },
      },
      {
        says: rules.blankIsRefused,
        fault: async ({ input, ask }) => {
          const { code } = await ask.reply('updateCourseGoal', { body: { ...input.body, description: ' ' } });
          return code === '0' ? `code ${code}` : undefined;
        },
      },
    ],
    outdated: async ({ input, answer, ask }) => {
      if (answer.version === undefined) return undefined;
      const body = { ...input.body, version: answer.version };
      await ask.data('updateCourseGoal', { body: { ...body, description: 'goal 1, changed again' } });
      return { body: { ...body, description: 'goal 1, changed by somebody else' } };
    },
  }),
  step('deleteCourseGoal', {
    phase: 'remove',
    input: (world) => ({ query: { courseGoalId: world.first('ownGoalIds', 1) } }),
    rules: [
      {
        says: rules.goalLeavesBindings,
        fault: async ({ input, ask, world }) => {
          const courseId = world.need('ownCourseId');
          const goals = (await ask.data('getCourseGoals', { query: { courseId, majorId: world.need('homeMajorId') } })).flatMap(
            ({ children }) => children,
          );
          const { bindings } = await ask.data('getMajorMatrix', { query: { courseId } });
          const id = input.query.courseGoalId;
          const isThere = goals.some((goal) => goal.id === id) || bindings.some((binding) => binding.goals.includes(id));
          return isThere ? excerpt({ goals, bindings }, 300) : undefined;
        },
      },
    ],
  }),
];
