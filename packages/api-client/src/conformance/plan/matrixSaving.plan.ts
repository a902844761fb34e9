import { courseCellFields, placementKey } from '@college/curriculum-model';
import { excerpt } from '../mismatch';
import { rules } from '../ruleMessages';
import { step } from '../step';
import { ownCell, ownRelations, rowVersion, strong, weak } from './ownMatrix';
import { textsReadBack } from './textsReadBack';

/** Saving the cells of the matrices. */
export const matrixSavingPlan = [
  step('declineSupportSuggestion', {
    phase: 'fill',
    input: (world) => ({ body: { courseId: world.need('ownCourseId'), requireId: world.first('homeIndicatorIds'), isDeclined: false } }),
    rules: [
      {
        says: rules.readsBack,
        fault: async ({ input, ask }) => {
          const { courseId, requireId } = input.body;
          const flags: boolean[] = [];
          for (const isDeclined of [true, false]) {
            await ask.data('declineSupportSuggestion', { body: { ...input.body, isDeclined } });
            const made = await ask.data('listSupportSuggestions', { query: { courseId } });
            flags.push(made.every((one) => one.courseId !== courseId || one.requireId !== requireId || one.isDeclined === isDeclined));
          }
          return flags.every(Boolean) ? undefined : excerpt(flags);
        },
      },
    ],
  }),
  step('declinePlacementSuggestion', {
    phase: 'fill',
    input: (world) => ({
      body: {
        courseId: world.need('ownCourseId'),
        projectId: world.first('ownProjectIds'),
        goalId: world.first('ownGoalIds'),
        pointId: world.first('ownPointIds'),
        taskGoalId: null,
        ksaId: null,
        isDeclined: false,
      },
    }),
    rules: [
      {
        says: rules.readsBack,
        fault: async ({ input, ask }) => {
          const { courseId } = input.body;
          const flags: boolean[] = [];
          for (const isDeclined of [true, false]) {
            await ask.data('declinePlacementSuggestion', { body: { ...input.body, isDeclined } });
            const made = await ask.data('listPlacementSuggestions', { query: { courseId } });
            const own = made.filter((one) => placementKey(one) === placementKey(input.body));
            flags.push(own.every((one) => one.isDeclined === isDeclined));
          }
          return flags.every(Boolean) ? undefined : excerpt(flags);
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
          return isRight ? textsReadBack(courseCellFields, ownCell(world), cell) : excerpt(matrix, 300);
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
