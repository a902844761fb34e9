import type { ChangeEditionRequest, DeleteEditionRequest, Edition, Language } from '@college/curriculum-model';
import { noteSave } from '../audit/noteSave';
import type { Queries } from '../db';
import { invalid, notFound } from '../http/refusal';
import { needVersion, refuseOlder, refuseOlderDeletion } from '../http/versions';
import { endProposalsOf } from '../proposals/proposalGate';
import { authorise } from '../rights/authorise';
import type { Caller } from '../rights/caller';
import { editionRows, findEdition, trashDraft, type EditionRow } from './editionRepository';
import { editionMessages } from './messages';
import { editionState, presentEdition } from './presentEdition';

interface Act {
  caller: Caller;
  now: Date;
  language: Language;
}

const noted = { entity: 'edition', state: editionState };

/** Changes what an open draft or scenario is called and what it is for; a scenario becomes a draft, and nothing else. */
export async function changeEdition(db: Queries, { id, version, ...fields }: ChangeEditionRequest, act: Act): Promise<Edition> {
  const edition = await lockOpen(db, id);
  needVersion(version);
  await refuseOlder({ sent: version, stored: edition.version }, editionMessages.changedMeanwhile, () => readEdition(db, id, act.language));
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const saved = await editionRows.update(db, edition, given, act.now);
  await noteSave(db, act, { ...noted, before: edition, after: saved });
  return readEdition(db, id, act.language);
}

/** Marks an open draft or scenario, its major and its courses as deleted; one that somebody else made needs the right to manage the major. */
export async function deleteEdition(db: Queries, { id, version }: DeleteEditionRequest, act: Act): Promise<void> {
  const edition = await lockOpen(db, id);
  const isOwn = edition.createdBy === act.caller.id;
  await authorise(db, act.caller, { auth: isOwn ? 'create' : 'manage', subject: { kind: 'major', id: edition.homeMajorId } });
  needVersion(version);
  await refuseOlderDeletion({ sent: version, stored: edition.version }, () => readEdition(db, id, act.language));
  await endProposalsOf(db, edition, 'withdrawn', act);
  if (edition.majorId !== null) await trashDraft(db, edition.majorId, act.now);
  await editionRows.update(db, edition, { status: 'closed', deletedAt: act.now }, act.now);
  await noteSave(db, act, { ...noted, before: edition, after: null });
}

async function readEdition(db: Queries, id: number, language: Language): Promise<Edition> {
  const found = await findEdition(db, id);
  if (!found) throw notFound(editionMessages.missing);
  return presentEdition(db, found, language);
}

async function lockOpen(db: Queries, id: number): Promise<EditionRow> {
  const edition = await editionRows.lock(db, { id });
  if (!edition) throw notFound(editionMessages.missing);
  if (edition.kind === 'published') throw invalid(editionMessages.published);
  if (edition.status !== 'open') throw invalid(editionMessages.notOpen(edition));
  return edition;
}
