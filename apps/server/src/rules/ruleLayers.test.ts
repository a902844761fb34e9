import * as contract from '@college/api-client/contract';
import type { CollegeRules, EditionFindings, PublishPlan } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { setCopyScene } from '../copy/copySource.test-data';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { makeDraft } from '../editions/draft.test-data';
import type { Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

vi.setConfig({ testTimeout: 60_000 });

const own = { majorId: 101 };
const rule = 'cover.courses-missing';

describeOnEachEngine('the rules of a department and of a major', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setCopyScene(database.current);
    server.forgetSessions();
  });

  const read = async (query: Record<string, unknown>, as: Role = 'courseEditor') =>
    (await server.call(contract.getCollegeRules, { as, query })).data as CollegeRules;
  const save = (owner: object, settings: object, { version = 0, as = 'collegeAdmin' as Role } = {}) =>
    server.call(contract.saveCollegeRules, { as, body: { ...owner, settings, version } });

  it('are kept where they differ from the wider layers, which are read with them', async () => {
    expect((await save({}, { 'goal.count': { level: 'warning', options: { max: 8 } } })).code).toBe('0');
    expect((await save({ departmentId: 11 }, { 'goal.count': { options: { min: 2 } } })).code).toBe('0');
    // The level of the catalogue is the major's own where the college set another one; the least is the department's.
    const { data } = await save(own, { 'goal.count': { level: 'advice', options: { min: 2, max: 5 } }, 'name.chapter': {} });
    expect(data).toEqual({
      settings: { 'goal.count': { level: 'advice', options: { max: 5 } } },
      version: 1,
      wider: [
        { of: 'college', settings: { 'goal.count': { level: 'warning', options: { max: 8 } } } },
        { of: 'department', settings: { 'goal.count': { options: { min: 2 } } } },
      ],
    });
    expect(await read(own)).toEqual(data);
    expect(await read({ departmentId: 11 })).toMatchObject({
      settings: { 'goal.count': { options: { min: 2 } } },
      wider: [{ of: 'college' }],
    });
    expect(await read({ majorId: 102 })).toMatchObject({ settings: {}, version: 0 });
    const audit = await database.current.db.select().from(schema.auditLog).where(eq(schema.auditLog.entity, 'majorRules'));
    expect(audit).toMatchObject([{ entityId: 101, before: {}, after: { 'goal.count': { level: 'advice' } } }]);
  });

  it('count before those of the college in findings, in drafts too, and in a publication', async () => {
    const { db } = database.current;
    const draftId = await makeDraft(database.current, 101);
    const [draft] = await db.select().from(schema.editions).where(eq(schema.editions.majorId, draftId));
    await db.update(schema.courseUnits).set({ deletedAt: new Date() }).where(eq(schema.courseUnits.majorId, 101));
    await db.update(schema.courseUnits).set({ deletedAt: new Date() }).where(eq(schema.courseUnits.majorId, draftId));
    const levels = async () => {
      const found = await Promise.all(
        [`current:101`, `edition:${draft!.id}`].map(async (ref) => {
          const { data } = await server.call(contract.getEditionFindings, { as: 'courseEditor', query: { ref } });
          return (data as EditionFindings).findings.find((one) => one.rule === rule)?.level;
        }),
      );
      const { data } = await server.call(contract.planPublication, { as: 'departmentManager', query: own });
      // What weighs less does not stand against a publication.
      return [...found, (data as PublishPlan).findings.some(({ level, message }) => level === 'error' && message === '还没有课程')];
    };
    await save({}, { [rule]: { level: 'warning' } });
    expect(await levels()).toEqual(['warning', 'warning', false]);
    await save({ departmentId: 11 }, { [rule]: { level: 'advice' } });
    expect(await levels()).toEqual(['advice', 'advice', false]);
    await save(own, { [rule]: { level: 'error' } }, { as: 'majorLeader' });
    expect(await levels()).toEqual(['error', 'error', true]);
    await save(own, {}, { version: 1, as: 'majorLeader' });
    expect(await levels()).toEqual(['advice', 'advice', false]);
  });

  it('are set by those who manage the department or the major', async () => {
    expect((await save(own, {}, { as: 'majorLeader' })).code).toBe('0');
    expect((await save(own, {}, { version: 1, as: 'departmentManager' })).code).toBe('0');
    expect((await save({ departmentId: 11 }, {}, { as: 'departmentManager' })).code).toBe('0');
    const refused = [
      [own, 'majorEditor'],
      [own, 'courseEditor'],
      [own, 'otherAdmin'],
      [{ majorId: 102 }, 'majorLeader'],
      [{ departmentId: 11 }, 'majorLeader'],
      [{ departmentId: 12 }, 'departmentManager'],
    ] as const;
    for (const [owner, as] of refused) expect([owner, as, (await save(owner, {}, { as })).code]).toEqual([owner, as, '30003']);
    expect((await server.call(contract.getCollegeRules, { as: 'otherAdmin', query: own })).code).toBe('30003');
  });

  it('are not stored where they name two owners, a draft, or limits that those of the college cross', async () => {
    const draftId = await makeDraft(database.current, 101);
    await save({}, { 'goal.count': { options: { min: 5, max: 8 } } });
    const faulty = [
      [{ departmentId: 11, majorId: 101 }, {}, '请只指定一个院系或一个专业。'],
      [{ majorId: draftId }, {}, '检查规则请在现行版中设置，对各版本都生效。'],
      [own, { 'goal.count': { options: { max: 4 } } }, '规则「教学目标数量」的下限（或强支撑上限）大于上限。'],
    ] as const;
    for (const [owner, settings, sentence] of faulty) {
      expect(await save(owner, settings)).toMatchObject({ code: '30001', message: expect.stringContaining(sentence) });
    }
    expect(await database.current.db.$count(schema.majorRules)).toBe(0);
    expect(await read({ majorId: draftId })).toEqual(await read(own));
  });

  it.each([own, { departmentId: 11 }])('of %j are saved by one of two who save at once; the other one sees them', async (owner) => {
    const replies = await Promise.all([save(owner, { 'goal.count': { level: 'off' } }), save(owner, { 'name.chapter': { level: 'off' } })]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', '30009']);
    const refused = replies.find(({ code }) => code !== '0')!;
    expect(refused).toMatchObject({ data: await read(owner), message: expect.stringContaining('其他人刚刚更改了检查规则') });
  });
});
