import * as contract from '@college/api-client/contract';
import type { Arrangement } from '@college/curriculum-model';
import { raced } from './courseActs.test-data';
import type { RaceActs, Read } from './raceAct.test-data';

const { courseId, majorId } = raced;
const ofCourse = { query: { courseId } };

/** The row of the course in the major matrix, its version, and an indicator point that is not bound yet. */
async function readRow(read: Read) {
  const { bindings, courses, requirements } = await read(contract.getMajorMatrix, ofCourse);
  const { goals } = {
    goals: new Set(
      (await read(contract.getCourseGoals, { query: { courseId, majorId } })).flatMap((each) => each.children.map(({ id }) => id)),
    ),
  };
  const own = bindings.filter((binding) => binding.goals.some((id) => goals.has(id)));
  const relations = own.map(({ requireId, relate, goals: bound }) => ({
    requireId,
    relate: relate === 0 ? (0 as const) : (1 as const),
    goals: bound,
  }));
  const free = requirements.flatMap(({ children }) => children).find(({ id }) => !own.some(({ requireId }) => requireId === id))!;
  return { relations, free: free.id, version: courses.find(({ id }) => id === courseId)?.version };
}

async function rowWithSwappedStrength(read: Read) {
  const { relations, version } = await readRow(read);
  const [first, ...others] = relations;
  return { courseId, version, relations: [{ ...first!, relate: first!.relate === 0 ? (1 as const) : (0 as const) }, ...others] };
}

async function rowWithoutLast(read: Read) {
  const { relations, version } = await readRow(read);
  return { courseId, version, relations: relations.slice(0, -1) };
}

async function readChapters(read: Read) {
  const rows = await read(contract.getCourseMatrix, ofCourse);
  return { rows, version: rows[0]?.version };
}

async function readPlaced(read: Read) {
  const rows = await read(contract.getProjectMatrices, ofCourse);
  const filled = rows.filter(({ projectMatrices }) => projectMatrices.length > 0);
  return { filled, version: rows[0]?.version };
}

async function filledChapter(read: Read) {
  const { rows, version } = await readChapters(read);
  return { chapter: rows.find(({ data }) => data.length > 0)!, version };
}

async function readTaskGoals(read: Read) {
  const { projectId } = (await readPlaced(read)).filled[0]!.courseMatrix;
  return { projectId, goals: await read(contract.listTaskGoals, { query: { projectId } }) };
}

const nothingElse = { rows: [], chapters: [], placedPoints: [] };

/** Writes of the three matrices and of task goals. */
export const matrixActs = {
  updateMajorMatrix: [
    { does: 'changes a strength', request: async (read) => ({ body: await rowWithSwappedStrength(read) }) },
    { does: 'unbinds', request: async (read) => ({ body: await rowWithoutLast(read) }) },
  ],
  saveMajorRows: [
    { does: 'changes a strength', request: async (read) => ({ body: { majorId, rows: [await rowWithSwappedStrength(read)] } }) },
    { does: 'unbinds', request: async (read) => ({ body: { majorId, rows: [await rowWithoutLast(read)] } }) },
  ],
  updateCourseMatrix: [
    {
      does: 'changes an arrangement',
      request: async (read) => {
        const { chapter, version } = await filledChapter(read);
        const [first, ...others] = chapter.data;
        return {
          body: {
            courseId,
            version,
            list: [{ project: { id: chapter.project.id }, data: [{ ...first!, study: `${first!.study}（修订）` }, ...others] }],
          },
        };
      },
    },
    {
      does: 'takes the points of a chapter out',
      request: async (read) => {
        const { chapter, version } = await filledChapter(read);
        return { body: { courseId, version, list: [{ project: { id: chapter.project.id }, data: [] }] } };
      },
    },
  ],
  updateProjectMatrix: [
    {
      does: 'empties a row',
      request: async (read) => {
        const { filled, version } = await readPlaced(read);
        return { body: { courseId, version, list: [{ courseMatrix: { id: filled[0]!.courseMatrix.id }, projectMatrices: [] }] } };
      },
    },
    {
      does: 'changes a strength',
      request: async (read) => {
        const { filled, version } = await readPlaced(read);
        const { courseMatrix, projectMatrices } = filled[0]!;
        const changed = projectMatrices.map((cell) => ({
          ...cell,
          relate: { relate: cell.relate.relate === 0 ? (1 as const) : (0 as const) },
        }));
        return { body: { courseId, version, list: [{ courseMatrix: { id: courseMatrix.id }, projectMatrices: changed }] } };
      },
    },
  ],
  saveMatrices: [
    {
      does: 'changes a row of the major matrix',
      request: async (read) => {
        const row = await rowWithSwappedStrength(read);
        return { body: { majorId, courseId, version: row.version, ...nothingElse, rows: [row] } };
      },
    },
    {
      does: 'changes a chapter',
      request: async (read) => {
        const { chapter, version } = await filledChapter(read);
        const points = chapter.data.map(({ graduateRequireId: goalId, point, relate, study: _study, ...cell }) => {
          const { teach, product, week, theoryPeriod, practicePeriod, translations } = cell;
          const arrangement: Arrangement = { study: '另一种学法', teach, product, week, theoryPeriod, practicePeriod, translations };
          return { ...arrangement, goalId, pointId: point.id, relate: relate.relate === 0 ? (0 as const) : (1 as const) };
        });
        return { body: { majorId, courseId, version, ...nothingElse, chapters: [{ projectId: chapter.project.id, points }] } };
      },
    },
    {
      does: 'empties a placed point',
      request: async (read) => {
        const { filled, version } = await readPlaced(read);
        const { projectId, graduateRequireId: goalId, point } = filled[0]!.courseMatrix;
        const placedPoints = [{ projectId, goalId, pointId: point.id, ksas: [] }];
        return { body: { majorId, courseId, version, ...nothingElse, placedPoints } };
      },
    },
  ],
  updateTaskGoal: [
    {
      does: 'changes one',
      request: async (read) => {
        const { projectId, goals } = await readTaskGoals(read);
        return { body: { ...goals[0]!, projectId, description: '新的任务' } };
      },
    },
    {
      does: 'deletes one',
      request: async (read) => {
        const { projectId, goals } = await readTaskGoals(read);
        return { body: { ...goals[0]!, id: -goals[0]!.id, projectId } };
      },
    },
    {
      does: 'replaces the list without the first',
      request: async (read) => {
        const { projectId, goals } = await readTaskGoals(read);
        const known = goals.map(({ id, version, revision }) => ({ id, version, revision }));
        return { body: { projectId, known, goals: [...goals.slice(1), { id: 0, description: '又一个任务', product: '' }] } };
      },
    },
    {
      does: 'turns the order around',
      request: async (read) => {
        const { projectId, goals } = await readTaskGoals(read);
        return {
          body: { projectId, known: goals.map(({ id, version, revision }) => ({ id, version, revision })), goals: goals.toReversed() },
        };
      },
    },
  ],
} satisfies Partial<RaceActs>;
