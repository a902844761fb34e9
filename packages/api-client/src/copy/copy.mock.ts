import {
  checkGoalRelations,
  copyCountKinds,
  may,
  replyCodes,
  suggestBindings,
  textOf,
  type CopyCounts,
  type CopyJob,
  type CopyNowRequest,
  type Goal,
  type IndicatorTexts,
  type Language,
  type OptionItem,
} from '@college/curriculum-model';
import { indicatorsOf } from '../goals/goals.mock';
import { majorOf } from '../editions/rows/lineage';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { found, refusals } from '../mock-api/refusals';
import { chainOf } from '../mock-api/rights';
import { copyWithReceipt, draftOf, runCopy } from './copyRun';

function check(state: MockState, { sourceId, targetId, goalRelations }: CopyNowRequest): void {
  const source = found(state.courseUnits.find(({ id }) => id === sourceId));
  if (source.majorId === targetId) throw refusals.invalid('targetId', String(targetId));
  const [finding] = checkGoalRelations(goalRelations, {
    goalIds: state.goals.filter((goal) => goal.courseId === sourceId).map(({ id }) => id),
    indicatorIds: indicatorsOf(state, targetId).map(({ id }) => id),
  });
  if (finding) throw new MockRefusal(replyCodes.validation, finding);
}

/** A job with its names as its reader knows them; what was deleted since has none. */
export function presented(state: MockState, job: CopyJob, language: Language): CopyJob {
  const source = state.courseUnits.find(({ id }) => id === job.sourceId);
  const target = [...state.majors, ...state.draftMajors].find(({ id }) => id === job.targetId);
  const editionId = draftOf(state, job.targetId ?? 0);
  return {
    ...job,
    ...(editionId !== undefined && { editionId }),
    ...(source && { sourceName: textOf(source, 'name', language) }),
    ...(target && { targetName: textOf(target, 'name', language) }),
  };
}

export const copyMocks = {
  listCopyTargets({ body: { courseId }, state, user, language }) {
    const unit = found(state.courseUnits.find(({ id }) => id === courseId));
    const college = found(state.colleges.find(({ id }) => id === user.collegeId));
    const departments = state.departments.filter(({ collegeId }) => collegeId === college.id);
    const children = departments.flatMap((department): OptionItem[] => {
      const majors = state.majors.filter(
        ({ id, departmentId }) => departmentId === department.id && id !== unit.majorId && may(user, 'create', chainOf(state, 'major', id)),
      );
      if (majors.length === 0) return [];
      const options = majors.map((major) => ({ label: textOf(major, 'name', language), value: major.id }));
      return [{ label: textOf(department, 'name', language), value: department.id, children: options }];
    });
    return children.length === 0 ? [] : [{ label: textOf(college, 'name', language), value: college.id, children }];
  },

  getCopyGoals: ({ body: { sourceId, targetId }, state }) => ({
    source: state.goals.filter((goal) => goal.courseId === sourceId),
    target: indicatorsOf(state, targetId),
  }),

  uploadCopyParams({ body: { unique, ...body }, state, user, language }) {
    const { courseId: sourceId, targetId, goalRelations, more = [] } = body;
    const requests = [{ courseId: sourceId, goalRelations }, ...more].map((one) => ({ ...one, sourceId: one.courseId, targetId }));
    const repeated = requests.find((one, at) => requests.findIndex((other) => other.courseId === one.courseId) !== at);
    if (repeated) throw refusals.invalid('more.courseId', String(repeated.courseId));
    for (const request of requests) {
      // Those beside the first one are no subject of the call.
      const chain = chainOf(state, 'course', request.courseId);
      if (!may(user, 'read', chain)) throw refusals.noRight();
      check(state, request);
    }
    const job = { unique, state: 'waiting' as const, progress: [], sourceId, targetId };
    state.copyJobs.set(unique, {
      userId: user.id,
      job,
      *run() {
        const entry = found(state.copyJobs.get(unique));
        if (entry.job.state === 'done') return yield* entry.job.progress;
        Object.assign(entry.job, { state: 'running', startedAt: state.now() });
        const make = () => {
          const { courseIds, receiptId } = copyWithReceipt(state, requests, user);
          const created = courseIds.map((id) => countsOf(state, id)).reduce(sumOf);
          Object.assign(entry.job, { courseId: courseIds[0], receiptId, created, state: 'done', finishedAt: state.now() });
        };
        for (const progress of runCopy(
          language,
          requests.map((request) => stepsOf(state, request)),
          make,
        )) {
          entry.job.progress.push(progress);
          yield progress;
        }
      },
    });
    return true;
  },

  watchCopy({ query: { unique }, state, user }) {
    const entry = state.copyJobs.get(unique);
    if (entry?.userId !== user.id) throw refusals.notFound();
    return entry.run();
  },

  copyCourse({ body, state, user, language }) {
    check(state, body);
    return runCopy(language, [stepsOf(state, body)], () => copyWithReceipt(state, [body], user));
  },

  getCopyJob({ query: { unique }, state, user, language }) {
    const entry = state.copyJobs.get(unique);
    if (entry?.userId !== user.id) throw refusals.notFound();
    return presented(state, entry.job, language);
  },

  listCopyJobs: ({ query: { courseId }, state, user, language }) =>
    [...state.copyJobs.values()]
      .filter(({ userId, job }) => userId === user.id && job.sourceId === courseId)
      .map(({ job }) => presented(state, job, language))
      .toReversed(),

  getCopyPlan({ query: { courseId, targetId }, state, language }) {
    const unit = found(state.courseUnits.find(({ id }) => id === courseId));
    const target = majorOf(state, targetId);
    const clashes = state.courseUnits.filter(({ majorId, name, initing }) => majorId === targetId && name === unit.name && !initing);
    return {
      ...countsOf(state, courseId),
      name: textOf(unit, 'name', language),
      targetName: textOf(target, 'name', language),
      hasSameName: clashes.length > 0,
      clashes: clashes.map(({ id, name }) => ({ id, name })),
    };
  },

  getCopySuggestions({ query: { courseId, targetId }, state, language }) {
    const unit = found(state.courseUnits.find(({ id }) => id === courseId));
    const own = new Map(indicatorTexts(state, unit.majorId).map((one) => [one.id, one]));
    const goals = state.goals
      .filter((goal) => goal.courseId === courseId)
      .map((goal) => ({ id: goal.id, texts: textsOf(goal), under: own.get(goal.parentId) ?? null }));
    return suggestBindings(goals, indicatorTexts(state, majorOf(state, targetId).id), language);
  },
} satisfies Partial<MockHandlers>;

function indicatorTexts(state: MockState, majorId: number): IndicatorTexts[] {
  return (state.requires.get(majorId) ?? []).flatMap((require) =>
    require.children.map((one) => ({ id: one.id, texts: textsOf(one), heading: textsOf(require) })),
  );
}

const textsOf = (record: Pick<Goal, 'description' | 'translations'>) => [
  record.description,
  record.translations?.en?.description?.text ?? '',
];

/** What the messages of a copy say of one course. */
function stepsOf(state: MockState, { sourceId, goalRelations }: CopyNowRequest) {
  const { name } = found(state.courseUnits.find(({ id }) => id === sourceId));
  return { name, counts: { ...countsOf(state, sourceId), bindings: goalRelations.length } };
}

function sumOf(one: CopyCounts, other: CopyCounts): CopyCounts {
  return Object.fromEntries(copyCountKinds.map((kind) => [kind, one[kind] + other[kind]])) as CopyCounts;
}

/** How much depends on one course unit: what a copy of it has to bring along. */
function countsOf(state: MockState, courseId: number): CopyCounts {
  const projects = state.courseUnits.find(({ id }) => id === courseId)?.courseMatrixVOS ?? [];
  const projectIds = new Set(projects.map(({ id }) => id));
  const cells = state.courseCells.filter(({ courseUnitId }) => courseUnitId === courseId);
  const cellIds = new Set(cells.map(({ id }) => id));
  const countOf = (rows: readonly { courseId: number }[]) => rows.filter((row) => row.courseId === courseId).length;
  return {
    projects: projects.length,
    points: countOf(state.points),
    ksa: countOf(state.ksas),
    goals: countOf(state.goals),
    taskGoals: state.taskGoals.filter(({ projectId }) => projectIds.has(projectId)).length,
    courseCells: cells.length,
    projectCells: state.projectCells.filter(({ projectMatrixId }) => cellIds.has(projectMatrixId)).length,
    // The mock keeps the syllabus where it was.
    syllabusFields: 0,
  };
}
