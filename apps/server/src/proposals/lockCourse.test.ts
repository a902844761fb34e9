import * as contract from '@college/api-client/contract';
import type { CollegeRules, EditionFindings, MajorInfo, ProposalDetail } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { courseInDraft } from '../editions/draft.test-data';
import type { startDraft } from '../editions/merging/mergeScene.test-data';
import { type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { reviewing } from './proposalScene.test-data';

vi.setConfig({ testTimeout: 60_000 });
const { courseUnits } = schema;

describeOnEachEngine('one course that is locked while it is reviewed', (database) => {
  const server = testServer(() => database.current);
  const { startReviewed, read, send, decide, withdraw } = reviewing(server, () => database.current);
  let draft: Awaited<ReturnType<typeof startDraft>>;
  let [own, other] = [0, 0];

  beforeEach(async () => {
    draft = await startReviewed();
    own = await courseInDraft(database.current, draft.majorId, 1001);
    other = await courseInDraft(database.current, draft.majorId, 1002);
    await rename(own, '数据结构（修订）');
    await switchErrorsOff();
  });

  async function switchErrorsOff() {
    const { data } = await server.call(contract.getEditionFindings, { as: 'collegeAdmin', query: { ref: `edition:${draft.id}` } });
    const rules = (data as EditionFindings).findings.filter(({ level }) => level === 'error').map(({ rule }) => rule);
    const { settings, version } = (await server.call(contract.getCollegeRules, { as: 'collegeAdmin' })).data as CollegeRules;
    const softer = Object.fromEntries(rules.map((rule) => [rule, { level: 'warning' as const }]));
    await server.call(contract.saveCollegeRules, { as: 'collegeAdmin', body: { settings: { ...settings, ...softer }, version } });
  }
  const rename = (id: number, name: string, as: Role = 'majorEditor') =>
    server.call(contract.updateCourseUnitList, { as, body: { list: [{ id, name }] } });
  const nameOf = async (id: number) => (await database.current.db.select().from(courseUnits).where(eq(courseUnits.id, id)))[0]!.name;
  const lock = async (id: number, isLocked: boolean, as: Role) => {
    const reply = await server.call(contract.lockProposal, { as, body: { id, isLocked } });
    return { ...reply, proposal: reply.data as ProposalDetail };
  };
  const sendLocked = async () => (await send(draft.id, { courseId: own, isLocked: true }, 'courseLeader')).proposal;

  it('is not written by anybody; the other courses of the draft are', async () => {
    const { id } = await sendLocked();
    const refused = await rename(own, '数据结构（再改）');
    expect(refused).toMatchObject({ code: '30001', message: expect.stringContaining('锁定了内容') });
    expect((await rename(other, '操作系统（改）')).code).toBe('0');
    expect(await nameOf(own)).toBe('数据结构（修订）');
    const { edition } = (await server.call(contract.getMajorInfo, { as: 'collegeAdmin', query: { majorid: draft.majorId } }))
      .data as MajorInfo;
    expect(edition).toMatchObject({ courseLocks: [{ courseId: own, proposalId: id }] });
    expect(edition?.lock).toBeUndefined();
  });

  it('is refused by the database too, and that alone', async () => {
    await sendLocked();
    const { db } = database.current;
    const touch = (id: number) => db.update(courseUnits).set({ updateTime: new Date() }).where(eq(courseUnits.id, id));
    await expect(touch(own)).rejects.toMatchObject({ cause: { code: 'CL001' } });
    await touch(other);
  });

  it('is unlocked and locked again by whoever sent it, and taken back while it is locked', async () => {
    const { id, may } = await sendLocked();
    expect(may).toMatchObject({ lock: true, withdraw: true });
    expect((await lock(id, false, 'courseEditor')).code).toBe('30003');
    expect((await lock(id, false, 'courseLeader')).proposal.lock).toBeNull();
    expect((await rename(own, '数据结构（再改）')).code).toBe('0');
    expect((await lock(id, true, 'courseLeader')).proposal.lock).not.toBeNull();
    expect((await withdraw(id, 'courseLeader')).code).toBe('0');
    expect((await rename(own, '数据结构（三改）')).code).toBe('0');
  });

  it('is merged by the last approval, and edited further', async () => {
    const { id } = await sendLocked();
    await decide(id, 'majorLeader');
    expect(await decide(id, 'collegeAdmin')).toMatchObject({ code: '0', proposal: { status: 'merged' } });
    expect(await nameOf(1001)).toBe('数据结构（修订）');
    expect((await rename(own, '数据结构（下一版）')).code).toBe('0');
    expect((await read(id)).events.map(({ kind }) => kind)).toContain('unlocked');
  });
});
