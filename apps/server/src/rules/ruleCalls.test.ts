import * as contract from '@college/api-client/contract';
import type { CollegeRules } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

describeOnEachEngine('the rules of a college', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
  });

  const save = (settings: object, { version = 0, as = 'collegeAdmin' as Role } = {}) =>
    server.call(contract.saveCollegeRules, { as, body: { settings, version } });
  const read = async (as: Role = 'courseEditor') => (await server.call(contract.getCollegeRules, { as })).data as CollegeRules;

  it('are those of the catalogue until it sets some, for itself alone', async () => {
    expect(await read()).toEqual({ settings: {}, version: 0 });
    const settings = { 'goal.count': { level: 'warning', options: { max: 8 } }, 'text.untranslated': { level: 'advice' } };
    expect(await save(settings)).toMatchObject({ code: '0', message: '保存成功', data: { settings, version: 1 } });
    expect(await read()).toEqual({ settings, version: 1 });
    expect(await read('otherAdmin')).toEqual({ settings: {}, version: 0 });
    expect((await save({}, { version: 1 })).data).toEqual({ settings: {}, version: 2 });
    const audit = await database.current.db.select().from(schema.auditLog).where(eq(schema.auditLog.entity, 'collegeRules'));
    expect(audit.map(({ before, after }) => [before, after])).toEqual([
      [{}, settings],
      [settings, {}],
    ]);
  });

  it('are kept where they differ from the catalogue', async () => {
    const { data } = await save({ 'goal.count': { level: 'advice', options: { min: 3, max: 8 } }, 'name.chapter': {} });
    expect(data).toEqual({ settings: { 'goal.count': { options: { max: 8 } } }, version: 1 });
  });

  it.each([
    [{ 'goal.cuont': { level: 'off' } }, 'settings.goal.cuont', '没有规则「goal.cuont」。'],
    [{ 'goal.count': { options: { min: 9 } } }, 'settings.goal.count.max', '规则「教学目标数量」的下限（或强支撑上限）大于上限。'],
    [{ 'goal.count': { options: { min: true } } }, 'settings.goal.count.min', '规则「教学目标数量」的「下限」不正确，请检查取值。'],
    [{ 'goal.count': { level: 'fatal' } }, undefined, '级别'],
    [null, undefined, '检查规则'],
  ])('are not stored as %j, which a sentence says', async (settings, field, sentence) => {
    const reply = await save(settings as object);
    expect(reply).toMatchObject({ code: '30001', message: expect.stringContaining(sentence) });
    if (field) expect(reply.data).toEqual({ field });
    expect(await database.current.db.$count(schema.collegeRules)).toBe(0);
  });

  it('are saved by one of two who save the first time at once; the other one sees them', async () => {
    const replies = await Promise.all([save({ 'goal.count': { level: 'off' } }), save({ 'name.chapter': { level: 'off' } })]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', '30009']);
    const refused = replies.find(({ code }) => code !== '0')!;
    expect(refused).toMatchObject({ data: await read(), message: expect.stringContaining('其他人刚刚更改了检查规则') });
  });

  it('are set by those who manage the college', async () => {
    for (const as of ['collegeViewer', 'departmentManager', 'majorLeader'] as const) expect((await save({}, { as })).code).toBe('30003');
  });
});
