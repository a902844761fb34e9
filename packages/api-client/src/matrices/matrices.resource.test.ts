import type { LinkedMatrices, SaveMatricesRequest } from '@college/curriculum-model';
import { aLoginInfo } from '@college/curriculum-model/fixtures';
import { describe, expect, it } from 'vitest';
import { createClient, type Client } from '../core/client';
import { createMockFetch, type MockFetch } from '../mock-api/createMockFetch';
import { createMatrices, type MatricesOptions } from './matrices.resource';
import { createTaskGoals } from './taskGoals.resource';

const courseId = 1004;

function aMock(options: MatricesOptions = {}, who: Parameters<typeof aLoginInfo>[0] = 'collegeAdmin') {
  const mockFetch = createMockFetch();
  const paths: string[] = [];
  const { authToken } = aLoginInfo(who).data;
  const recording: typeof fetch = (url, init) => {
    paths.push(String(url).replace(/^\/college\/api|\?.*$/g, ''));
    return mockFetch(url, init);
  };
  const client = createClient({ fetch: recording, session: { authToken: () => authToken, clear: () => undefined } });
  return { client, mockFetch, paths, matrices: createMatrices(client, options), taskGoals: createTaskGoals(client) };
}

const places = ({ placedPoints }: LinkedMatrices) =>
  placedPoints.map(({ projectId, goalId, pointId }) => `${projectId} ${goalId} ${pointId}`);
const stored = ({ state: { bindings, courseCells, projectCells } }: MockFetch) => structuredClone({ bindings, courseCells, projectCells });

/** Takes a goal out of its binding, adds a point in a chapter and a KSA item to it: something of all three matrices at once. */
function changeOf(before: LinkedMatrices): SaveMatricesRequest {
  const placed = before.placedPoints.find(({ projectId }) => before.taskGoals.some((goal) => goal.projectId === projectId))!;
  const chapter = before.placedPoints.filter(({ projectId }) => projectId === placed.projectId);
  const free = before.points.find(({ id }) => !chapter.some(({ pointId }) => pointId === id))!;
  const row = before.bindings.filter((binding) => binding.courseId === courseId);
  const { version } = before.courses.find(({ id }) => id === courseId)!;
  const taskGoalId = before.taskGoals.find(({ projectId }) => projectId === placed.projectId)!.id;
  return {
    majorId: before.majorId,
    courseId,
    version,
    rows: [{ courseId, version, relations: row.map(({ requireId, goals }) => ({ requireId, relate: 1 as const, goals: [...goals] })) }],
    chapters: [
      {
        projectId: placed.projectId,
        points: [...chapter, { ...placed, pointId: free.id, study: '自学' }],
      },
    ],
    placedPoints: [
      {
        projectId: placed.projectId,
        goalId: placed.goalId,
        pointId: free.id,
        ksas: [{ taskGoalId, ksaId: before.ksas[0]!.id, relate: 0 }],
      },
    ],
  };
}

describe.each(['one-call', 'documented-calls'] as const)('createMatrices, saving by %s', (saving) => {
  it('reads what was stored, entries by their places', async () => {
    const { matrices, mockFetch } = aMock({ saving });
    const read = await matrices.loadMatrices(courseId);
    expect(read).toMatchObject({ majorId: 1001, courseId });
    expect(read.placedPoints).toHaveLength(mockFetch.state.courseCells.length);
    expect(read.placedKsas).toHaveLength(mockFetch.state.projectCells.length);
    expect(read.bindings.filter((binding) => binding.courseId === courseId)).toHaveLength(
      mockFetch.state.bindings.filter((binding) => binding.courseId === courseId).length,
    );
    expect(read.goals.some((goal) => goal.courseId !== courseId)).toBe(true);
    expect(read.pointKsas?.length).toBeGreaterThan(0);
    expect(read.pointKsas!.every(({ ksaId }) => read.ksas.some(({ id }) => id === ksaId))).toBe(true);
  });

  it('stores rows, chapters and placed points together, and keeps the rest', async () => {
    const { matrices } = aMock({ saving });
    const before = await matrices.loadMatrices(courseId);
    const change = changeOf(before);
    const saved = await matrices.saveMatrices(change);
    const after = await matrices.loadMatrices(courseId);
    expect(after.bindings.filter((binding) => binding.courseId === courseId).map(({ relate }) => relate)).toEqual(
      change.rows[0]!.relations.map(() => 1),
    );
    expect(after.bindings.filter((binding) => binding.courseId !== courseId)).toEqual(
      before.bindings.filter((binding) => binding.courseId !== courseId),
    );
    expect(places(after).toSorted()).toEqual(
      [
        ...places(before),
        `${change.placedPoints[0]!.projectId} ${change.placedPoints[0]!.goalId} ${change.placedPoints[0]!.pointId}`,
      ].toSorted(),
    );
    expect(after.placedPoints.find(({ study }) => study === '自学')).toBeDefined();
    expect(after.placedKsas).toHaveLength(before.placedKsas.length + 1);
    expect(after.placedKsas).toEqual(expect.arrayContaining([...before.placedKsas]));
    const { version } = after.courses.find(({ id }) => id === courseId)!;
    expect(saved).toEqual([{ courseId, version }]);
  });

  it('meets a conflict with an older version, and stores nothing', async () => {
    const { matrices, mockFetch } = aMock({ saving });
    const change = changeOf(await matrices.loadMatrices(courseId));
    await matrices.saveMatrices(change);
    const before = stored(mockFetch);
    await expect(matrices.saveMatrices({ ...change, rows: [{ ...change.rows[0]!, relations: [] }] })).rejects.toMatchObject({
      code: '30009',
    });
    expect(stored(mockFetch)).toEqual(before);
  });
});

describe('createMatrices', () => {
  it('reads by one call, or by the documented ones, the same', async () => {
    const [oneCall, documented] = [aMock(), aMock({ saving: 'documented-calls' })];
    const read = await oneCall.matrices.loadMatrices(courseId);
    expect(read).toEqual(await documented.matrices.loadMatrices(courseId));
    expect(oneCall.paths).toEqual(['/matrix/linkedmatrices']);
    expect(documented.paths).toHaveLength(9);
  });

  it('saves by one call, or by the documented ones in their order', async () => {
    const oneCall = aMock();
    const change = changeOf(await oneCall.matrices.loadMatrices(courseId));
    oneCall.paths.length = 0;
    await oneCall.matrices.saveMatrices(change);
    expect(oneCall.paths).toEqual(['/matrix/savematrices']);
    const documented = aMock({ saving: 'documented-calls' });
    await documented.matrices.saveMatrices(change);
    expect(documented.paths.filter((path) => path.includes('update'))).toEqual([
      '/matrix/updatemajormatrix',
      '/matrix/updatecoursematrix',
      '/matrix/updateprojectmatrix',
    ]);
  });

  it('stores nothing when the last part of a change is wrong', async () => {
    const { matrices, mockFetch } = aMock();
    const change = changeOf(await matrices.loadMatrices(courseId));
    const before = stored(mockFetch);
    change.placedPoints[0]!.ksas[0]!.ksaId = 999_999;
    await expect(matrices.saveMatrices(change)).rejects.toMatchObject({ code: '30001' });
    expect(stored(mockFetch)).toEqual(before);
  });

  it('saves nobody else’s row', async () => {
    const { matrices } = aMock({}, 'courseEditor');
    const read = await matrices.loadMatrices(courseId);
    const locked = read.courses.find(({ editable }) => editable === false)!;
    const rows = [{ courseId: locked.id, version: locked.version, relations: [] }];
    const change = { majorId: read.majorId, courseId, rows, chapters: [], placedPoints: [] };
    await expect(matrices.saveMatrices(change)).rejects.toMatchObject({ code: '30003' });
  });

  it('reads again when somebody saved between two of its parts', async () => {
    const { matrices, mockFetch, client } = aMock({ saving: 'documented-calls' });
    const change = changeOf(await matrices.loadMatrices(courseId));
    let isFirst = true;
    const documented: Client = {
      ...client,
      async call(endpoint, ...rest) {
        const data = await client.call(endpoint, ...rest);
        if (endpoint.path === '/matrix/coursematrix' && isFirst) {
          isFirst = false;
          mockFetch.state.courseUnits.find(({ id }) => id === courseId)!.version = 7;
        }
        return data;
      },
    };
    const saving = createMatrices(documented, { saving: 'documented-calls' });
    const read = await saving.loadMatrices(courseId);
    expect(read.courses.find(({ id }) => id === courseId)?.version).toBe(7);
    await expect(createMatrices(client).saveMatrices({ ...change, version: 7, rows: [] })).resolves.toEqual([{ courseId, version: 8 }]);
  });

  it('unbinding a goal takes its column’s cells and their KSA along', async () => {
    const { matrices } = aMock();
    const before = await matrices.loadMatrices(courseId);
    const goalId = before.placedPoints.find((point) => before.placedKsas.some((ksa) => ksa.pointId === point.pointId))!.goalId;
    const relations = before.bindings
      .filter((binding) => binding.courseId === courseId)
      .map(({ requireId, relate, goals }) => ({ requireId, relate, goals: goals.filter((id) => id !== goalId) }));
    const { version } = before.courses.find(({ id }) => id === courseId)!;
    const rows = [{ courseId, version, relations }];
    await matrices.saveMatrices({ majorId: before.majorId, courseId, rows, chapters: [], placedPoints: [] });
    const after = await matrices.loadMatrices(courseId);
    expect(after.placedPoints.some((point) => point.goalId === goalId)).toBe(false);
    expect(after.placedKsas.some((ksa) => ksa.goalId === goalId)).toBe(false);
    expect(after.goals.some(({ id }) => id === goalId)).toBe(true);
  });
});

describe('createTaskGoals', () => {
  const projectId = 1064;

  it('adds, changes and removes single goals, and returns the stored list', async () => {
    const { taskGoals } = aMock();
    const [first, ...others] = await taskGoals.list(projectId);
    const added = await taskGoals.saveOne({ id: 0, projectId, description: '新目标', product: '' });
    expect(added.slice(0, -1)).toEqual([first, ...others]);
    expect(added.at(-1)).toMatchObject({ projectId, description: '新目标' });
    const changed = await taskGoals.saveOne({ ...first!, description: '改过' });
    expect(changed[0]).toMatchObject({ id: first!.id, description: '改过' });
    expect(await taskGoals.saveOne({ ...first!, id: -first!.id })).toEqual(added.slice(1));
  });

  it('replaces the goals of a chapter by the list; removed ones are deleted with their cells', async () => {
    const { taskGoals, matrices } = aMock();
    const [first, second] = await taskGoals.list(projectId);
    const list = await taskGoals.saveAll(projectId, [second!, { id: 0, description: '新目标', product: '' }]);
    expect(list.map(({ description }) => description)).toEqual([second!.description, '新目标']);
    const read = await matrices.loadMatrices(courseId);
    expect(read.placedKsas.some(({ taskGoalId }) => taskGoalId === first!.id)).toBe(false);
  });

  it('refuses to change or to delete a task goal that somebody else changed meanwhile', async () => {
    const { mockFetch, taskGoals } = aMock();
    mockFetch.state.taskGoals = mockFetch.state.taskGoals.map((goal) => ({ ...goal, version: 1 }));
    const [goal] = mockFetch.state.taskGoals;
    const saved = await taskGoals.saveOne({ ...goal!, product: '图' });
    expect(saved[0]).toMatchObject({ product: '图', version: 2 });
    await expect(taskGoals.saveOne({ ...goal!, product: '表' })).rejects.toMatchObject({ code: '30009' });
    await expect(taskGoals.saveOne({ ...goal!, id: -goal!.id })).rejects.toMatchObject({ code: '30009' });
    await expect(
      taskGoals.saveAll(
        goal!.projectId,
        [],
        saved.map(({ id }) => ({ id, version: 1 })),
      ),
    ).rejects.toMatchObject({ code: '30009' });
    expect(await taskGoals.saveAll(goal!.projectId, [], saved)).toEqual([]);
  });
});
