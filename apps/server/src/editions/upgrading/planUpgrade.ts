import {
  newKeysOf,
  planUpgrade as planOf,
  whyNotPlanned,
  type AskedUpgrade,
  type CurriculumState,
  type Language,
  type NewKey,
  type PlannedUpgrade,
  type SeenUpgradePlan,
  type UpgradePlanRequest,
} from '@college/curriculum-model';
import { schema, type Queries } from '../../db';
import { invalid } from '../../http/refusal';
import { findEdition } from '../editionRepository';
import { digestOfMajors, openDraft, type OpenDraft } from '../merging/openDraft';
import { readMajorState } from '../readMajorState';
import { nextIds } from '../writing/sqlRows';

/** What an upgrade would do to a draft. Whoever upgrades later with its digest is refused where the draft changed. */
export async function planUpgrade(db: Queries, { id, ...asked }: UpgradePlanRequest, language: Language): Promise<SeenUpgradePlan> {
  const draft = openDraft((await findEdition(db, id))?.edition);
  const seen = await digestOfUpgrade(db, draft);
  const { plan } = upgradeOf(await readDraft(db, draft), asked, language, provisionalKeys());
  return { editionId: id, editionName: draft.edition.name, seen, ...plan };
}

/** An upgrade of a state; a crosswalk that contradicts itself is refused. */
export function upgradeOf(state: CurriculumState, asked: AskedUpgrade, language: Language, newKey: NewKey): PlannedUpgrade {
  const refusal = whyNotPlanned(asked.crosswalk);
  if (refusal) throw invalid(refusal);
  return planOf(state, asked, language, newKey);
}

/** What a draft holds. */
export function readDraft(db: Queries, { draftId, homeMajorId }: OpenDraft): Promise<CurriculumState> {
  return readMajorState(db, { majorId: draftId, homeMajorId });
}

/** The digest of the draft alone: an upgrade leaves the current edition out. */
export function digestOfUpgrade(db: Queries, { edition, draftId }: OpenDraft): Promise<string> {
  return digestOfMajors(db, [draftId], edition.id, 'upgrade');
}

/** Numbers that no record of any edition has, for what an upgrade makes. */
export async function storedKeys(db: Queries, asked: AskedUpgrade): Promise<NewKey> {
  const wanted = newKeysOf(asked);
  const keys = {
    requirement: await nextIds(db, schema.graduationRequirements, wanted.requirement),
    indicator: await nextIds(db, schema.indicators, wanted.indicator),
  };
  return (kind) => {
    const key = keys[kind].shift();
    if (key === undefined)
      throw new Error(`editions: an upgrade makes more than the ${wanted[kind]} records of kind ${kind} that were counted`);
    return String(key);
  };
}

/** Beyond every number of a table, for a plan that stores nothing. */
const firstProvisional = 2_000_000_000;

function provisionalKeys(): NewKey {
  let last = firstProvisional;
  return () => String((last += 1));
}
