import { changeAuthors, mergePlan, threeWay, type Language, type MergePlan, type MergePlanRequest } from '@college/curriculum-model';
import { findMajorName } from '../../course-units/courseUnitRepository';
import type { Queries } from '../../db';
import { askingOf, partsOf, type Comparing } from '../comparing/compareSides';
import { askAboutStates } from '../comparing/sideParts';
import { findBase, findEdition } from '../editionRepository';
import { digestOfDraft, openDraft, readSides, type OpenDraft } from './editionSides';
import { authorsOfSides } from './mergeAuthors';

/** What a merge of a draft would do. What it says is that of one moment: whoever merges later with its digest is refused where anything changed. */
export async function planMerge(db: Queries, { id, into, take, choices }: MergePlanRequest, language: Language): Promise<MergePlan> {
  const draft = openDraft((await findEdition(db, id))?.edition);
  const head = await headOf(db, draft, language);
  const { draft: ofDraft, current } = await authorsOfSides(db, draft, language);
  const authors = { draft: changeAuthors(ofDraft), current: changeAuthors(current) };
  const merge = threeWay({ ...(await readSides(db, draft)), into, take, choices });
  return { ...head, into, ...mergePlan(merge, into, language, authors) };
}

/** The same for a call that writes nothing: on the thread of editions, from the parts that are known of the three states. */
export async function planMergeApart(
  comparing: Pick<Comparing, 'services' | 'caller' | 'language'>,
  { id, into, take, choices }: MergePlanRequest,
): Promise<MergePlan> {
  const { services, language } = comparing;
  const { db } = services.database;
  const draft = openDraft((await findEdition(db, id))?.edition);
  // Before anything is read: what is saved meanwhile makes it an older one.
  const head = await headOf(db, draft, language);
  const { homeMajorId, draftId, baseStateId } = draft;
  const sources = [{ stateId: baseStateId }, { majorId: draftId }, { majorId: homeMajorId }];
  const states = await partsOf(
    comparing,
    sources.map((source) => ({ source, homeMajorId })),
  );
  const asked = { into, take, choices, language, entries: await authorsOfSides(db, draft, language) };
  return { ...head, into, ...(await askAboutStates(db, 'mergePlan', asked, states, askingOf(comparing))) };
}

/** What a plan says of its draft, with the digest of what it rests on. */
async function headOf(db: Queries, draft: OpenDraft, language: Language) {
  const { edition, homeMajorId, baseStateId } = draft;
  const seen = await digestOfDraft(db, draft);
  const base = await findBase(db, baseStateId);
  return {
    editionId: edition.id,
    editionName: edition.name,
    homeMajorId,
    homeMajorName: await findMajorName(db, homeMajorId, language),
    seen,
    baseTakenAt: (base?.takenAt ?? edition.createTime).toISOString(),
  };
}
