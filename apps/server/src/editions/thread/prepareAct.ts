import {
  courseList,
  compareEditions,
  findingsOf,
  keptDraft,
  threeWay,
  turnedRound,
  turnedUnasked,
  whyNotKept,
  type Bilingual,
  type CurriculumState,
  type ThreeWay,
} from '@college/curriculum-model';
import { receiptContent } from '../merging/receiptContent';
import { statesOfReceipt } from '../merging/statesOfReceipt';
import { createPartPacker } from '../packedParts';
import type { AskedAct, PreparedAct, PreparedDraft, PreparedWriting } from './preparedAct';
import { slimState } from './slimState';

type Packer = ReturnType<typeof createPartPacker>;

/** What an act makes of the states that it brings together. */
export function mergeOf(asked: AskedAct, states: readonly CurriculumState[]): ThreeWay {
  const [first, second, third] = states as readonly [CurriculumState, CurriculumState, CurriculumState];
  switch (asked.act) {
    case 'merge':
      return threeWay({ base: first, draft: second, current: third, into: asked.into, take: asked.take, choices: asked.choices });
    case 'undo':
      return turnedRound(statesOfReceipt(asked.parts, partsOf(second), first), first, asked.choices);
    case 'turn':
      return turnedUnasked({ before: first, after: second }, third, asked.choices);
  }
}

/** Works an act out, so that whoever holds the rows only has to write it. */
export async function prepareAct(asked: AskedAct, states: readonly CurriculumState[], merge: ThreeWay): Promise<PreparedAct> {
  const into = asked.act === 'merge' ? asked.into : 'current';
  const [target, other] = into === 'current' ? [merge.current, merge.draft] : [merge.draft, merge.current];
  const packer = createPartPacker();
  const receipt = await receiptContent({ before: target, after: merge.merged }, merge.changes, packer);
  const source = asked.act === 'merge' ? other : undefined;
  return {
    undecided: merge.undecided.length,
    refusal: refusalOf(merge, target),
    decided: Object.keys(merge.choices),
    writing: await writingOf(packer, { before: target, after: merge.merged, source }, merge.changes),
    sides: {
      target: await packer.addState(target),
      other: await packer.addState(other),
      draft: asked.act === 'merge' ? await packer.addState(states[1]!) : [],
    },
    kept: asked.act === 'merge' && into === 'current' ? await prepareDraft(asked, states, merge, packer) : undefined,
    receipt,
  };
}

async function prepareDraft(
  { keepOpen }: { keepOpen: boolean },
  states: readonly CurriculumState[],
  merge: ThreeWay,
  packer: Packer,
): Promise<PreparedDraft | undefined> {
  if (!keepOpen && merge.leftOut.length === 0) return undefined;
  const [base, draft, current] = states as readonly [CurriculumState, CurriculumState, CurriculumState];
  const kept = keptDraft({ base, draft }, merge);
  const changes = compareEditions(draft, kept.after).filter(({ at }) => at !== courseList);
  return {
    refusal: whyNotKept({ draft }, merge, kept),
    base: await packer.addState(kept.base),
    writing: await writingOf(packer, { before: draft, after: kept.after, source: current }, changes),
  };
}

async function writingOf(
  packer: Packer,
  { before, after, source }: Pick<PreparedWriting, 'before' | 'after' | 'source'>,
  changes: PreparedWriting['changes'],
): Promise<PreparedWriting> {
  return {
    before: slimState(before, changes),
    after: slimState(after, changes),
    source: source && slimState(source, changes, { isSource: true }),
    changes,
    written: await packer.addState(after),
  };
}

/** Of a merge of which a curriculum would come that its editors would not store. */
function refusalOf(merge: ThreeWay, target: CurriculumState): Bilingual | undefined {
  const [zh, en] = (['zh', 'en'] as const).map((one) => findingsOf(merge, target, one).find(({ type }) => type === 'blocks')?.message);
  return zh === undefined ? undefined : { zh, en: en ?? zh };
}

const partsOf = ({ major, courses }: CurriculumState) => [major, ...courses];
