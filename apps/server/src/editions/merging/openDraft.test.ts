import * as contract from '@college/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, expect, it, vi } from 'vitest';
import { schema } from '../../db';
import { describeOnOneEngine } from '../../db/testing';
import { testServer } from '../../testing/testServer';
import { tidy } from '../../upkeep';
import { courseInDraft } from '../draft.test-data';
import { homeMajorId, mergingAs, setMergeScene, type startDraft } from './mergeScene.test-data';
import { digestOfMajors } from './openDraft';

vi.setConfig({ testTimeout: 60_000 });

const { courseUnits } = schema;
const day = 86_400_000;

describeOnOneEngine('the digest on which plans and approvals rest', (database) => {
  const server = testServer(() => database.current);
  let draft: Awaited<ReturnType<typeof startDraft>>;
  beforeEach(async () => {
    draft = await setMergeScene(server, database.current);
  });

  const ids = { draft: () => draft.majorId, 'current edition': () => homeMajorId };
  const digest = () => digestOfMajors(database.current.db, [homeMajorId, draft.majorId]);
  const tidyAfter = (days: number) => tidy(database.current, new Date(server.clock.now.getTime() + days * day), pino({ level: 'silent' }));
  const open = async (majorId: number) =>
    expect((await server.call(contract.createCourse, { as: 'collegeAdmin', query: { majorId } })).code).toBe('0');

  it.each(['draft', 'current edition'] as const)(
    'is of what readers of the %s see, and not of a course that is only opened',
    async (name) => {
      const { db } = database.current;
      const majorId = ids[name]();
      const before = await digest();
      await open(majorId);
      expect(await digest()).toBe(before);
      await tidyAfter(2);
      await tidyAfter(40);
      expect([await digest(), await db.$count(courseUnits, eq(courseUnits.initing, true))]).toEqual([before, 0]);
      await open(majorId);
      await db
        .update(courseUnits)
        .set({ initing: false })
        .where(and(eq(courseUnits.majorId, majorId), eq(courseUnits.initing, true)));
      expect(await digest()).not.toBe(before);
    },
  );

  it('stays where a course is removed for good of which there are copies', async () => {
    const { db } = database.current;
    const deletedAt = new Date(server.clock.now.getTime() - 31 * day);
    const [original] = await db.insert(courseUnits).values({ majorId: 103, initing: false, deletedAt }).returning();
    await db.update(courseUnits).set({ copiedFromId: original!.id }).where(eq(courseUnits.majorId, draft.majorId));
    const before = await digest();
    await tidyAfter(0);
    expect([await digest(), await db.$count(courseUnits, eq(courseUnits.id, original!.id))]).toEqual([before, 0]);
  });

  it('lets a merge go as it was planned while somebody opens a new course', async () => {
    const { planOf } = mergingAs(server);
    const own = await courseInDraft(database.current, draft.majorId, 1001);
    await database.current.db.update(courseUnits).set({ name: '改名' }).where(eq(courseUnits.id, own));
    const { seen } = await planOf(draft.id);
    await open(homeMajorId);
    const body = { id: draft.id, seen, take: 'all', choices: {}, keepOpen: false };
    expect(await server.call(contract.mergeEdition, { as: 'departmentManager', body })).toMatchObject({ code: '0' });
  });
});
