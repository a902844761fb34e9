import * as contract from '@college/api-client/contract';
import { budgetNames, limitsOf, megabyte, type BudgetLimits, type PersonBudgets } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnOneEngine } from '../db/testing';
import { keepFile } from '../documents/waitingFiles';
import { png } from '../pictures/pictures.test-data';
import { cast, setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { usualBudgets } from './budgets';

const budgets = { ...usualBudgets, storedBytes: 200, emptyUnits: 2, feedbacks: 2 };
const nothing: BudgetLimits = { storedBytes: null, emptyUnits: null, eventStreams: null, waitingFiles: null, feedbacks: null };
const leader = cast.majorLeader.id;

describeOnOneEngine('the budgets of people', (database) => {
  const server = testServer(() => database.current, { budgets });
  let sent = 0;
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
  });

  async function list(query: Record<string, unknown> = {}, as: Role = 'collegeAdmin') {
    const { data } = await server.call(contract.listBudgets, { as, query: { pageNum: 1, pageSize: 20, ...query } });
    return contract.listBudgets.data.parse(data).pageInfo;
  }
  const personOf = async (id: number) => (await list()).list.find((person) => person.id === id)!;
  const usedBy = (person: PersonBudgets) => budgetNames.map((name) => person.budgets[name].used);
  const save = (limits: Partial<BudgetLimits>, { id = leader as number, version = 0, as = 'collegeAdmin' as Role } = {}) =>
    server.call(contract.saveBudgets, { as, body: { id, version, limits: { ...nothing, ...limits } } });
  const create = (as: Role) => server.call(contract.createCourse, { as, query: { majorId: 101 } });
  const feedback = (as: Role, images: unknown[] = []) => {
    sent += 1;
    return server.call(contract.sendFeedback, { as, body: { unique: `feedback-${sent}`, description: '很好用', images } });
  };
  const image = (bytes: Buffer) => ({ id: 1, unique: 'image-0001', name: 'a.png', type: 'image/png', data: bytes.toString('base64') });

  describe('are shown', () => {
    it('of those whom the reader manages, neither of equals nor of other colleges', async () => {
      const { list: people, total } = await list();
      const own = Object.values(cast).filter(({ collegeId, permissionId }) => collegeId === 1 && permissionId !== 5);
      expect(people.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
      expect(total).toBe(own.length);
      expect(await list({}, 'otherAdmin')).toEqual({ list: [], total: 0 });
      expect((await server.call(contract.listBudgets, { as: 'departmentManager', query: { pageNum: 1, pageSize: 20 } })).code).toBe(
        '30003',
      );
    });

    it('with what is stored and under way against each', async () => {
      const picture = png(20, 20);
      await feedback('majorLeader', [image(picture)]);
      await create('majorLeader');
      const file = { name: 'a.pdf', type: 'application/pdf', bytes: new Uint8Array(3) };
      await keepFile(database.current.db, { userId: leader, courseId: 1001 }, file, server.clock.now);
      const person = await personOf(leader);
      expect(usedBy(person)).toEqual([picture.length, 1, 0, 0, 1]);
      expect(person).toMatchObject({ finishedFiles: 1, version: 0, email: 'majorLeader@college.example' });
      expect(person.budgets.emptyUnits).toEqual({ used: 1, limit: 2, usual: 2 });
      server.wait(15 * 60_000);
      expect(await personOf(leader)).toMatchObject({ finishedFiles: 0, budgets: { feedbacks: { used: 0 } } });
    });

    it('with a mark where the account is disabled', async () => {
      await database.current.db.update(schema.users).set({ disabledAt: server.clock.now }).where(eq(schema.users.id, leader));
      const { list: people } = await list();
      expect(people.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)).toEqual([leader]);
    });

    it('those first who are nearest to a limit, found by name or address, page by page', async () => {
      await create('majorEditor');
      await create('majorEditor');
      await feedback('courseEditor');
      const ids = async (query?: Record<string, unknown>) => (await list(query)).list.map(({ id }) => id);
      expect((await ids()).slice(0, 3)).toEqual([cast.majorEditor.id, cast.courseEditor.id, cast.collegeViewer.id]);
      expect(await ids({ pageNum: 2, pageSize: 1 })).toEqual([cast.courseEditor.id]);
      expect(await ids({ keyword: 'COURSEeditor@' })).toEqual([cast.courseEditor.id]);
      expect(await list({ keyword: 'otheradmin' })).toEqual({ list: [], total: 0 });
      expect(await ids({ keyword: '%' })).toEqual([]);
      // Half of a raised limit is farther from it than half of the usual one is not.
      await save({ emptyUnits: 20 }, { id: cast.majorEditor.id });
      expect((await ids()).slice(0, 2)).toEqual([cast.courseEditor.id, cast.majorEditor.id]);
    });
  });

  describe('are raised', () => {
    it('for one person, whom every check then allows more, and nobody else', async () => {
      const answer = await save({ storedBytes: 100_000, emptyUnits: 3, feedbacks: 3 });
      expect(answer).toMatchObject({ code: '0', data: { id: leader, version: 1, budgets: { emptyUnits: { limit: 3, usual: 2 } } } });
      for (let index = 0; index < 3; index += 1) expect((await create('majorLeader')).code).toBe('0');
      expect(await create('majorLeader')).toMatchObject({ code: '30029', message: expect.stringContaining('您有 3 个') });
      for (let index = 0; index < 3; index += 1) expect((await feedback('majorLeader')).code).toBe('0');
      expect(await feedback('majorLeader')).toMatchObject({ code: '30029', message: expect.stringContaining('已提交 3 条反馈') });
      const picture = png(400, 400);
      expect(picture.length).toBeGreaterThan(200);
      expect((await feedback('majorEditor', [image(picture)])).code).toBe('30029');
      server.wait(15 * 60_000);
      expect((await feedback('majorLeader', [image(picture)])).code).toBe('0');
      for (let index = 0; index < 2; index += 1) expect((await create('collegeAdmin')).code).toBe('0');
      expect(await create('collegeAdmin')).toMatchObject({ code: '30029', message: expect.stringContaining('您有 2 个') });
    });

    it('and put back to those of everybody', async () => {
      await save({ emptyUnits: 3 });
      for (let index = 0; index < 3; index += 1) await create('majorLeader');
      expect((await save({ emptyUnits: 2 }, { version: 1 })).code).toBe('0');
      const person = await personOf(leader);
      expect([limitsOf(person), person.version]).toEqual([nothing, 2]);
      expect(person.budgets.emptyUnits).toEqual({ used: 3, limit: 2, usual: 2 });
      expect(await create('majorLeader')).toMatchObject({ code: '30029' });
    });

    it('within bounds, named by a sentence in both languages', async () => {
      const refused = await save({ storedBytes: 100_001 * megabyte });
      expect(refused).toMatchObject({
        code: '30001',
        data: { field: 'limits.storedBytes' },
        message: expect.stringContaining('「图片」的上限'),
      });
      expect(await save({ emptyUnits: 1 })).toMatchObject({ code: '30001', message: expect.stringContaining('在 2 到 10000 之间') });
      expect(await save({ emptyUnits: -1 })).toMatchObject({ code: '30001' });
      expect(await save({ emptyUnits: 2.5 })).toMatchObject({ code: '30001' });
      expect(await database.current.db.$count(schema.personBudgets)).toBe(0);
    });

    it('over nothing that somebody else saved meanwhile', async () => {
      await save({ emptyUnits: 9 });
      const late = await save({ feedbacks: 9 });
      expect(late).toMatchObject({
        code: '30009',
        data: { id: leader, version: 1, budgets: { emptyUnits: { limit: 9 }, feedbacks: { limit: 2 } } },
      });
      const [stored] = await database.current.db.select().from(schema.personBudgets);
      expect(stored).toMatchObject({ emptyUnits: 9, feedbacks: null, version: 1 });
    });

    it('by nobody for themselves or for equals, nor for people of other colleges or who are gone', async () => {
      expect((await save({}, { id: cast.collegeAdmin.id })).code).toBe('30003');
      expect((await save({}, { as: 'otherAdmin' })).code).toBe('30003');
      expect((await save({}, { as: 'departmentManager' })).code).toBe('30003');
      expect((await save({}, { id: 999_999 })).code).toBe('30004');
      expect(await database.current.db.$count(schema.personBudgets)).toBe(0);
    });

    it('with an entry in the security log and in the audit log', async () => {
      await save({ emptyUnits: 9 });
      await save({}, { version: 1 });
      const events = await database.current.db.select().from(schema.securityEvents).where(eq(schema.securityEvents.kind, 'budgetChange'));
      expect(events.map(({ actorId, personId, what, outcome }) => [actorId, personId, what, outcome])).toEqual([
        [1, leader, 'budgetsRaised', 'done'],
        [1, leader, 'budgetsUsual', 'done'],
      ]);
      const audit = await database.current.db.select().from(schema.auditLog).where(eq(schema.auditLog.entity, 'personBudgets'));
      expect(audit.map(({ before, after }) => [before, after])).toEqual([
        [nothing, { ...nothing, emptyUnits: 9 }],
        [{ ...nothing, emptyUnits: 9 }, nothing],
      ]);
    });
  });
});
