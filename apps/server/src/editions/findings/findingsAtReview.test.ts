import * as contract from '@college/api-client/contract';
import type { CollegeRules, EditionFindings, PublishPlan, RuleSettings } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { schema } from '../../db';
import { describeOnOneEngine } from '../../db/testing';
import { reviewing } from '../../proposals/proposalScene.test-data';
import { testServer } from '../../testing/testServer';
import { courseInDraft } from '../draft.test-data';
import { copyScene } from '../../copy/copySource.test-data';
import { homeMajorId } from '../merging/mergeScene.test-data';

vi.setConfig({ testTimeout: 60_000 });

const { courseMatrixEntries, courseUnits } = schema;
const courseId = copyScene.sourceId;
const rule = 'report.strong-support-unprinted';

describeOnOneEngine('strong support that the syllabus does not show', (database) => {
  const server = testServer(() => database.current);
  const { startReviewed, send, decide, read: readProposal } = reviewing(server, () => database.current);
  let draft: { id: number; majorId: number };

  beforeEach(async () => {
    draft = await startReviewed();
    await emptyMatrix(await courseInDraft(database.current, draft.majorId, courseId));
    await setRules({ [rule]: { level: 'error' } });
  });

  const emptyMatrix = async (id: number) => {
    const { db } = database.current;
    await db.delete(courseMatrixEntries).where(eq(courseMatrixEntries.courseUnitId, id));
    await db.update(courseUnits).set({ revision: 99 }).where(eq(courseUnits.id, id));
  };
  const setRules = async (changed: RuleSettings) => {
    const { settings, version } = (await server.call(contract.getCollegeRules, { as: 'collegeAdmin' })).data as CollegeRules;
    return server.call(contract.saveCollegeRules, { as: 'collegeAdmin', body: { settings: { ...settings, ...changed }, version } });
  };
  const read = async (occasion?: 'editing' | 'review', ref = `edition:${draft.id}`) =>
    (await server.call(contract.getEditionFindings, { as: 'majorLeader', query: { ref, ...(occasion && { occasion }) } }))
      .data as EditionFindings;
  const rulesOf = ({ findings }: EditionFindings) => new Set(findings.map((finding) => finding.rule));
  const accept = async (id: string, { findings }: EditionFindings) => {
    const { basis } = findings.find((finding) => finding.id === id)!;
    const body = { majorId: homeMajorId, ref: `edition:${draft.id}`, finding: id, basis, reason: '课程尚未开始', until: null };
    return server.call(contract.acceptFinding, { as: 'majorLeader', body });
  };

  it('is said at a review alone, in place of what its matrices lack', async () => {
    const [editing, review] = [await read(), await read('review')];
    expect(rulesOf(editing)).not.toContain(rule);
    expect(rulesOf(review)).toContain(rule);
    const { sentence } = review.findings.find((finding) => finding.rule === rule)!;
    expect(sentence.zh).toBe('开课说明里看不到对指标点「1.2 指标 512」的强支撑');
    const withoutPoint = ({ findings }: EditionFindings) => findings.filter(({ rule: one }) => one === 'cover.goal-without-point').length;
    expect(withoutPoint(review)).toBe(withoutPoint(editing) - 1);
    // Both are as before, whichever was asked last.
    expect(await read()).toEqual(editing);
  });

  it('takes the place of nothing where it is switched off', async () => {
    await setRules({ [rule]: { level: 'off' } });
    expect((await read('review')).findings).toEqual((await read()).findings);
  });

  it('stops the last step of a review until it is accepted', async () => {
    const { proposal } = await send(draft.id);
    expect((await decide(proposal.id, 'majorLeader')).code).toBe('0');
    expect(await decide(proposal.id, 'collegeAdmin')).toMatchObject({ code: '30001', message: expect.stringContaining('阻止发布') });
    const review = await read('review');
    for (const { id } of review.findings.filter(({ level }) => level === 'error')) expect((await accept(id, review)).code).toBe('0');
    expect((await decide(proposal.id, 'collegeAdmin')).code).toBe('0');
    expect((await readProposal(proposal.id)).status).toBe('merged');
  });

  it('stops publishing', async () => {
    const plan = async () =>
      (await server.call(contract.planPublication, { as: 'majorLeader', query: { majorId: homeMajorId } })).data as PublishPlan;
    const errors = async () => (await plan()).findings.filter(({ level }) => level === 'error').map(({ message }) => message);
    expect(await errors()).toEqual([]);
    await emptyMatrix(courseId);
    expect(await errors()).toEqual(['开课说明里看不到对指标点「1.2 指标 512」的强支撑']);
    await setRules({ [rule]: { level: 'warning' } });
    const { findings } = await plan();
    expect(findings).toContainEqual(
      expect.objectContaining({ level: 'reminder', message: '开课说明里看不到对指标点「1.2 指标 512」的强支撑' }),
    );
  });

  it('is accepted without being called mended by who edits, and so is what it takes the place of', async () => {
    const [editing, review] = [await read(), await read('review')];
    const unsaid = editing.findings.find((one) => !review.findings.some(({ id }) => id === one.id))!;
    const onPaper = review.findings.find((finding) => finding.rule === rule)!;
    expect([await accept(unsaid.id, editing), await accept(onPaper.id, review)]).toMatchObject([{ code: '0' }, { code: '0' }]);
    expect(await read()).toMatchObject({ accepted: [{ finding: { id: unsaid.id } }], ended: [] });
    expect(await read('review')).toMatchObject({ accepted: [{ finding: { id: onPaper.id } }], ended: [] });
  });
});
