import * as contract from '@college/api-client/contract';
import type { CollegeRules, Edition, EditionFindings, MajorInfo, ProgressBoard, Receipt } from '@college/curriculum-model';
import { beforeEach, expect, it, vi } from 'vitest';
import { describeOnOneEngine } from '../db/testing';
import type { startDraft } from '../editions/merging/mergeScene.test-data';
import { homeMajorId, mergingAs } from '../editions/merging/mergeScene.test-data';
import { testServer } from '../testing/testServer';
import { reviewing } from './proposalScene.test-data';

vi.setConfig({ testTimeout: 60_000 });

describeOnOneEngine('an approved draft whose merge somebody decides', (database) => {
  const server = testServer(() => database.current);
  const { startReviewed, read, send, decide, edit } = reviewing(server, () => database.current);
  let draft: Awaited<ReturnType<typeof startDraft>>;

  beforeEach(async () => {
    draft = await startReviewed();
    await edit(draft.majorId, '软件工程（修订）');
    await judgeErrorsAs('warning');
  });

  /** Has what stands as an error against publishing count for less, or again. */
  async function judgeErrorsAs(level: 'warning' | 'error') {
    const { data } = await server.call(contract.getEditionFindings, { as: 'collegeAdmin', query: { ref: `edition:${draft.id}` } });
    const { settings, version } = (await server.call(contract.getCollegeRules, { as: 'collegeAdmin' })).data as CollegeRules;
    const rules =
      level === 'error'
        ? Object.keys(settings)
        : (data as EditionFindings).findings.filter((finding) => finding.level === 'error').map(({ rule }) => rule);
    const judged = Object.fromEntries(rules.map((rule) => [rule, { level }]));
    await server.call(contract.saveCollegeRules, { as: 'collegeAdmin', body: { settings: { ...settings, ...judged }, version } });
  }
  /** Sends the draft, and approves it at every step while the current edition says otherwise. */
  async function approve() {
    const { proposal } = await send(draft.id, { publish: { name: '2026 版', entryYear: 2026 } });
    await edit(homeMajorId, '软件工程（现行也改了）');
    await decide(proposal.id, 'majorLeader');
    expect((await decide(proposal.id, 'collegeAdmin')).proposal.status).toBe('approved');
    return proposal.id;
  }
  const editions = async () =>
    ((await server.call(contract.listEditions, { as: 'courseEditor', query: { majorId: homeMajorId } })).data as Edition[]).map(
      ({ kind, name }) => [kind, name],
    );
  const receipt = async (id: number) => (await server.call(contract.getReceipt, { as: 'courseEditor', query: { id } })).data;
  const happened = async (id: number) => (await read(id)).events.map(({ kind }) => kind);

  it('is published with the merge, as was wished', async () => {
    const id = await approve();
    const { code, data } = await mergingAs(server).merge(draft.id);
    expect(code).toBe('0');
    expect(await receipt((data as Receipt).id)).toMatchObject({ published: { name: '2026 版', entryYear: 2026 } });
    expect(await editions()).toContainEqual(['published', '2026 版']);
    expect((await happened(id)).slice(0, 2)).toEqual(['published', 'merged']);
  });

  it('is merged all the same where errors stand against publishing since, which its history shows', async () => {
    const id = await approve();
    await judgeErrorsAs('error');
    const { code, data } = await mergingAs(server).merge(draft.id);
    expect(code).toBe('0');
    expect(await receipt((data as Receipt).id)).not.toHaveProperty('published');
    expect((await editions()).map(([kind]) => kind)).not.toContain('published');
    expect((await happened(id))[0]).toBe('merged');
  });

  it('is published once: what is merged of it after an undo publishes nothing', async () => {
    const id = await approve();
    const { merge, undo } = mergingAs(server);
    const { receipt: merged } = await merge(draft.id);
    const before = await happened(id);
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    expect((await undo(merged.id)).code).toBe('0');
    expect((await merge(draft.id, { keepOpen: true })).code).toBe('0');
    expect(await happened(id)).toEqual(before);
    expect((await editions()).filter(([kind]) => kind === 'published')).toEqual([['published', '2026 版']]);
    // Who publishes the same year once more is shown what that withdraws.
    await edit(draft.majorId, '软件工程（再修订）');
    const { proposal } = await send(draft.id, { publish: { name: '2026 修订版', entryYear: 2026 } });
    expect(await read(proposal.id)).toMatchObject({ replaces: '2026 版' });
  });

  it('is not published while the draft stays open', async () => {
    const id = await approve();
    const { code } = await mergingAs(server).merge(draft.id, { keepOpen: true });
    expect(code).toBe('0');
    expect((await editions()).map(([kind]) => kind)).not.toContain('published');
    // What was approved is merged: nothing of it waits for a review any more.
    expect((await read(id)).status).toBe('merged');
    expect((await happened(id))[0]).toBe('merged');
  });

  it('waits for its review again once it changes: in the list of editions, on the band of the draft, and on the board', async () => {
    const id = await approve();
    const as = 'collegeAdmin';
    const shown = async () => {
      const { data: list } = await server.call(contract.listEditions, { as, query: { majorId: homeMajorId } });
      const { data: band } = await server.call(contract.getMajorInfo, { as, query: { majorid: draft.majorId } });
      const { data: board } = await server.call(contract.getProgressBoard, { as, query: {} });
      return {
        list: (list as Edition[]).find((edition) => edition.id === draft.id)?.proposal?.status,
        band: (band as MajorInfo).edition?.review,
        waiting: (board as ProgressBoard).majors.find((major) => major.id === homeMajorId)?.reviews,
      };
    };
    expect(await shown()).toEqual({ list: 'approved', band: 'approved', waiting: 0 });
    await edit(draft.majorId, '软件工程（批准后又改）');
    expect(await shown()).toEqual({ list: 'review', band: 'review', waiting: 1 });
    expect((await read(id)).status).toBe('review');
  });
});
