import type { CourseCell, GoalRelationInput } from '@college/curriculum-model';
import type { Ask } from '../ask';
import { excerpt } from '../mismatch';
import { rules } from '../ruleMessages';
import { step } from '../step';
import type { World } from '../world';

const ofCourse = (world: World) => ({ query: { courseId: world.need('courseId') } });
const strong = { name: '强支撑', code: '★', relate: 0 as const };
const weak = { name: '弱支撑', code: '☆', relate: 1 as const };

/** Both goals of the suite's own course, each under its indicator point, one strong and one weak. */
function ownRelations(world: World): GoalRelationInput[] {
  return [0, 1].map((at) => ({
    requireId: world.first('ownIndicatorIds', at),
    relate: at === 0 ? (0 as const) : (1 as const),
    goals: [world.first('ownGoalIds', at)],
  }));
}

function ownCell(world: World): CourseCell {
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
async function rowVersion(ask: Ask, courseId: number): Promise<number | undefined> {
  const { version, courses } = await ask.data('getMajorMatrix', { query: { courseId } });
  return version ?? courses.find(({ id }) => id === courseId)?.version;
}

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
          return goals.length === 1 && goals[0]?.description === description ? undefined : excerpt(goals);
        },
      },
    ],
  }),
  step('updateCourseMatrix', {
    phase: 'fill',
    input: (world) => ({
      body: { courseId: world.need('ownCourseId'), list: [{ project: { id: world.first('ownProjectIds') }, data: [ownCell(world)] }] },
    }),
    rules: [
      {
        says: rules.cellReadsBack,
        fault: async ({ input, ask, world }) => {
          const matrix = await ask.data('getCourseMatrix', { query: { courseId: input.body.courseId } });
          const [cell] = matrix.find(({ project }) => project.id === world.first('ownProjectIds'))?.data ?? [];
          const isRight =
            cell?.point.id === world.first('ownPointIds') &&
            cell.graduateRequireId === world.first('ownGoalIds') &&
            cell.relate.relate === 0;
          return isRight && cell.study === 'study' ? undefined : excerpt(matrix, 300);
        },
      },
      {
        says: rules.projectSupportsGoal,
        fault: async ({ ask, world }) => {
          const indicators = await ask.data('getProjectGoals', { query: { projectId: world.first('ownProjectIds') } });
          const ids = indicators.flatMap(({ children }) => children.map(({ id }) => id));
          return ids.includes(world.first('ownGoalIds')) ? undefined : excerpt(ids);
        },
      },
      {
        says: rules.minusOneTakesOut,
        fault: async ({ input, ask, world }) => {
          const { courseId } = input.body;
          const project = { id: world.first('ownProjectIds') };
          const cellsOf = async () => {
            const matrix = await ask.data('getCourseMatrix', { query: { courseId } });
            return matrix.find((one) => one.project.id === project.id)?.data ?? [];
          };
          const second = { ...ownCell(world), point: { ...ownCell(world).point, id: world.first('ownPointIds', 1) }, relate: weak };
          await ask.data('updateCourseMatrix', { body: { courseId, list: [{ project, data: [...(await cellsOf()), second] }] } });
          const both = await cellsOf();
          const none = { name: '', code: '', relate: -1 as const };
          const data = both.map((cell) => (cell.point.id === second.point.id ? { ...cell, relate: none } : cell));
          await ask.data('updateCourseMatrix', { body: { courseId, list: [{ project, data }] } });
          const left = await cellsOf();
          return both.length === 2 && left.length === 1 ? undefined : `${both.length} cells, then ${left.length}`;
        },
      },
    ],
    outdated: async ({ input, ask }) => {
      const { courseId } = input.body;
      const matrix = await ask.data('getCourseMatrix', { query: { courseId } });
      const version = matrix[0]?.version;
      if (version === undefined) return undefined;
      const save = (study: string) => {
        const list = matrix.map(({ project, data }) => ({ project: { id: project.id }, data: data.map((cell) => ({ ...cell, study })) }));
        return { body: { courseId, version, list } };
      };
      await ask.data('updateCourseMatrix', save('changed'));
      return save('changed by somebody else');
    },
  }),
  step('updateProjectMatrix', {
    phase: 'fill',
    input: async (world, ask) => {
      const courseId = world.need('ownCourseId');
      const [row] = await ask.data('getProjectMatrices', { query: { courseId } });
      const id = row?.courseMatrix.id ?? 0;
      const ksa = { id: world.first('ownKsaIds'), title: 'K' as const, level: 1, description: 'item K' };
      const cell = { id: 0, projectMatrixId: id, taskGoalId: world.first('ownTaskGoalIds'), ksa, relate: weak };
      return { body: { courseId, list: [{ courseMatrix: { id }, projectMatrices: [cell] }] } };
    },
    rules: [
      {
        says: rules.cellReadsBack,
        fault: async ({ input, ask, world }) => {
          const matrices = await ask.data('getProjectMatrices', { query: { courseId: input.body.courseId } });
          const [cell] = matrices.flatMap(({ projectMatrices }) => projectMatrices);
          return cell?.ksa.id === world.first('ownKsaIds') && cell.relate.relate === 1 ? undefined : excerpt(matrices, 300);
        },
      },
    ],
    outdated: async ({ input, ask }) => {
      const matrices = await ask.data('getProjectMatrices', { query: { courseId: input.body.courseId } });
      const version = matrices[0]?.version;
      if (version === undefined) return undefined;
      const save = (relate: typeof strong | typeof weak) => {
        const list = matrices.map(({ courseMatrix, projectMatrices }) => ({
          courseMatrix: { id: courseMatrix.id },
          projectMatrices: projectMatrices.map((cell) => ({ ...cell, relate })),
        }));
        return { body: { courseId: input.body.courseId, version, list } };
      };
      await ask.data('updateProjectMatrix', save(strong));
      return save(weak);
    },
  }),
  step('saveMatrices', {
    phase: 'fill',
    input: async (world, ask) => {
      const courseId = world.need('ownCourseId');
      const version = await rowVersion(ask, courseId);
      const row = { courseId, version, relations: ownRelations(world) };
      return { body: { majorId: world.need('ownMajorId'), courseId, version, rows: [row], chapters: [], placedPoints: [] } };
    },
    rules: [
      {
        says: rules.leavesOtherMatrices,
        fault: async ({ input, ask }) => {
          const matrix = await ask.data('getCourseMatrix', { query: { courseId: input.body.courseId } });
          return matrix.some(({ data }) => data.length > 0) ? undefined : excerpt(matrix);
        },
      },
    ],
    outdated: async ({ input, ask, world }) => {
      const { courseId } = input.body;
      const version = await rowVersion(ask, courseId);
      if (version === undefined) return undefined;
      const save = (relate: 0 | 1) => {
        const relations = ownRelations(world).map((one) => ({ ...one, relate }));
        return { body: { ...input.body, version, rows: [{ courseId, version, relations }] } };
      };
      await ask.data('saveMatrices', save(0));
      return save(1);
    },
  }),
];
