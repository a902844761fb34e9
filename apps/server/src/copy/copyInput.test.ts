import * as contract from '@college/api-client/contract';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnOneEngine } from '../db/testing';
import { cast, sceneStart, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { copyRequest, copyScene, setCopyScene } from './copySource.test-data';

const bind = (requireId: number, goals: unknown[], relate: unknown = 0) => ({ requireId, relate, goals });

describeOnOneEngine('what is sent for a copy', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setCopyScene(database.current);
    server.forgetSessions();
    server.clock.now = sceneStart;
  });

  const send = (wrong: object, { as = 'departmentManager' as Role, language = 'zh' } = {}) =>
    server.call(contract.uploadCopyParams, {
      as,
      body: { unique: 'copy-0001', ...copyRequest, ...wrong },
      headers: { 'accept-language': language },
    });

  it.each([
    ['no bindings for goals', { goalRelations: [] }, '还有 3 个教学目标未绑定', '3 teaching goals are not bound yet'],
    ['a goal left out', { goalRelations: [bind(521, [301, 302])] }, '还有 1 个教学目标未绑定', '1 teaching goal is not bound yet'],
    [
      'a binding without goals',
      { goalRelations: [bind(521, [301, 302, 303]), bind(522, [])] },
      '指标点 522 没有绑定教学目标',
      'Indicator point 522 has no teaching goal bound to it',
    ],
    [
      'an indicator of the own major',
      { goalRelations: [bind(511, [301, 302, 303])] },
      '指标点 511 不属于目标专业',
      'Indicator point 511 does not belong to the target major',
    ],
    ['an indicator of another college', { goalRelations: [bind(541, [301, 302, 303])] }, '指标点 541 不属于目标专业', /541/],
    ['an indicator in the trash', { goalRelations: [bind(524, [301, 302, 303])] }, '指标点 524 不属于目标专业', /524/],
    ['an unknown indicator', { goalRelations: [bind(99_999, [301, 302, 303])] }, '指标点 99999 不属于目标专业', /99999/],
    [
      'an indicator twice',
      { goalRelations: [bind(521, [301, 302]), bind(521, [303])] },
      '指标点 521 重复出现',
      'Indicator point 521 occurs more than once',
    ],
    [
      'a goal in two bindings',
      { goalRelations: [bind(521, [301, 302]), bind(522, [302, 303])] },
      '教学目标 302 重复绑定',
      'Teaching goal 302 is bound more than once',
    ],
    ['a goal twice in one', { goalRelations: [bind(521, [301, 301, 302, 303])] }, '教学目标 301 重复绑定', /301/],
    [
      'a goal that is not the course’s',
      { goalRelations: [bind(521, [301, 302, 303, 99_999])] },
      '教学目标 99999 不属于该课程',
      'Teaching goal 99999 does not belong to this course',
    ],
    ['a goal in the trash', { goalRelations: [bind(521, [301, 302, 303, 304])] }, '教学目标 304 不属于该课程', /304/],
    ['strength 7', { goalRelations: [bind(521, [301, 302, 303], 7)] }, '第 1 行支撑强度不在可选范围内', /Support strength is not one of/],
    ['no strength', { goalRelations: [bind(521, [301, 302, 303], -1)] }, '第 1 行支撑强度不在可选范围内', /Support strength/],
    [
      'the own major',
      { targetId: 101, goalRelations: [] },
      '不能复制到课程所在的专业，请选择其他专业。',
      'A course cannot be copied into its own major. Choose another major.',
    ],
  ])('%s is refused with a sentence, and nothing is kept', async (_what, wrong, zh, en) => {
    expect(await send(wrong)).toMatchObject({ status: 200, code: '30001', message: zh });
    expect(await send(wrong, { language: 'en' })).toMatchObject({ code: '30001', message: expect.stringMatching(en) });
    const { sourceId, targetId, goalRelations } = { ...copyRequest, ...wrong };
    const now = await server.call(contract.copyCourse, { as: 'departmentManager', body: { sourceId, targetId, goalRelations } });
    expect(now).toMatchObject({ status: 200, code: '30001', message: zh });
    expect(await database.current.db.$count(schema.copyJobs)).toBe(0);
  });

  it('a course or major that does not exist, or is another college’s, is refused', async () => {
    expect((await send({ courseId: 99_999 })).code).toBe('30004');
    expect((await send({ targetId: 99_999 })).code).toBe('30004');
    expect((await send({ courseId: 1005 })).code).toBe('30003');
    expect((await send({ targetId: 201 })).code).toBe('30003');
    expect((await send({ targetId: 103 })).code).toBe('30003');
    expect((await send({}, { as: 'majorLeader' })).code).toBe('30003');
    expect((await send({}, { as: 'courseLeader' })).code).toBe('30003');
  });

  it('a course that was never saved is refused', async () => {
    await database.current.db.update(schema.courseUnits).set({ initing: true });
    expect(await send({})).toMatchObject({ code: '30001', message: '该课程单元尚未保存，请保存后再复制。' });
  });

  it('goals may come as objects, and courseId wins over sourceId', async () => {
    const goalRelations = [bind(521, [{ id: 301 }, 302, { id: 303, description: 'x' }])];
    expect((await send({ sourceId: 101, goalRelations })).code).toBe('0');
    const [job] = await database.current.db.select().from(schema.copyJobs);
    expect(job?.params).toEqual({ courseId: 1001, sourceId: 1001, targetId: 102, goalRelations: [bind(521, [301, 302, 303])] });
  });

  it('the same again changes nothing; a key that served another person or another copy is refused', async () => {
    expect((await send({})).code).toBe('0');
    expect((await send({})).code).toBe('0');
    expect((await send({}, { as: 'collegeAdmin' })).message).toBe('该复制编号已用于另一次复制，请重新开始复制。');
    await database.current.db.update(schema.copyJobs).set({ state: 'done' });
    expect((await send({})).code).toBe('0');
    expect((await send({ goalRelations: [bind(523, [301, 302, 303])] })).code).toBe('30001');
    expect(await database.current.db.$count(schema.copyJobs)).toBe(1);
  });

  it('more than fifty copies that wait to be started are too many', async () => {
    const params = { ...copyRequest, goalRelations: [] };
    const waiting = Array.from({ length: 50 }, (_, index) => {
      return { unique: `waiting-${index}`, userId: cast.departmentManager.id, params, expiresAt: new Date(sceneStart.getTime() + 60_000) };
    });
    await database.current.db.insert(schema.copyJobs).values(waiting);
    expect(await send({})).toMatchObject({ code: '30029', message: '尚未开始的复制过多，请稍后再试。' });
    expect(await database.current.db.$count(schema.copyJobs)).toBe(50);
    server.wait(60_000);
    expect((await send({})).code).toBe('0');
  });

  it('targets are the majors where the caller may create, without the course’s own, by school and college', async () => {
    const targets = async (as: Role, userId: number = cast[as].id) =>
      server.call(contract.listCopyTargets, { as, body: { userId, courseId: 1001 } });
    const computing = { value: 11, label: '计算机学院', children: [{ value: 102, label: '计算机科学与技术' }] };
    const mechanics = { value: 12, label: '机械学院', children: [{ value: 103, label: '机械设计制造及其自动化' }] };
    expect((await targets('collegeAdmin')).data).toEqual([{ value: 1, label: '学校1', children: [computing, mechanics] }]);
    expect((await targets('departmentManager')).data).toEqual([{ value: 1, label: '学校1', children: [computing] }]);
    expect((await targets('majorLeader')).data).toEqual([]);
    expect((await targets('collegeViewer')).data).toEqual([]);
    expect((await targets('collegeAdmin', cast.majorLeader.id)).code).toBe('30003');
  });

  it('what there is to bind: goals of the course in their order, indicator points of the target', async () => {
    const body = { sourceId: 1001, targetId: 102 };
    const { data } = await server.call(contract.getCopyGoals, { as: 'departmentManager', body });
    const goal = (id: number, parentId: number, description: string) => ({ id, parentId, courseId: 1001, description });
    expect(data).toEqual({
      source: [goal(302, 511, '能分析'), goal(301, 511, '能建模'), goal(303, 512, '能设计')],
      target: copyScene.indicators.target.map((id) => ({ id, description: `指标 ${id}`, children: [] })),
    });
  });
});
