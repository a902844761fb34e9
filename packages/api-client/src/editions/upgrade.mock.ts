import {
  editionRefusals,
  planUpgrade,
  replyCodes,
  whyNotPlanned,
  whyNotUpgraded,
  type Bilingual,
  type Language,
  type SeenUpgradePlan,
  type UpgradePlanRequest,
} from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { MockState } from '../mock-api/mockState';
import { found } from '../mock-api/refusals';
import { digestOf } from './rows/digestOf';
import { findOpenEdition } from './rows/findOpenEdition';
import { mockStateOf } from './rows/mockStateOf';
import { presentReceipt, writeReceipt } from './rows/receipts';

function upgradeOf(state: MockState, { id, ...asked }: UpgradePlanRequest, language: Language) {
  const edition = findOpenEdition(state, id);
  refuse(whyNotPlanned(asked.crosswalk));
  const before = mockStateOf(state, `edition:${id}`);
  return { edition, before, seen: digestOf(id, before), ...planUpgrade(before, asked, language, () => String(state.nextId())) };
}

function refuse(reason: Bilingual | undefined): void {
  if (reason) throw new MockRefusal(replyCodes.validation, reason);
}

type Upgrade = ReturnType<typeof upgradeOf>;

function seenPlan({ edition, plan, seen }: Upgrade): SeenUpgradePlan {
  return { editionId: edition.id, editionName: edition.name, seen, ...plan };
}

export const editionUpgradeMocks = {
  planUpgrade: ({ body, state, language }) => seenPlan(upgradeOf(state, body, language)),

  upgradeEdition({ body: { seen, ...asked }, state, user, language }) {
    const upgrade = upgradeOf(state, asked, language);
    if (seen !== upgrade.seen) throw new MockRefusal(replyCodes.conflict, editionRefusals.draftChanged, seenPlan(upgrade));
    const { edition, before, upgraded: after } = upgrade;
    refuse(whyNotUpgraded(before, upgrade));
    const { crosswalk, decisions, answers } = asked;
    const receipt = writeReceipt(state, {
      homeMajorId: edition.homeMajorId,
      editionId: edition.id,
      targetMajorId: found(edition.majorId ?? undefined),
      act: 'upgrade',
      undoOfId: null,
      note: '',
      choices: {},
      upgrade: { crosswalk, decisions, answers },
      userId: user.id,
      before,
      after,
    });
    return presentReceipt(state, receipt, language);
  },
} satisfies Partial<MockHandlers>;
