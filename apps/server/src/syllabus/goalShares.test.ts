import * as contract from '@college/api-client/contract';
import type { AdditionalInfo, EditionChange, PageInfo } from '@college/curriculum-model';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { copyRequest, setCopyScene } from '../copy/copySource.test-data';
import { readStream } from '../copy/readStream.test-data';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { courseInDraft } from '../editions/draft.test-data';
import { mergingAs, startDraft } from '../editions/merging/mergeScene.test-data';
import { historyOf, restoreLatest } from '../history/history.test-data';
import { apiBase } from '../http/apiBase';
import { sceneStart } from '../testing/scene';
import { testServer } from '../testing/testServer';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describeOnEachEngine('the goals that assessment items are for', (database) => {
  const server = testServer(() => database.current);
  const as = 'departmentManager';
  beforeEach(async () => {
    await setCopyScene(database.current);
    server.forgetSessions();
    server.clock.now = sceneStart;
  });

  const { teachingGoals } = schema;
  const goalsOf = async (courseId: number) => {
    const { db } = database.current;
    const rows = await db.select().from(teachingGoals).where(eq(teachingGoals.courseUnitId, courseId)).orderBy(asc(teachingGoals.id));
    return rows.map(({ id }) => id);
  };
  const read = async (courseid: number) =>
    (await server.call(contract.getAdditionalInfo, { as, query: { courseid } })).data as AdditionalInfo;
  const sharesIn = async (courseid: number) => (await read(courseid)).exampercent.rows.map(({ goals }) => goals);
  async function save(courseid: number, ...shares: readonly (readonly [goalId: number, percent: number])[][]) {
    server.wait(1000);
    const info = await read(courseid);
    const rows = shares.map((list, at) => ({
      part: 'regular' as const,
      label: `环节${at + 1}`,
      percent: 50,
      ...(list.length > 0 && { goals: list.map(([goalId, percent]) => ({ goalId, percent })) }),
    }));
    return server.call(contract.saveAdditionalInfo, { as, body: { ...info, exampercent: { type: 0, rows } } });
  }

  it('are stored and read back, and drop out when a goal is deleted', async () => {
    const [one = 0, other = 0] = await goalsOf(1001);
    expect(
      (
        await save(
          1001,
          [[one, 40]],
          [
            [one, 60],
            [other, 100],
          ],
        )
      ).code,
    ).toBe('0');
    expect(await sharesIn(1001)).toEqual([
      [{ goalId: one, percent: 40 }],
      [
        { goalId: one, percent: 60 },
        { goalId: other, percent: 100 },
      ],
    ]);
    await server.call(contract.deleteCourseGoal, { as, query: { courseGoalId: other } });
    expect(await sharesIn(1001)).toEqual([[{ goalId: one, percent: 40 }], [{ goalId: one, percent: 60 }]]);
    expect((await save(1001, [])).code).toBe('0');
    expect(await sharesIn(1001)).toEqual([undefined]);
  });

  it.each([
    ['a goal of no course', [[999_999, 40]], /^考核环节只能对应本课程的教学目标/],
    ['more than all', [[-1, 140]], /教学目标/],
  ] as const)('are refused with %s, and nothing is stored', async (_what, shares, sentence) => {
    const { code, message } = await save(1001, [...shares]);
    expect([code === '0', message]).toEqual([false, expect.stringMatching(sentence)]);
    expect(await sharesIn(1001)).not.toContainEqual(expect.anything());
  });

  it('are told by name in the history and restored from it', async () => {
    const [one = 0] = await goalsOf(1001);
    await save(1001, [[one, 100]]);
    await save(1001, []);
    const [latest] = (await historyOf(server, 'report', 1001)).pageInfo.list;
    expect(latest?.changes.find(({ label }) => label === '总评构成')?.before).toMatch(/：环节1 100%$/);
    await restoreLatest(server, 'report', 1001);
    expect(await sharesIn(1001)).toEqual([[{ goalId: one, percent: 100 }]]);
  });

  it('are those of its own edition in a draft, compared by name, merged and undone', async () => {
    const [one = 0, other = 0] = await goalsOf(1001);
    await save(1001, [[one, 100]]);
    const { id, majorId } = await startDraft(database.current);
    const course = await courseInDraft(database.current, majorId, 1001);
    const [, second = 0] = await goalsOf(course);
    expect((await sharesIn(course))[0]).toHaveLength(1);
    expect((await sharesIn(course))[0]?.[0]?.goalId).not.toBe(one);
    expect((await save(course, [[second, 100]])).code).toBe('0');
    const query = { left: `base:${id}`, right: `edition:${id}`, pageNum: 1, pageSize: 20 };
    const { pageInfo } = (await server.call(contract.listEditionChanges, { as, query })).data as PageInfo<EditionChange>;
    expect(JSON.stringify(pageInfo.list)).not.toContain(`${other}：`);
    const { merge, undo } = mergingAs(server);
    const { receipt } = await merge(id);
    expect(await sharesIn(1001)).toEqual([[{ goalId: other, percent: 100 }]]);
    await undo(receipt.id);
    expect(await sharesIn(1001)).toEqual([[{ goalId: one, percent: 100 }]]);
  });

  it('are the goals of the copy in a copied course', async () => {
    const [one = 0] = await goalsOf(1001);
    await save(1001, [[one, 100]]);
    const unique = 'copy-of-shares';
    expect((await server.call(contract.uploadCopyParams, { as, body: { unique, ...copyRequest } })).code).toBe('0');
    await readStream(
      await server.request(`${apiBase}/manage/copycourse?unique=${unique}`, { headers: { authToken: await server.tokenOf(as) } }),
    );
    const { data } = await server.call(contract.getCopyJob, { as, query: { unique } });
    const copied = (data as { courseId: number }).courseId;
    const [share] = (await sharesIn(copied))[0] ?? [];
    expect(share?.goalId).not.toBe(one);
    expect(await goalsOf(copied)).toContain(share?.goalId);
  });
});
