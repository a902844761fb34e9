import * as contract from '@college/api-client/contract';
import {
  compareEditions,
  courseList,
  threeWay,
  type ConflictChoices,
  type CurriculumState,
  type MergePlan,
  type Receipt,
  type ThreeWay,
  type UndoPlan,
} from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { schema, type OpenDatabase } from '../../db';
import { raced } from '../../races/courseActs.test-data';
import { inside, undoing } from '../../races/insideTransaction.test-data';
import { setRaceScene } from '../../races/raceScene.test-data';
import { sendingTo, type Sending } from '../../races/sending.test-data';
import { readMajorState } from '../readMajorState';
import { readState } from '../stateRepository';
import type { Random } from '../writing/walkState.test-data';
import { startDraft } from './mergeScene.test-data';
import { walkByCalls } from './walkByCalls.test-data';

const { editions } = schema;
const { majorId: homeMajorId } = raced;

/** What came of one draft: two people saved in it and in the current edition, it was merged, and the merge was undone. */
export interface TriedMerge {
  /** The saves that were accepted on both sides. */
  saves: readonly string[];
  keepOpen: boolean;
  /** The merge as the model makes it, from the states that were read before. */
  merge: ThreeWay;
  faults: readonly string[];
}

type Side = 'base' | 'draft' | 'current';

/** Tries so many drafts of the sample major until time is over, one after the other, each from the same state; the database has to be empty before, and only the scene stays in it. */
export async function tryMerges(
  database: OpenDatabase,
  { pairs, steps, random, isOver = () => false }: { pairs: number; steps: number; random: Random; isOver?: () => boolean },
  heard: (tried: TriedMerge) => void,
): Promise<void> {
  await setRaceScene(database, sendingTo(database));
  for (let pair = 0; pair < pairs && !isOver(); pair += 1) {
    await undoing(database.db, async (transaction) => heard(await tryMerge(inside(database, transaction), steps, random)));
  }
}

async function tryMerge(database: OpenDatabase, steps: number, random: Random): Promise<TriedMerge> {
  const sending = sendingTo(database);
  const faults: string[] = [];
  const { id, majorId } = await startDraft(database, homeMajorId);
  const sides = async (): Promise<Record<Side, CurriculumState>> => {
    const [edition] = await database.db.select().from(editions).where(eq(editions.id, id));
    const read = (ofMajor: number) => readMajorState(database.db, { majorId: ofMajor, homeMajorId });
    return { base: (await readState(database.db, edition!.baseStateId!))!, draft: await read(majorId), current: await read(homeMajorId) };
  };
  const expectSame = (what: string, one: CurriculumState, other: CurriculumState) => {
    const differing = compareEditions(one, other).filter(({ at }) => at !== courseList);
    if (differing.length > 0)
      faults.push(
        `${what}: ${differing
          .slice(0, 3)
          .map(({ type, at }) => `${type} ${at}`)
          .join(', ')}`,
      );
  };
  const saves = [
    ...(await walkByCalls(database, sending, majorId, random, 1 + random(steps))),
    ...(await walkByCalls(database, sending, homeMajorId, random, 1 + random(steps))),
  ];
  const before = await sides();
  const keepOpen = random(2) === 0;
  const choose = () => (['draft', 'current', 'base'] as const)[random(3)]!;
  const { choices, receipt, fault } = await mergeBy(sending, id, keepOpen, choose);
  const merge = threeWay({ ...before, into: 'current', take: 'all', choices });
  if (!receipt) return { saves, keepOpen, merge, faults: [fault] };
  expectSame('merged otherwise than planned', (await sides()).current, merge.merged);
  const refusal = await undoBy(sending, receipt.id);
  if (refusal) faults.push(refusal);
  const after = await sides();
  for (const side of ['base', 'draft', 'current'] as const) expectSame(`${side} is not as before the merge`, after[side], before[side]);
  return { saves, keepOpen, merge, faults };
}

async function mergeBy({ call }: Sending, id: number, keepOpen: boolean, choose: () => Side) {
  const asked = { id, take: 'all', choices: {} };
  const plan = await call('collegeAdmin', contract.planMerge, { body: { ...asked, into: 'current' } });
  if (plan.code !== '0') return { choices: {}, receipt: undefined, fault: `plan: ${plan.code} ${plan.message}` };
  const { seen, conflicts } = plan.data as MergePlan;
  const choices: ConflictChoices = Object.fromEntries(conflicts.map(({ key }) => [key, choose()]));
  const { code, message, data } = await call('collegeAdmin', contract.mergeEdition, { body: { ...asked, seen, choices, keepOpen } });
  return { choices, receipt: code === '0' ? (data as Receipt) : undefined, fault: `merge: ${code} ${message}` };
}

/** Undoes an act that nothing followed; answers what stands against that. */
async function undoBy({ call }: Sending, id: number): Promise<string | undefined> {
  const plan = await call('collegeAdmin', contract.planUndo, { body: { id, choices: {} } });
  if (plan.code !== '0') return `plan of the undo: ${plan.code} ${plan.message}`;
  const { seen, conflicts } = plan.data as UndoPlan;
  if (conflicts.length > 0) return `the undo asks: ${conflicts.map(({ key }) => key).join(', ')}`;
  const { code, message } = await call('collegeAdmin', contract.undoMerge, { body: { id, seen, choices: {} } });
  return code === '0' ? undefined : `undo: ${code} ${message}`;
}
