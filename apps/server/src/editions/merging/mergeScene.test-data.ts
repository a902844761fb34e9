import type { ConflictChoices, MergePlan, Receipt, Taken, UndoPlan } from '@college/curriculum-model';
import * as contract from '@college/api-client/contract';
import { eq } from 'drizzle-orm';
import { setCopyScene } from '../../copy/copySource.test-data';
import { schema, type OpenDatabase } from '../../db';
import { cast, sceneStart, type Role } from '../../testing/scene';
import type { testServer } from '../../testing/testServer';
import { makeDraft } from '../draft.test-data';
import { readMajorState } from '../readMajorState';
import { storeState } from '../stateRepository';
import { walkState, type Random } from '../writing/walkState.test-data';
import { writeState } from '../writing/writeState';

const { editions } = schema;
export const homeMajorId = 101;

/** A draft of a major, that of the scene, as the call makes it. */
export async function startDraft(database: OpenDatabase, home = homeMajorId): Promise<{ id: number; majorId: number }> {
  const majorId = await makeDraft(database, home);
  return database.transaction(async (tx) => {
    const state = await readMajorState(tx, { majorId: home, homeMajorId: home });
    const baseStateId = await storeState(tx, state, { homeMajorId: home, userId: cast.collegeAdmin.id, occasion: 'base', now: sceneStart });
    const [edition] = await tx.update(editions).set({ baseStateId }).where(eq(editions.majorId, majorId)).returning();
    return { id: edition!.id, majorId };
  });
}

/** The scene of the copies with a draft of its major, for somebody who signs in at its first moment. */
export async function setMergeScene(server: ReturnType<typeof testServer>, database: OpenDatabase): ReturnType<typeof startDraft> {
  await setCopyScene(database);
  server.forgetSessions();
  server.clock.now = sceneStart;
  return startDraft(database);
}

/** What a major holds. */
export function stateOf({ db }: OpenDatabase, majorId: number) {
  return readMajorState(db, { majorId, homeMajorId });
}

/** Makes some changes of any kind in a major. */
export async function walk({ transaction }: OpenDatabase, majorId: number, random: Random, steps: number): Promise<void> {
  await transaction(async (tx) => {
    const before = await readMajorState(tx, { majorId, homeMajorId });
    const act = { userId: cast.collegeAdmin.id, now: sceneStart };
    await writeState(tx, { majorId, homeMajorId, before, after: walkState(before, random, steps), act });
  });
}

/** The calls of a merge as somebody makes them. */
export function mergingAs(server: ReturnType<typeof testServer>, as: Role = 'departmentManager') {
  const planOf = async (id: number, into: 'current' | 'draft' = 'current', choices: ConflictChoices = {}, take: Taken = 'all') => {
    return (await server.call(contract.planMerge, { as, body: { id, into, take, choices } })).data as MergePlan;
  };
  return {
    planOf,
    /** Plans, decides and merges. */
    async merge(
      id: number,
      {
        keepOpen = false,
        take = 'all',
        choose = () => 'draft' as const,
      }: { keepOpen?: boolean; take?: Taken; choose?: () => 'base' | 'draft' | 'current' } = {},
    ) {
      const { seen, conflicts } = await planOf(id, 'current', {}, take);
      const choices = Object.fromEntries(conflicts.map(({ key }) => [key, choose()]));
      const reply = await server.call(contract.mergeEdition, { as, body: { id, seen, take, choices, keepOpen } });
      return { ...reply, receipt: reply.data as Receipt, choices };
    },
    async undo(id: number) {
      const plan = (await server.call(contract.planUndo, { as, body: { id, choices: {} } })).data as UndoPlan;
      const choices = Object.fromEntries(plan.conflicts.map(({ key }) => [key, 'draft' as const]));
      const reply = await server.call(contract.undoMerge, { as, body: { id, seen: plan.seen, choices } });
      return { ...reply, plan, receipt: reply.data as Receipt };
    },
  };
}
