import * as contract from '@college/api-client/contract';
import type { MajorInfo, Notices, ProposalDetail } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, expect, it, vi } from 'vitest';
import { schema } from '../db';
import { describeOnOneEngine } from '../db/testing';
import type { startDraft } from '../editions/merging/mergeScene.test-data';
import { type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { tidy } from '../upkeep';
import { reviewing } from './proposalScene.test-data';

const { courseUnits, proposalEvents, syllabuses } = schema;
const day = 86_400_000;

vi.setConfig({ testTimeout: 60_000 });

describeOnOneEngine('content that is locked while it is reviewed', (database) => {
  const server = testServer(() => database.current);
  const { startReviewed, read, send, decide, withdraw, edit } = reviewing(server, () => database.current);
  let draft: Awaited<ReturnType<typeof startDraft>>;

  beforeEach(async () => {
    draft = await startReviewed();
    await edit(draft.majorId, '软件工程（修订）');
  });

  const later = () => (server.clock.now = new Date(server.clock.now.getTime() + 60_000));
  async function act(endpoint: typeof contract.lockProposal | typeof contract.askToWrite, as: Role, body: object) {
    later();
    const reply = await server.call(endpoint, { as, body });
    return { ...reply, proposal: reply.data as ProposalDetail };
  }
  const lock = (id: number, isLocked: boolean, as: Role = 'majorEditor') => act(contract.lockProposal, as, { id, isLocked });
  const ask = (id: number, as: Role = 'courseEditor', text = '') => act(contract.askToWrite, as, { id, text });
  const majorInfo = async (as: Role = 'collegeAdmin') =>
    (await server.call(contract.getMajorInfo, { as, query: { majorid: draft.majorId } })).data as MajorInfo;
  async function save(as: Role = 'collegeAdmin') {
    const { version } = await majorInfo();
    const query = { majorid: draft.majorId, record: '1' as const };
    const major = (await server.call(contract.getMajorInfo, { as: 'collegeAdmin', query })).data as MajorInfo;
    return server.call(contract.saveMajor, { as, body: { ...major, name: '软件工程（再改）', version } });
  }
  const createCourse = (as: Role) => server.call(contract.createCourse, { as, query: { majorId: draft.majorId } });
  const noticesOf = async (as: Role) => ((await server.call(contract.listNotices, { as, query: {} })).data as Notices).notices;

  it('stands beside that its draft is in review, which those see who have it open', async () => {
    expect((await majorInfo()).edition).not.toHaveProperty('review');
    const { proposal } = await send(draft.id);
    expect((await majorInfo()).edition).toMatchObject({ review: 'review' });
    await withdraw(proposal.id);
    expect((await majorInfo()).edition).not.toHaveProperty('review');
  });

  it('is refused to whoever writes: who locked it, in which review, and how to ask', async () => {
    const { proposal } = await send(draft.id, { isLocked: true });
    expect(proposal).toMatchObject({ status: 'review', lock: { asks: [] } });
    const refused = await save();
    expect(refused.code).toBe('30001');
    expect(refused.message).toContain('在评审「补齐 5.2 的支撑」期间锁定了内容');
    expect(refused.message).toContain('申请编辑');
    expect((await createCourse('majorEditor')).message).toBe(refused.message);
    expect((await read(proposal.id)).isChanged).toBe(false);
  });

  it('is refused by the database too, whoever began before the lock fell', async () => {
    await send(draft.id, { isLocked: true });
    const { transaction, db } = database.current;
    const [course] = await db.select().from(courseUnits).where(eq(courseUnits.majorId, draft.majorId));
    await expect(
      transaction((tx) => tx.update(courseUnits).set({ updateTime: new Date() }).where(eq(courseUnits.id, course!.id))),
    ).rejects.toMatchObject({ cause: { code: 'CL001' } });
    await expect(edit(draft.majorId, '别的')).rejects.toMatchObject({ cause: { code: 'CL001' } });
  });

  it('is not added to by what was there unseen: a course that was only opened, or is in the trash', async () => {
    const { db } = database.current;
    const ofDraft = { majorId: draft.majorId, name: '没有人看到' };
    await db.insert(courseUnits).values([
      { ...ofDraft, id: 1901 },
      { ...ofDraft, id: 1902, initing: false, deletedAt: server.clock.now },
    ]);
    await send(draft.id, { isLocked: true });
    const show = (id: number) => db.update(courseUnits).set({ initing: false, deletedAt: null }).where(eq(courseUnits.id, id));
    await expect(show(1901)).rejects.toMatchObject({ cause: { code: 'CL001' } });
    await expect(show(1902)).rejects.toMatchObject({ cause: { code: 'CL001' } });
  });

  it('holds up no tidying: what was only opened, what expired, and that an expired course was copied into it', async () => {
    const { db } = database.current;
    const deletedAt = new Date(server.clock.now.getTime() - 31 * day);
    const [copy] = await db.select().from(courseUnits).where(eq(courseUnits.majorId, draft.majorId));
    const original = await db.insert(courseUnits).values({ majorId: 103, initing: false, deletedAt }).returning();
    const removed = await db.insert(courseUnits).values({ majorId: draft.majorId, initing: false, deletedAt }).returning();
    await db.insert(syllabuses).values({ courseUnitId: removed[0]!.id });
    await db.update(courseUnits).set({ copiedFromId: original[0]!.id }).where(eq(courseUnits.id, copy!.id));
    expect((await createCourse('majorEditor')).code).toBe('0');
    const { proposal } = await send(draft.id, { isLocked: true });
    const { seen } = await read(proposal.id);
    const at = async (days: number) => {
      await tidy(database.current, new Date(server.clock.now.getTime() + days * day), pino({ level: 'silent' }));
      return db.select().from(courseUnits).where(eq(courseUnits.initing, true));
    };
    expect(await at(1.1)).toEqual([expect.objectContaining({ deletedAt: expect.any(Date) })]);
    expect(await db.select().from(courseUnits).where(eq(courseUnits.deletedAt, deletedAt))).toEqual([]);
    const [kept] = await db.select().from(courseUnits).where(eq(courseUnits.id, copy!.id));
    expect(kept).toMatchObject({ copiedFromId: null, deletedAt: null });
    expect(await at(32)).toEqual([]);
    expect(await read(proposal.id)).toMatchObject({ seen, isChanged: false, lock: { asks: [] } });
  });

  it('is what was stored before it fell: a save under way is in it, or refused', async () => {
    const { proposal } = await send(draft.id);
    for (let round = 0; round < 3; round += 1) {
      const [saved, locked] = await Promise.all([save(), lock(proposal.id, true)]);
      expect(locked.code).toBe('0');
      if (saved.code !== '0') expect(saved.message).toContain('锁定了内容');
      const stored = await database.current.db
        .select()
        .from(proposalEvents)
        .where(eq(proposalEvents.kind, 'locked'))
        .orderBy(proposalEvents.id);
      expect(stored.at(-1)!.digest).toBe((await read(proposal.id)).seen);
      await lock(proposal.id, false);
    }
  });

  it('is only read, as the pages say before somebody types', async () => {
    expect(await majorInfo()).toMatchObject({ edit: true });
    const { proposal } = await send(draft.id, { isLocked: true });
    const major = await majorInfo();
    expect(major).toMatchObject({ edit: false, edition: { lock: { proposalId: proposal.id } } });
    const { data } = await server.call(contract.listCourseCards, { as: 'collegeAdmin', query: { majorId: draft.majorId, lang: '80101' } });
    const cards = contract.listCourseCards.data.parse(data);
    expect(new Set(cards.flatMap(({ coverMenus, btnMenus }) => [...coverMenus, ...btnMenus].map(({ value }) => value)))).toEqual(
      new Set(['read', 'completion', 'report']),
    );
    const { data: edition } = await server.call(contract.getEdition, { as: 'courseEditor', query: { id: draft.id } });
    expect(edition).toMatchObject({ proposal: { isLocked: true } });
  });

  it('leaves decisions and the current edition as they are, and ends with the review', async () => {
    const { proposal } = await send(draft.id, { isLocked: true });
    expect((await decide(proposal.id, 'majorLeader')).proposal.step?.key).toBe('college');
    expect((await read(proposal.id)).lock).not.toBeNull();
    const asked = await decide(proposal.id, 'collegeAdmin', { act: 'ask', text: '请改' });
    expect(asked.proposal).toMatchObject({ status: 'changes', lock: null });
    expect((await save()).code).toBe('0');
    // The next round begins as it is sent.
    expect((await send(draft.id)).proposal.lock).toBeNull();
    expect((await lock(proposal.id, true)).proposal.lock).not.toBeNull();
    await withdraw(proposal.id);
    expect((await read(proposal.id)).lock).toBeNull();
    expect((await save()).code).toBe('0');
  });

  it('ends where the draft is deleted', async () => {
    await send(draft.id, { isLocked: true });
    const { data } = await server.call(contract.getEdition, { as: 'majorEditor', query: { id: draft.id } });
    const { version } = data as { version: number };
    expect((await server.call(contract.deleteEdition, { as: 'collegeAdmin', body: { id: draft.id, version } })).code).toBe('0');
  });

  it('is unlocked by who sent it, who decides it, and who manages the major; by nobody else', async () => {
    const { proposal } = await send(draft.id, { isLocked: true });
    for (const other of ['courseEditor', 'courseLeader', 'nobody'] as const) {
      expect([other, (await lock(proposal.id, false, other)).code]).not.toEqual([other, '0']);
    }
    for (const as of ['majorEditor', 'majorLeader', 'collegeAdmin'] as const) {
      expect([as, (await lock(proposal.id, false, as)).proposal?.lock]).toEqual([as, null]);
      expect((await save()).code).toBe('0');
      expect([as, (await lock(proposal.id, true, as)).proposal?.lock === null]).toEqual([as, false]);
    }
    expect((await lock(proposal.id, true)).message).toBe('内容已经锁定。');
    await lock(proposal.id, false);
    expect((await lock(proposal.id, false)).message).toContain('内容没有锁定');
  });

  it('is asked for once a person, which those hear who can unlock it; and who asked hears that it was', async () => {
    const { proposal } = await send(draft.id, { isLocked: true });
    const { proposal: asked } = await ask(proposal.id, 'courseEditor', '课程 5 还差一个指标');
    expect(asked.lock?.asks.map(({ text }) => text)).toEqual(['课程 5 还差一个指标']);
    expect((await ask(proposal.id)).message).toContain('您已经申请过编辑');
    const heard = async (as: Role) => (await noticesOf(as)).filter(({ act: what }) => what === 'askedToWrite').length;
    expect([await heard('majorEditor'), await heard('majorLeader'), await heard('collegeAdmin'), await heard('courseEditor')]).toEqual([
      1, 1, 0, 0,
    ]);
    await lock(proposal.id, false);
    expect((await noticesOf('courseEditor')).filter(({ act: what }) => what === 'unlocked')).toHaveLength(1);
    expect((await noticesOf('courseLeader')).filter(({ act: what }) => what === 'unlocked')).toHaveLength(0);
    expect((await ask(proposal.id)).message).toContain('内容没有锁定');
    // Locked once more, it is asked for once more.
    await lock(proposal.id, true);
    expect((await ask(proposal.id)).proposal.lock?.asks).toHaveLength(1);
  });
});
