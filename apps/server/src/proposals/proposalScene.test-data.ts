import * as contract from '@college/api-client/contract';
import type { DecideProposalRequest, ProposalDetail, ReviewStep } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { schema, type OpenDatabase } from '../db';
import { startDraft } from '../editions/merging/mergeScene.test-data';
import { setPublishScene } from '../editions/publishing/publishScene.test-data';
import { sceneStart, type Role } from '../testing/scene';
import type { testServer } from '../testing/testServer';

/** A step that one band decides. */
export const stepOf = (key: string, bands: ReviewStep['bands'], change: Partial<ReviewStep> = {}): ReviewStep => ({
  key,
  name: { zh: `步骤 ${key}`, en: `Step ${key}` },
  bands,
  people: [],
  approvals: 1,
  days: 7,
  ...change,
});

/** The leader of the major, then a manager of the college. */
export const twoSteps = [stepOf('leader', ['majorLeader']), stepOf('college', ['collegeManager'])];

/** The calls of a review as people make them. */
export function reviewing(server: ReturnType<typeof testServer>, database: () => OpenDatabase) {
  const read = async (id: number, as: Role = 'courseEditor') =>
    (await server.call(contract.getProposal, { as, query: { id } })).data as ProposalDetail;
  async function setSteps(steps: readonly ReviewStep[]) {
    const { data } = await server.call(contract.getReviewSteps, { as: 'collegeAdmin' });
    return server.call(contract.saveReviewSteps, { as: 'collegeAdmin', body: { steps, version: (data as { version: number }).version } });
  }
  return {
    read,
    setSteps,
    /** Sets the scene of what is published, and starts a draft in it that two steps will review. */
    async startReviewed() {
      await setPublishScene(database());
      server.forgetSessions();
      server.clock.now = sceneStart;
      const draft = await startDraft(database());
      await setSteps(twoSteps);
      return draft;
    },
    async send(editionId: number, change: object = {}, as: Role = 'majorEditor') {
      const reply = await server.call(contract.sendProposal, { as, body: { editionId, summary: '补齐 5.2 的支撑', ...change } });
      return { ...reply, proposal: reply.data as ProposalDetail };
    },
    /** Decides by what is read just before. */
    async decide(id: number, as: Role, change: Partial<DecideProposalRequest> = {}) {
      const { seen, round, step } = await read(id);
      const body = { id, seen: seen ?? '', round, step: step?.key ?? 'none', act: 'approve', ...change };
      const reply = await server.call(contract.decideProposal, { as, body });
      return { ...reply, proposal: reply.data as ProposalDetail };
    },
    async withdraw(id: number, as: Role = 'majorEditor') {
      const { version } = await read(id);
      return server.call(contract.withdrawProposal, { as, body: { id, version } });
    },
    /** Writes into a draft what an editor of it would. */
    async edit(majorId: number, name: string) {
      const { db } = database();
      const [major] = await db.select().from(schema.majors).where(eq(schema.majors.id, majorId));
      await db
        .update(schema.majors)
        .set({ name, version: major!.version + 1 })
        .where(eq(schema.majors.id, majorId));
    },
  };
}
