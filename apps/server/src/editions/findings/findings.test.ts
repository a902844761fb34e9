import * as contract from '@college/api-client/contract';
import type { Acceptance, EditionFindings, ToldFinding } from '@college/curriculum-model';
import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lintCurriculum } from '../../../../../scripts/lint-curriculum.mjs';
import { setCopyScene } from '../../copy/copySource.test-data';
import { schema } from '../../db';
import { describeOnEachEngine } from '../../db/testing';
import { cast, sceneStart, type Role } from '../../testing/scene';
import { testServer } from '../../testing/testServer';
import { courseInDraft, makeDraft } from '../draft.test-data';

vi.setConfig({ testTimeout: 60_000 });

const day = 86_400_000;

describeOnEachEngine('what the rules find', (database) => {
  const server = testServer(() => database.current);
  const inBerlin = testServer(() => database.current, { timeZone: 'Europe/Berlin' });
  let first: ToldFinding;

  beforeEach(async () => {
    await setCopyScene(database.current);
    server.forgetSessions();
    inBerlin.forgetSessions();
    server.clock.now = sceneStart;
    first = (await read()).findings[0]!;
  });

  const read = async (ref = 'current:101') =>
    (await server.call(contract.getEditionFindings, { as: 'courseEditor', query: { ref } })).data as EditionFindings;
  const accept = (change: object = {}, as: Role = 'majorLeader') =>
    server.call(contract.acceptFinding, {
      as,
      body: { majorId: 101, ref: 'current:101', finding: first.id, basis: first.basis, reason: '另有安排', until: null, ...change },
    });
  const withdraw = (id: number, as: Role = 'majorLeader') => server.call(contract.withdrawAcceptance, { as, body: { majorId: 101, id } });
  const setRules = (settings: object, version = 0) =>
    server.call(contract.saveCollegeRules, { as: 'collegeAdmin', body: { settings, version } });
  const idsOf = ({ findings }: EditionFindings) => findings.map(({ id }) => id);

  it('follows what the college sets, and leads to the courses', async () => {
    const before = await read();
    const { rule: id } = before.findings.find(({ level }) => level === 'warning')!;
    expect((await setRules({ [first.rule]: { level: 'off' }, [id]: { level: 'advice' } })).code).toBe('0');
    const { findings, courses } = await read();
    expect(findings.map((one) => one.rule)).not.toContain(first.rule);
    expect(new Set(findings.filter((one) => one.rule === id).map(({ level }) => level))).toEqual(new Set(['advice']));
    expect(courses).toContainEqual({ lineage: 1001, courseId: 1001 });
  });

  it('says where each stands by the numbers of the edition that is read, also what is new or copied in a draft', async () => {
    const { db } = database.current;
    const [goal] = await db.select().from(schema.teachingGoals).where(eq(schema.teachingGoals.courseUnitId, 1001)).limit(1);
    const draftId = await makeDraft(database.current, 101);
    const [edition] = await db.select().from(schema.editions).where(eq(schema.editions.majorId, draftId));
    const courseId = await courseInDraft(database.current, draftId, 1001);
    const [branched] = await db.select().from(schema.teachingGoals).where(eq(schema.teachingGoals.lineageId, goal!.id));
    const vague = { description: '掌握知识', indicatorId: branched!.indicatorId };
    await db.update(schema.teachingGoals).set(vague).where(eq(schema.teachingGoals.id, branched!.id));
    const { id: _, lineageId: __, ...columns } = branched!;
    const [added] = await db
      .insert(schema.teachingGoals)
      .values({ ...columns, description: '了解知识' })
      .returning();
    const vagueOnes = ({ findings }: EditionFindings) =>
      findings.filter(({ rule, at }) => rule === 'goal.vague-verb' && at.startsWith('course:1001/'));
    expect(vagueOnes(await read(`edition:${edition!.id}`)).map(({ at, here }) => [at, here])).toEqual(
      expect.arrayContaining([
        [`course:1001/goal:${goal!.id}`, `course:${courseId}/goal:${branched!.id}`],
        [`course:1001/goal:${added!.id}`, `course:${courseId}/goal:${added!.id}`],
      ]),
    );
    const { findings } = await read(`edition:${edition!.id}`);
    expect(findings.filter(({ here }) => here === undefined)).toEqual([]);
    expect(findings.find(({ at }) => at.startsWith('major/indicator:'))!.here).not.toBe('major/indicator:511');
    expect((await read()).findings.every(({ at, here }) => here === at)).toBe(true);
  });

  it('is accepted with a reason, by whom and when stands there, and counts again once that is withdrawn', async () => {
    const { code, message, data } = await accept({ until: '2099-01-01' });
    expect([code, message]).toEqual(['0', '已接受']);
    const by = data as Acceptance;
    const at = sceneStart.toISOString();
    expect(by).toMatchObject({ userId: cast.majorLeader.id, reason: '另有安排', until: '2099-01-01', acceptedAt: at });
    const { findings, accepted } = await read();
    expect(accepted).toEqual([{ finding: first, by }]);
    expect(findings.map(({ id }) => id)).not.toContain(first.id);
    const listed = await server.call(contract.listAcceptedFindings, { as: 'courseEditor', query: { majorId: 101 } });
    expect(listed.data).toEqual([by]);

    expect(await withdraw(by.id)).toMatchObject({ code: '0', message: '已取消接受' });
    expect(await read()).toMatchObject({ accepted: [], ended: [] });
    expect(idsOf(await read())).toContain(first.id);
    expect(await withdraw(by.id)).toMatchObject({ code: '30004', message: '该接受已被取消。' });
    const audit = await database.current.db.select().from(schema.auditLog).where(eq(schema.auditLog.entity, 'acceptedFinding'));
    expect(audit.map(({ action, userId, entityId }) => [action, userId, entityId])).toEqual([
      ['created', cast.majorLeader.id, 101],
      ['deleted', cast.majorLeader.id, 101],
    ]);
  });

  it('counts again after the last day, and can be accepted again', async () => {
    const until = sceneStart.toISOString().slice(0, 10);
    const { id } = (await accept({ until })).data as Acceptance;
    expect((await read()).accepted).toHaveLength(1);
    server.wait(day);
    const late = await read();
    expect(late.ended).toMatchObject([{ by: { id }, why: 'expired' }]);
    expect(idsOf(late)).toContain(first.id);
    expect((await accept()).data).toMatchObject({ id, until: null });
    expect((await read()).accepted).toHaveLength(1);
  });

  it('is accepted to the end of a day on campus, which is another one than that of the server', async () => {
    // In the evening of the server it is the next day on a campus in China, and none further west.
    server.clock.now = new Date('2026-03-02T16:30:00Z');
    expect(await accept({ until: '2026-03-02' })).toMatchObject({ code: '30001', message: expect.stringContaining('截止日期已过') });
    expect((await accept({ until: '2026-03-03' })).data).toMatchObject({ acceptedOn: '2026-03-03' });
    expect((await read()).accepted).toHaveLength(1);
    server.wait(day);
    server.forgetSessions();
    expect((await read()).ended).toMatchObject([{ why: 'expired' }]);
    const query = { ref: 'current:101' };
    const { data } = await inBerlin.call(contract.getEditionFindings, { as: 'courseEditor', query });
    expect((data as EditionFindings).accepted).toMatchObject([{ by: { acceptedOn: '2026-03-02' } }]);
  });

  it('is accepted in every edition in which it reads the same', async () => {
    const draftId = await makeDraft(database.current, 101);
    const [edition] = await database.current.db.select().from(schema.editions).where(eq(schema.editions.majorId, draftId));
    const ref = `edition:${edition!.id}`;
    const { id: finding, basis } = (await read()).findings.find(({ at }) => at === 'major/indicator:511')!;
    expect((await accept({ ref, finding, basis })).code).toBe('0');
    expect((await read()).accepted).toHaveLength(1);
    await database.current.db.update(schema.indicators).set({ description: '现行版改了' }).where(eq(schema.indicators.id, 511));
    expect((await read(ref)).accepted).toHaveLength(1);
    expect((await read()).ended).toMatchObject([{ why: 'changed' }]);
  });

  it.each([
    [{ until: '2001-01-01' }, '30001', '截止日期已过，请选择今天或以后的日期。'],
    [{ until: 'tomorrow' }, '30001', '截止日期'],
    [{ reason: '  ' }, '30001', '接受理由'],
    [{ basis: 'another' }, '30009', '这个问题的内容刚刚有改动，请查看后再接受。'],
    [{ basis: undefined }, '30001', '缺少版本号'],
    [{ finding: 'gone.rule.major' }, '30004', '这个问题已经不存在，不需要接受。'],
    [{ majorId: 102 }, '30003', ''],
    [{ ref: 'current:102' }, '30001', '只能比较同一专业的两个版本。'],
  ])('is not accepted with %j, and nothing is stored', async (change, code, sentence) => {
    const reply = await accept(change);
    expect(reply).toMatchObject({ code, message: expect.stringContaining(sentence) });
    expect(await database.current.db.$count(schema.acceptedFindings)).toBe(0);
  });

  it('is accepted once by two who accept it at once', async () => {
    const replies = await Promise.all([accept(), accept({ reason: '第二个' }, 'departmentManager')]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', '30009']);
    expect(await database.current.db.$count(schema.acceptedFindings)).toBe(1);
    expect((await accept()).message).toBe('这个问题刚刚已被接受。要更改理由或日期，请先取消接受。');
  });

  it('is not accepted by those who lead no major', async () => {
    for (const as of ['majorEditor', 'courseEditor', 'otherAdmin'] as const) expect((await accept({}, as)).code).toBe('30003');
    const { id } = (await accept()).data as Acceptance;
    expect((await withdraw(id, 'majorEditor')).code).toBe('30003');
    const inAnother = { as: 'otherAdmin', body: { majorId: 201, id } } as const;
    expect((await server.call(contract.withdrawAcceptance, inAnother)).code).toBe('30004');
    expect((await read()).accepted).toHaveLength(1);
  });

  describe('on the command line', () => {
    let served: ReturnType<typeof serve>;
    afterEach(() => {
      served.close();
      delete process.env['COLLEGE_AUTH_TOKEN'];
    });

    it('is asked of a running server: what is accepted and what the college switched off is not named', async () => {
      served = serve({
        port: 0,
        fetch: (request) => server.request(request.url.slice(new URL(request.url).origin.length), { headers: request.headers }),
      });
      const { port } = served.address() as AddressInfo;
      const lint = (...more: string[]) => lintCurriculum(['--major', '101', '--server', `http://127.0.0.1:${port}`, ...more]);
      expect(await lint()).toMatchObject({ status: 2, problem: expect.stringMatching(/refused \(/) });
      process.env['COLLEGE_AUTH_TOKEN'] = await server.tokenOf('courseEditor');
      const found = await lint('--format', 'sarif');
      expect(found.status).toBe(1);
      const fingerprints = async () =>
        JSON.parse((await lint('--format', 'sarif')).output!).runs[0].results.map(
          (result: { partialFingerprints: Record<string, string> }) => result.partialFingerprints['findingId/v1'],
        );
      expect(await fingerprints()).toEqual(idsOf(await read()));
      await accept();
      expect(await fingerprints()).not.toContain(first.id);
      await setRules(Object.fromEntries((await read()).findings.map((one) => [one.rule, { level: 'off' }])));
      expect(await lint()).toEqual({ status: 0, output: '没有发现问题' });
    });
  });
});
