import * as contract from '@college/api-client/contract';
import type { CollegeRules, Edition, EditionFindings } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine, describeOnOneEngine, type TestDatabase } from '../db/testing';
import { homeMajorId, mergingAs, startDraft } from '../editions/merging/mergeScene.test-data';
import { Watcher } from '../live/watcher.test-data';
import { cast, sceneStart, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { reviewing, stepOf } from './proposalScene.test-data';

vi.setConfig({ testTimeout: 60_000 });

/** Drafts in which something was changed, without errors that are of no matter here. */
function proposing(database: TestDatabase) {
  const server = testServer(() => database.current);
  const scene = reviewing(server, () => database.current);
  const setRules = async (changed: CollegeRules['settings']) => {
    const { settings, version } = (await server.call(contract.getCollegeRules, { as: 'collegeAdmin' })).data as CollegeRules;
    return server.call(contract.saveCollegeRules, { as: 'collegeAdmin', body: { settings: { ...settings, ...changed }, version } });
  };
  async function switchErrorsOff(id: number) {
    const { data } = await server.call(contract.getEditionFindings, { as: 'collegeAdmin', query: { ref: `edition:${id}` } });
    const rules = (data as EditionFindings).findings.filter(({ level }) => level === 'error').map(({ rule }) => rule);
    await setRules(Object.fromEntries(rules.map((rule) => [rule, { level: 'warning' as const }])));
  }
  async function changedDraft() {
    const draft = await scene.startReviewed();
    await scene.edit(draft.majorId, '软件工程（修订）');
    await switchErrorsOff(draft.id);
    return draft;
  }
  const currentName = async () =>
    (await database.current.db.select().from(schema.majors).where(eq(schema.majors.id, homeMajorId)))[0]!.name;
  const editionOf = async (id: number) => (await server.call(contract.getEdition, { as: 'courseEditor', query: { id } })).data as Edition;
  return { ...scene, server, setRules, changedDraft, currentName, editionOf };
}

describeOnOneEngine('a proposal', (database) => {
  const { server, changedDraft, currentName, editionOf, read, setRules, setSteps, send, decide, withdraw, edit } = proposing(database);
  let draft: Awaited<ReturnType<typeof startDraft>>;
  beforeEach(async () => {
    draft = await changedDraft();
  });
  const edition = () => editionOf(draft.id);

  it('waits for those whom its step asks, until they decided', async () => {
    const waitingFor = async (as: Role) => {
      const { data } = await server.call(contract.listWaitingProposals, { as });
      return contract.listWaitingProposals.data.parse(data).map(({ id }) => id);
    };
    expect(await waitingFor('majorLeader')).toEqual([]);
    const { proposal } = await send(draft.id);
    expect(await waitingFor('majorLeader')).toEqual([proposal.id]);
    for (const other of ['collegeAdmin', 'majorEditor', 'courseLeader', 'nobody'] as const) expect(await waitingFor(other)).toEqual([]);
    await decide(proposal.id, 'majorLeader');
    expect(await waitingFor('majorLeader')).toEqual([]);
    expect(await waitingFor('collegeAdmin')).toEqual([proposal.id]);
    // What changes after an approval has to be decided again.
    await edit(draft.majorId, '软件工程（再改）');
    expect(await waitingFor('majorLeader')).toEqual([proposal.id]);
    expect(await waitingFor('collegeAdmin')).toEqual([]);
    await withdraw(proposal.id);
    expect(await waitingFor('majorLeader')).toEqual([]);
  });

  it('tells each decision to those who have the review open, and to those at the major', async () => {
    const pages: Watcher[] = [];
    for (const majorId of [draft.majorId, homeMajorId]) {
      const query = { majorId, view: 'review', courseId: '' };
      pages.push(await Watcher.open(server, 'collegeAdmin', query, `line-of-review-${majorId}`));
    }
    const told = (what: string) =>
      vi.waitFor(() => pages.forEach(({ saved }) => expect(saved).toContain(what)), { timeout: 4000, interval: 20 });
    const { proposal } = await send(draft.id);
    await told(`proposal null by ${cast.majorEditor.id}`);
    await decide(proposal.id, 'majorLeader');
    await told(`proposal null by ${cast.majorLeader.id}`);
    await decide(proposal.id, 'collegeAdmin');
    await told(`proposal null by ${cast.collegeAdmin.id}`);
    for (const page of pages) {
      await page.tell(contract.tellLive, null, { isLeaving: true });
      page.cut();
    }
  });

  it('is published at the last approval where that is wished, also by somebody who may not publish by themselves', async () => {
    await setSteps([stepOf('viewer', ['collegeViewer'])]);
    const { proposal } = await send(draft.id, { publish: { name: '2026 版', entryYear: 2026 } });
    const { proposal: done } = await decide(proposal.id, 'collegeViewer');
    expect(done.events.map(({ kind }) => kind)).toEqual(['published', 'merged', 'approved', 'sent']);
    const { data } = await server.call(contract.listEditions, { as: 'courseEditor', query: { majorId: homeMajorId } });
    expect(data).toMatchObject([{ kind: 'published', name: '2026 版', entryYear: 2026 }, { kind: 'draft' }]);
  });

  it('comes back for changes and goes again as the next round, without the decisions of the last one', async () => {
    const { proposal } = await send(draft.id);
    expect(await decide(proposal.id, 'majorLeader', { act: 'ask' })).toMatchObject({ code: '30001', message: '请写明要修改什么。' });
    await decide(proposal.id, 'majorLeader', { act: 'ask', text: '请补上 5.2' });
    expect((await mergingAs(server).merge(draft.id)).message).toContain('正在评审');
    const again = await send(draft.id, { summary: '已补上' });
    expect(again.proposal).toMatchObject({ id: proposal.id, status: 'review', round: 2, summary: '已补上' });
    expect(again.proposal.events.map(({ kind, round, isStanding }) => [kind, round, isStanding])).toEqual([
      ['sent', 2, true],
      ['asked', 1, false],
      ['sent', 1, false],
    ]);
  });

  it('loses its approvals where the draft changes, and says so', async () => {
    const { proposal } = await send(draft.id);
    await decide(proposal.id, 'majorLeader');
    const { seen } = await read(proposal.id);
    await edit(draft.majorId, '软件工程（再改）');
    expect(await read(proposal.id)).toMatchObject({ isChanged: true, step: { key: 'leader' } });
    const late = await decide(proposal.id, 'collegeAdmin', { seen: seen!, step: 'college' });
    expect(late).toMatchObject({ code: '30009', message: expect.stringContaining('又有改动') });
    expect(late.proposal.step?.key).toBe('leader');
    const { proposal: told } = await decide(proposal.id, 'majorLeader');
    expect(told.events.map(({ kind, isStanding }) => [kind, isStanding])).toEqual([
      ['approved', true],
      ['changed', true],
      ['approved', false],
      ['sent', true],
    ]);
  });

  it('keeps its approvals where somebody only opened a new course in the draft', async () => {
    const { proposal } = await send(draft.id);
    await decide(proposal.id, 'majorLeader');
    expect((await server.call(contract.createCourse, { as: 'majorEditor', query: { majorId: draft.majorId } })).code).toBe('0');
    expect(await read(proposal.id)).toMatchObject({ isChanged: false, step: { key: 'college' } });
  });

  it('is stopped at the last step by open errors, until they are accepted; earlier steps may approve', async () => {
    const { data } = await server.call(contract.getEditionFindings, { as: 'courseEditor', query: { ref: `edition:${draft.id}` } });
    const [finding] = (data as EditionFindings).findings;
    const others = (data as EditionFindings).findings
      .filter(({ rule }) => rule !== finding!.rule)
      .map(({ rule }) => [rule, { level: 'advice' as const }]);
    await setRules(Object.fromEntries([...others, [finding!.rule, { level: 'error' as const }]]));
    const acceptUntil = async (until: string | null) => {
      for (const { id, basis } of (data as EditionFindings).findings.filter(({ rule }) => rule === finding!.rule)) {
        const body = { majorId: homeMajorId, ref: `edition:${draft.id}`, finding: id, basis, reason: '另有安排', until };
        expect((await server.call(contract.acceptFinding, { as: 'majorLeader', body })).code).toBe('0');
      }
    };
    const { proposal } = await send(draft.id);
    expect((await decide(proposal.id, 'majorLeader')).code).toBe('0');
    expect(await decide(proposal.id, 'collegeAdmin')).toMatchObject({ code: '30001', message: expect.stringContaining('阻止发布') });
    expect((await read(proposal.id)).events).toHaveLength(2);
    await acceptUntil('2026-03-02');
    // The day is over on campus, and not yet on the clocks of the server.
    server.clock.now = new Date('2026-03-02T16:30:00Z');
    expect((await decide(proposal.id, 'collegeAdmin')).code).toBe('30001');
    await acceptUntil(null);
    expect((await decide(proposal.id, 'collegeAdmin')).proposal.status).toBe('merged');
  });

  it('waits, approved, for somebody who decides what its merge would ask', async () => {
    const { proposal } = await send(draft.id);
    await edit(homeMajorId, '软件工程（现行也改了）');
    await decide(proposal.id, 'majorLeader');
    const { proposal: waiting } = await decide(proposal.id, 'collegeAdmin');
    expect(waiting).toMatchObject({ status: 'approved', may: { merge: true, decide: false } });
    expect((await mergingAs(server).merge(draft.id)).code).toBe('0');
    expect(await read(proposal.id)).toMatchObject({ status: 'merged' });
    expect(await currentName()).toBe('软件工程（修订）');
  });

  it('is not decided by somebody whose right was taken away, or whose account was deleted or disabled', async () => {
    const { users } = schema;
    const { db } = database.current;
    const { proposal } = await send(draft.id);
    const given = { seen: (await read(proposal.id)).seen!, step: 'leader', round: 1 };
    await db.update(users).set({ permissionId: 2010 }).where(eq(users.id, cast.majorLeader.id));
    expect(await decide(proposal.id, 'majorLeader', given)).toMatchObject({
      code: '30001',
      message: expect.stringContaining('不由您决定'),
    });
    expect((await read(proposal.id)).steps[0]).toMatchObject({ deciderCount: 0, deciders: [] });
    await db.update(users).set({ permissionId: 2000, deletedAt: sceneStart }).where(eq(users.id, cast.majorLeader.id));
    expect((await read(proposal.id)).steps[0]).toMatchObject({ deciderCount: 0 });
    expect((await decide(proposal.id, 'departmentManager', given)).message).toContain('不由您决定');
  });

  it('keeps the decision of somebody who was deleted afterwards, with the name', async () => {
    const { proposal } = await send(draft.id);
    await decide(proposal.id, 'majorLeader');
    await database.current.db.update(schema.users).set({ deletedAt: sceneStart }).where(eq(schema.users.id, cast.majorLeader.id));
    const { events, step } = await read(proposal.id);
    expect(step?.key).toBe('college');
    expect(events[0]).toMatchObject({ kind: 'approved', userName: 'majorLeader', isStanding: true });
  });

  it('can be decided after its day, which stands there', async () => {
    const { proposal } = await send(draft.id);
    server.wait(30 * 86_400_000);
    server.forgetSessions();
    expect((await read(proposal.id)).step?.dueAt).toBe('2026-03-09T08:00:00.000Z');
    expect((await decide(proposal.id, 'majorLeader')).code).toBe('0');
  });

  it('goes on in the order in which things happened where the clock is put back, and is due by the clock as it was', async () => {
    const { proposal } = await send(draft.id);
    server.clock.now = new Date(sceneStart.getTime() - 3_600_000);
    expect((await decide(proposal.id, 'majorLeader')).proposal.step?.key).toBe('college');
    server.clock.now = new Date(sceneStart.getTime() - 7_200_000);
    const { proposal: done } = await decide(proposal.id, 'collegeAdmin');
    expect(done.status).toBe('merged');
    expect(done.events.map(({ kind }) => kind)).toEqual(['merged', 'approved', 'approved', 'sent']);
    expect(done.events.map(({ at }) => at).at(-1)).toBe(sceneStart.toISOString());
  });

  it('that was declined is over; its draft gets another one', async () => {
    const { proposal } = await send(draft.id);
    expect((await decide(proposal.id, 'majorLeader', { act: 'decline' })).message).toBe('请写明不通过的理由。');
    await decide(proposal.id, 'majorLeader', { act: 'decline', text: '方向不对' });
    expect((await read(proposal.id)).status).toBe('declined');
    const { proposal: next } = await send(draft.id);
    expect(next).toMatchObject({ round: 1, status: 'review' });
    expect(next.id).not.toBe(proposal.id);
    const list = (await server.call(contract.listProposals, { as: 'courseEditor', query: { majorId: homeMajorId } })).data;
    expect(list).toMatchObject([{ id: next.id }, { id: proposal.id, status: 'declined' }]);
  });

  it('is taken back with its draft', async () => {
    const { proposal } = await send(draft.id);
    const { version } = await edition();
    expect((await server.call(contract.deleteEdition, { as: 'majorLeader', body: { id: draft.id, version } })).code).toBe('0');
    const [stored] = await database.current.db.select().from(schema.proposals).where(eq(schema.proposals.id, proposal.id));
    expect(stored!.status).toBe('withdrawn');
    expect((await server.call(contract.getProposal, { as: 'majorLeader', query: { id: proposal.id } })).code).toBe('30004');
  });

  it('is begun once, of a draft in which something changed, when every step can be decided', async () => {
    const { proposal } = await send(draft.id);
    expect((await send(draft.id)).message).toBe('该修订稿的提案现在是「评审中」，不能再送审。');
    await withdraw(proposal.id);
    await database.current.db.update(schema.users).set({ disabledAt: sceneStart }).where(eq(schema.users.id, cast.majorLeader.id));
    expect((await send(draft.id)).message).toContain('步骤「步骤 leader」能决定的人不够');
    const fresh = await startDraft(database.current);
    await database.current.db.update(schema.users).set({ disabledAt: null }).where(eq(schema.users.id, cast.majorLeader.id));
    expect((await send(fresh.id)).message).toBe('修订稿没有任何改动，不需要评审。');
    await database.current.db.update(schema.editions).set({ kind: 'scenario' }).where(eq(schema.editions.id, fresh.id));
    expect((await send(fresh.id)).message).toContain('只有修订稿可以送审');
    for (const as of ['courseEditor', 'collegeViewer', 'otherAdmin'] as const) expect((await send(draft.id, {}, as)).code).toBe('30003');
  });

  it.each([
    [{ summary: '  ' }, '摘要'],
    [{ publish: { name: '', entryYear: 2026 } }, '版本名称'],
    [{ publish: { name: '2026', entryYear: 12 } }, '适用年级'],
  ])('is not begun with %j, which a sentence says', async (change, sentence) => {
    expect(await send(draft.id, change)).toMatchObject({ code: '30001', message: expect.stringContaining(sentence) });
    expect(await database.current.db.$count(schema.proposals)).toBe(0);
  });
});

// What writes, who is asked, and two at once; the rest sends the same statements.
describeOnEachEngine('a proposal on either engine', (database) => {
  const { server, changedDraft, currentName, editionOf, read, setSteps, send, decide, withdraw } = proposing(database);
  let draft: Awaited<ReturnType<typeof startDraft>>;
  beforeEach(async () => {
    draft = await changedDraft();
  });

  it('goes from step to step; the last approval merges its draft', async () => {
    const { code, message, proposal } = await send(draft.id);
    expect([code, message]).toEqual(['0', '已送审']);
    expect(proposal).toMatchObject({ status: 'review', round: 1, step: { key: 'leader', dueAt: '2026-03-09T08:00:00.000Z' } });
    expect(proposal.steps[0]).toMatchObject({ deciderCount: 1, deciders: [{ userId: cast.majorLeader.id }] });
    expect((await editionOf(draft.id)).proposal).toEqual({ id: proposal.id, status: 'review', round: 1, isLocked: false });
    expect((await read(proposal.id, 'majorLeader')).may.decide).toBe(true);
    expect((await read(proposal.id, 'collegeAdmin')).may.decide).toBe(false);

    expect((await decide(proposal.id, 'majorLeader', { text: '同意' })).proposal.step?.key).toBe('college');
    const last = await decide(proposal.id, 'collegeAdmin');
    expect(last.proposal).toMatchObject({ status: 'merged', seen: null, step: null });
    expect(last.proposal.events.map(({ kind, userId }) => [kind, userId])).toEqual([
      ['merged', cast.collegeAdmin.id],
      ['approved', cast.collegeAdmin.id],
      ['approved', cast.majorLeader.id],
      ['sent', cast.majorEditor.id],
    ]);
    expect(await currentName()).toBe('软件工程（修订）');
    expect(await editionOf(draft.id)).toMatchObject({ status: 'merged', proposal: { status: 'merged' } });
  });

  it('does not wait for somebody whom its step names and who may not read it any more, and says that nobody decides', async () => {
    await setSteps([stepOf('named', [], { people: [cast.courseLeader.id] })]);
    const { proposal } = await send(draft.id);
    expect(proposal.steps[0]).toMatchObject({ deciderCount: 1 });
    const { users } = schema;
    const { permissionId } = cast.nobody;
    await database.current.db.update(users).set({ permissionId }).where(eq(users.id, cast.courseLeader.id));
    expect((await read(proposal.id)).steps[0]).toMatchObject({ deciderCount: 0, deciders: [] });
    expect((await decide(proposal.id, 'courseLeader', { seen: proposal.seen!, step: 'named', round: 1 })).code).toBe('30003');
  });

  it('counts one of two last approvals at once, and tells the other', async () => {
    await setSteps([stepOf('either', ['majorLeader', 'collegeManager'])]);
    const { proposal } = await send(draft.id);
    const { seen } = await read(proposal.id);
    const given = { seen: seen!, step: 'either', round: 1 };
    const replies = await Promise.all([decide(proposal.id, 'majorLeader', given), decide(proposal.id, 'collegeAdmin', given)]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', '30009']);
    const told = replies.find(({ code }) => code !== '0')!;
    expect(told).toMatchObject({ message: expect.stringContaining('没有计入'), data: { status: 'merged' } });
    expect((await read(proposal.id)).events.filter(({ kind }) => kind === 'approved')).toHaveLength(1);
  });

  it('is taken back by whoever sent it or leads the major, and sent again', async () => {
    const { proposal } = await send(draft.id);
    const { version } = await read(proposal.id);
    expect((await server.call(contract.withdrawProposal, { as: 'majorEditor', body: { id: proposal.id, version: 0 } })).code).toBe('30009');
    expect(await withdraw(proposal.id)).toMatchObject({ code: '0', message: '已收回', data: { status: 'withdrawn' } });
    expect(
      (await server.call(contract.withdrawProposal, { as: 'majorLeader', body: { id: proposal.id, version: version + 1 } })).message,
    ).toContain('已收回');
    expect((await send(draft.id)).proposal).toMatchObject({ id: proposal.id, round: 2 });
    expect((await withdraw(proposal.id, 'majorLeader')).code).toBe('0');
    expect((await mergingAs(server).merge(draft.id)).code).toBe('0');
    expect(await read(proposal.id)).toMatchObject({ status: 'withdrawn' });
  });
});
