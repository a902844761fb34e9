import { taskGoalFields } from '@college/curriculum-model';
import { excerpt } from '../mismatch';
import { rules } from '../ruleMessages';
import { step } from '../step';
import type { World } from '../world';
import { ownRelations, rowVersion } from './ownMatrix';
import { textsReadBack } from './textsReadBack';

const ofCourse = (world: World) => ({ query: { courseId: world.need('courseId') } });

const offersStrengths = {
  says: rules.offersStrengths,
  fault: ({ answer }: { answer: { relates: { relate: number }[] } }) => {
    const strengths = answer.relates.map(({ relate }) => relate);
    return strengths.includes(0) && strengths.includes(1) ? undefined : excerpt(answer.relates);
  },
};

/** The three linked matrices of a course and their task goals. */
export const matricesPlan = [
  step('getMatrixCourse', { phase: 'read', input: ofCourse }),
  step('getMajorMatrix', { phase: 'read', input: ofCourse }),
  step('getCourseMatrixAxes', { phase: 'read', input: ofCourse }),
  step('getCourseMatrixChoices', { phase: 'read', input: ofCourse, rules: [offersStrengths] }),
  step('getCourseMatrix', { phase: 'read', input: ofCourse }),
  step('getProjectMatrixAxes', { phase: 'read', input: ofCourse }),
  step('getProjectMatrixChoices', { phase: 'read', input: ofCourse, rules: [offersStrengths] }),
  step('getProjectMatrices', { phase: 'read', input: ofCourse }),
  step('getLinkedMatrices', { phase: 'read', input: ofCourse }),
  step('listSupportSuggestions', { phase: 'read', input: ofCourse }),
  step('listPlacementSuggestions', { phase: 'read', input: ofCourse }),
  step('listTaskGoals', { phase: 'read', input: (world) => ({ query: { projectId: world.need('projectId') } }) }),
  step('updateMajorMatrix', {
    phase: 'fill',
    input: (world) => ({ body: { courseId: world.need('ownCourseId'), relations: ownRelations(world) } }),
    rules: [
      {
        says: rules.bindsGoals,
        fault: async ({ input, ask }) => {
          const { bindings } = await ask.data('getMajorMatrix', { query: { courseId: input.body.courseId } });
          const wanted = input.body.relations.map(({ requireId, relate, goals }) => excerpt([requireId, relate, goals]));
          const found = bindings.map(({ requireId, relate, goals }) => excerpt([requireId, relate, goals]));
          return wanted.every((one) => found.includes(one)) ? undefined : excerpt(bindings);
        },
      },
      {
        says: rules.columnsAreBoundGoals,
        fault: async ({ input, ask, world }) => {
          const { goals } = await ask.data('getCourseMatrixAxes', { query: { courseId: input.body.courseId } });
          const ids = goals.flatMap(({ children }) => children.map(({ id }) => id)).toSorted((one, other) => one - other);
          const wanted = world
            .need('ownGoalIds')
            .slice(0, 2)
            .toSorted((one, other) => one - other);
          return excerpt(ids) === excerpt(wanted) ? undefined : excerpt(ids);
        },
      },
      {
        says: rules.strengthIsZeroOrOne,
        fault: async ({ input, ask }) => {
          const relations = input.body.relations.map((one) => ({ ...one, relate: 2 as never }));
          const { code } = await ask.reply('updateMajorMatrix', { body: { ...input.body, relations } });
          return code === '0' ? `code ${code} for relate 2` : undefined;
        },
      },
    ],
    outdated: async ({ input, ask, world }) => {
      const version = await rowVersion(ask, input.body.courseId);
      if (version === undefined) return undefined;
      const relations = ownRelations(world).map((one) => ({ ...one, relate: 0 as const }));
      await ask.data('updateMajorMatrix', { body: { ...input.body, relations, version } });
      return { body: { ...input.body, version } };
    },
  }),
  step('updateTaskGoal', {
    phase: 'fill',
    makes: ['ownTaskGoalIds'],
    input: (world) => ({
      body: { projectId: world.first('ownProjectIds'), goals: [{ id: 0, description: 'task goal', product: 'product' }] },
    }),
    keep: async ({ ask, world }) => {
      const goals = await ask.data('listTaskGoals', { query: { projectId: world.first('ownProjectIds') } });
      world.keep(
        'ownTaskGoalIds',
        goals.map(({ id }) => id),
      );
    },
    rules: [
      {
        says: rules.takesOneTaskGoal,
        fault: async ({ ask, world }) => {
          const projectId = world.first('ownProjectIds');
          const description = 'task goal, changed';
          await ask.data('updateTaskGoal', { body: { id: world.first('ownTaskGoalIds'), projectId, description, product: 'product' } });
          const goals = await ask.data('listTaskGoals', { query: { projectId } });
          return goals.length === 1 ? textsReadBack(taskGoalFields, { description, product: 'product' }, goals[0]!) : excerpt(goals);
        },
      },
    ],
  }),
];
