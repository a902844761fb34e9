import type { GoalRelationInput, OptionItem } from '@college/curriculum-model';
import type { Ask } from '../ask';
import { excerpt } from '../mismatch';
import { rules } from '../ruleMessages';
import { step } from '../step';
import type { World } from '../world';
import { progressFault } from './progressFault';

/** Makes the major into which the suite's own course is copied. */
async function targetMajor(world: World, ask: Ask): Promise<number> {
  const known = world.peek('targetMajorId');
  if (known !== undefined) return known;
  world.need('ownCourseId');
  const body = {
    id: 0 as const,
    departmentId: world.need('ownDepartmentId'),
    name: world.named('second major'),
    code: '',
    standard: '' as const,
  };
  const { id, version } = await ask.data('saveMajor', { body });
  world.cleanUp.add('major', id, body.name);
  const list = [{ id: 0, description: world.named('requirement'), children: [{ id: 0, description: world.named('indicator point') }] }];
  await ask.data('saveGraduateRequires', { body: { majorId: id, version, list } });
  world.keep('targetMajorId', id);
  return id;
}

async function bindings(world: World, ask: Ask): Promise<{ sourceId: number; targetId: number; goalRelations: GoalRelationInput[] }> {
  const sourceId = world.need('ownCourseId');
  const targetId = await targetMajor(world, ask);
  const { source, target } = await ask.data('getCopyGoals', { body: { sourceId, targetId } });
  const goals = source.map(({ id }) => id);
  return { sourceId, targetId, goalRelations: goals.length > 0 ? [{ requireId: target[0]?.id ?? 0, relate: 0, goals }] : [] };
}

/** Finds what the copies created, so that it is deleted again; returns how many there are. */
async function keepCopies(world: World, ask: Ask): Promise<number> {
  const majorId = world.need('targetMajorId');
  const { pageInfo } = await ask.data('listCourseUnits', { body: { pageNum: 1, pageSize: 50, orderMap: { create_time: 0 }, majorId } });
  for (const { id, name } of pageInfo.list) world.cleanUp.add('course', id, name);
  return pageInfo.list.length;
}

function holdsMajor(options: readonly OptionItem[], id: number): boolean {
  return options.some(({ value, children }) => (children ? holdsMajor(children, id) : Number(value) === id));
}

/** Copying a course unit into another major, by both ways of streaming. */
export const copyPlan = [
  step('listCopyTargets', {
    phase: 'copy',
    wants: ['ownGoalIds', 'ownPointIds'],
    input: async (world, ask) => {
      const courseId = world.isReadOnly ? world.need('courseId') : world.need('ownCourseId');
      if (!world.isReadOnly) await targetMajor(world, ask);
      return { body: { userId: world.need('user').id, courseId } };
    },
    rules: [
      {
        says: rules.targetIsOffered,
        fault: ({ answer, world }) =>
          world.isReadOnly || holdsMajor(answer, world.need('targetMajorId')) ? undefined : excerpt(answer, 300),
      },
    ],
  }),
  step('getCopyGoals', {
    phase: 'copy',
    wants: ['ownGoalIds'],
    input: async (world, ask) => {
      if (world.isReadOnly) return { body: { sourceId: world.need('courseId'), targetId: world.need('majorId') } };
      return { body: { sourceId: world.need('ownCourseId'), targetId: await targetMajor(world, ask) } };
    },
  }),
  step('getCopyPlan', {
    phase: 'copy',
    input: async (world, ask) => {
      if (world.isReadOnly) return { query: { courseId: world.need('courseId'), targetId: world.need('majorId') } };
      return { query: { courseId: world.need('ownCourseId'), targetId: await targetMajor(world, ask) } };
    },
  }),
  step('getCopySuggestions', {
    phase: 'copy',
    input: async (world, ask) => {
      if (world.isReadOnly) return { query: { courseId: world.need('courseId'), targetId: world.need('majorId') } };
      return { query: { courseId: world.need('ownCourseId'), targetId: await targetMajor(world, ask) } };
    },
  }),
  step('uploadCopyParams', {
    phase: 'copy',
    makes: ['copyKey'],
    wants: ['ownGoalIds', 'ownPointIds'],
    input: async (world, ask) => {
      const copy = await bindings(world, ask);
      return { body: { unique: `conformance-${world.stamp}`, courseId: copy.sourceId, ...copy } };
    },
    keep: ({ input, world }) => world.keep('copyKey', input.body.unique),
    rules: [
      {
        says: rules.everyGoalIsBound,
        fault: async ({ input, ask }) => {
          const body = { ...input.body, unique: `${input.body.unique}-unbound`, goalRelations: [] };
          const { code } = await ask.reply('uploadCopyParams', { body });
          return code === '0' ? `code ${code} although no goal is bound` : undefined;
        },
      },
      {
        says: rules.everyCourseIsChecked,
        fault: async ({ input, ask }) => {
          const { courseId, goalRelations } = input.body;
          const body = { ...input.body, unique: `${input.body.unique}-twice`, more: [{ courseId, goalRelations }] };
          const { code } = await ask.reply('uploadCopyParams', { body });
          return code === '0' ? `code ${code} although the same course comes twice` : undefined;
        },
      },
    ],
  }),
  step('watchCopy', {
    phase: 'copy',
    input: (world) => ({ query: { unique: world.need('copyKey') } }),
    keep: async ({ ask, world }) => void (await keepCopies(world, ask)),
    rules: [
      { says: rules.percentRises, fault: ({ answer }) => progressFault(answer) },
      {
        says: rules.copyIsThere,
        fault: async ({ ask, world }) => {
          const count = await keepCopies(world, ask);
          return count === 1 ? undefined : `${count} course units in the second major`;
        },
      },
      {
        says: rules.reportedAgainNotRunAgain,
        fault: async ({ input, answer, ask, world }) => {
          const again = await ask.data('watchCopy', input);
          const count = await keepCopies(world, ask);
          return count === 1 && again.at(-1)?.percent === 100 && again.length === answer.length
            ? undefined
            : `${count} copies; ${excerpt(again.at(-1))}`;
        },
      },
      {
        says: rules.copyHoldsWhatTheCourseHolds,
        fault: async ({ ask, world }) => {
          const majorId = world.need('targetMajorId');
          const { pageInfo } = await ask.data('listCourseUnits', {
            body: { pageNum: 1, pageSize: 1, orderMap: { create_time: 0 }, majorId },
          });
          const counts = async (courseid: number) => {
            const { course, pointksa } = await ask.data('getCourseUnit', { query: { courseid } });
            return `${course.courseMatrixVOS.length} project rows, ${pointksa.length} points`;
          };
          const [wanted, found] = [await counts(world.need('ownCourseId')), await counts(pageInfo.list[0]?.id ?? 0)];
          return found === wanted ? undefined : `${found} instead of ${wanted}`;
        },
      },
    ],
  }),
  step('getCopyJob', {
    phase: 'copy',
    input: (world) => ({ query: { unique: world.need('copyKey') } }),
    rules: [{ says: rules.jobIsDone, fault: ({ answer }) => (answer.state === 'done' ? undefined : answer.state) }],
  }),
  step('listCopyJobs', {
    phase: 'copy',
    input: (world) => ({ query: { courseId: world.peek('ownCourseId') ?? world.need('courseId') } }),
    rules: [
      {
        says: rules.jobIsListed,
        fault: ({ answer, world }) => {
          const key = world.peek('copyKey');
          return key === undefined || answer.some(({ unique }) => unique === key) ? undefined : excerpt(answer.map(({ unique }) => unique));
        },
      },
    ],
  }),
  step('copyCourse', {
    phase: 'copy',
    wants: ['ownGoalIds', 'ownPointIds'],
    input: async (world, ask) => ({ body: await bindings(world, ask) }),
    keep: async ({ ask, world }) => void (await keepCopies(world, ask)),
    rules: [{ says: rules.percentRises, fault: ({ answer }) => progressFault(answer) }],
  }),
];
