import * as contract from '@college/api-client/contract';
import type { HistoryPage } from '@college/curriculum-model';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { setCopyScene } from '../copy/copySource.test-data';
import { schema } from '../db';
import { describeOnOneEngine } from '../db/testing';
import { courseInDraft } from '../editions/draft.test-data';
import { homeMajorId, mergingAs, startDraft, stateOf } from '../editions/merging/mergeScene.test-data';
import { sceneStart } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { historyOf } from './history.test-data';

const { teachingGoals } = schema;

describeOnOneEngine('the history of what a merge brought', (database) => {
  const server = testServer(() => database.current);
  const { merge, undo } = mergingAs(server);
  beforeEach(async () => {
    await setCopyScene(database.current);
    server.forgetSessions();
    server.clock.now = sceneStart;
  });

  async function saveGoal(courseId: number, description: string): Promise<void> {
    const [goal] = await database.current.db
      .select()
      .from(teachingGoals)
      .where(and(eq(teachingGoals.courseUnitId, courseId), isNull(teachingGoals.deletedAt)))
      .orderBy(asc(teachingGoals.position));
    const body = { id: goal!.id, parentId: goal!.indicatorId, courseId, description };
    expect(await server.call(contract.updateCourseGoal, { as: 'majorLeader', body })).toMatchObject({ code: '0' });
  }

  it('names the merge and its undo, and not what was saved by itself', async () => {
    await saveGoal(1001, '先保存的目标');
    const { id, majorId } = await startDraft(database.current);
    await saveGoal(await courseInDraft(database.current, majorId, 1001), '修订稿中的目标');
    const { receipt } = await merge(id);
    const undone = (await undo(receipt.id)).receipt;
    const { pageInfo } = await historyOf(server, 'goals', 1001);
    const named = { editionName: expect.any(String), homeMajorId };
    expect(pageInfo.list.map(({ receipt: of }) => of)).toEqual([
      { id: undone.id, act: 'undo', ...named },
      { id: receipt.id, act: 'merge', ...named },
      undefined,
    ]);
  });

  it('is restored inside a draft, where the current edition stays as it is', async () => {
    const { majorId } = await startDraft(database.current);
    const courseId = await courseInDraft(database.current, majorId, 1001);
    const before = await stateOf(database.current, majorId);
    const current = await stateOf(database.current, homeMajorId);
    await saveGoal(courseId, '修订稿中的目标');
    const { pageInfo } = await historyOf(server, 'goals', courseId);
    expect(pageInfo.list).toMatchObject([{ canRestore: true, recordId: courseId }]);
    const body = { id: pageInfo.list[0]!.id };
    expect(await server.call(contract.restoreHistory, { as: 'majorLeader', body })).toMatchObject({ code: '0' });
    expect(await stateOf(database.current, majorId)).toEqual(before);
    expect(await stateOf(database.current, homeMajorId)).toEqual(current);
    const after = (await server.call(contract.listHistory, { as: 'majorLeader', query: { kind: 'goals', recordId: courseId } }))
      .data as HistoryPage;
    expect(after.pageInfo.total).toBe(2);
  });
});
