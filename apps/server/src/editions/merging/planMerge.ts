import type { Language, MergePlan, MergePlanRequest } from '@college/curriculum-model';
import { findMajorName } from '../../course-units/courseUnitRepository';
import type { Queries } from '../../db';
import { askingOf, partsOf, type Comparing } from '../comparing/compareSides';
import { askAboutStates } from '../comparing/sideParts';
import { findBase, findEdition } from '../editionRepository';
import type { KnownParts } from '../thread/editionJob';
import { checksOf } from '../publishing/planPublication';
import { partsWithin } from './actsApart';
import { sourcesOf } from './editionSides';
import { digestOfDraft, openDraft, type OpenDraft } from './openDraft';
import { authorsOfSides } from './mergeAuthors';
import type { EditionAct } from './editionAct';

/** What a merge of a draft would do. What it says is that of one moment: whoever merges later with its digest is refused where anything changed. */
export async function planMerge(
  comparing: Pick<Comparing, 'services' | 'caller' | 'language' | 'now' | 'dayOf'>,
  request: MergePlanRequest,
): Promise<MergePlan> {
  const { services, language, now, dayOf } = comparing;
  return plan(services.database.db, request, { language, now, dayOf, asking: askingOf(comparing) }, ({ homeMajorId, ...draft }) =>
    partsOf(
      comparing,
      sourcesOf({ homeMajorId, ...draft }).map((source) => ({ source, homeMajorId })),
    ),
  );
}

/** The same within an act that is refused: the plan travels along. */
export function planMergeWithin(tx: Queries, request: MergePlanRequest, act: EditionAct): Promise<MergePlan> {
  return plan(tx, request, act, (draft) => partsWithin(tx, sourcesOf(draft), draft.homeMajorId, act));
}

async function plan(
  db: Queries,
  { id, into, take, choices }: MergePlanRequest,
  { language, asking, ...time }: Omit<EditionAct, 'caller'>,
  read: (draft: OpenDraft) => Promise<KnownParts[]>,
): Promise<MergePlan> {
  const draft = openDraft((await findEdition(db, id))?.edition);
  // Before anything is read: what is saved meanwhile makes it an older one.
  const head = await headOf(db, draft, language);
  const states = await read(draft);
  const checks = await checksOf(db, draft.homeMajorId, { language, ...time });
  const asked = { into, take, choices, language, checks, entries: await authorsOfSides(db, draft, language) };
  return { ...head, into, ...(await askAboutStates(db, 'mergePlan', asked, states, asking)) };
}

/** What a plan says of its draft, with the digest of what it rests on. */
async function headOf(db: Queries, draft: OpenDraft, language: Language) {
  const { edition, homeMajorId, baseStateId } = draft;
  const seen = await digestOfDraft(db, draft);
  const base = await findBase(db, baseStateId);
  return {
    editionId: edition.id,
    editionName: edition.name,
    userId: edition.createdBy,
    homeMajorId,
    homeMajorName: await findMajorName(db, homeMajorId, language),
    seen,
    baseTakenAt: (base?.takenAt ?? edition.createTime).toISOString(),
  };
}
