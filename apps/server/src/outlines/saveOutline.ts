import {
  importedOutlineFault,
  outlineFaultSentence,
  outlineFields,
  pickFields,
  type Bilingual,
  type Outline,
  type OutlineFile,
  type OutlineImport,
  type OutlineInput,
  type Saved,
} from '@college/curriculum-model';
import { noteSave } from '../audit/noteSave';
import type { Queries } from '../db';
import { invalid, notFound } from '../http/refusal';
import { needVersion, refuseOlder, refuseOlderDeletion } from '../http/versions';
import type { Caller } from '../rights/caller';
import { outlineMessages } from './messages';
import {
  hasOutline,
  hasOutlineOfCode,
  lockDeletedOutline,
  lockOutline,
  outlineRows,
  presentOutline,
  type StoredOutline,
} from './outlineRepository';

interface Act {
  caller: Caller;
  now: Date;
}

interface Basis {
  id: number;
  version?: number | undefined;
}

type Texts = Omit<OutlineInput, 'id' | 'version'>;

const noted = { entity: 'outlines', state: presentOutline };

/** Adds an outline to the caller's college, or changes one; a shipped one becomes the college's own change of it. */
export async function saveOutline(db: Queries, request: OutlineInput, act: Act): Promise<Saved<Outline>> {
  const { id, version, ...texts } = request;
  refuse(outlineFaultSentence(texts.chapters));
  if (id === 0) return savedReply(await addOutline(db, texts, act));
  const row = await heldOutline(db, { id, version }, act);
  return writeOutline(db, row, { ...columnsOf(texts), origin: row.code === null ? 'own' : 'changed' }, act);
}

/** Has the assistant leave an outline out, or use it again. */
export async function switchOutline(db: Queries, { isOff, ...basis }: Basis & { isOff: boolean }, act: Act): Promise<Saved<Outline>> {
  return writeOutline(db, await heldOutline(db, basis, act), { isOff }, act);
}

/** Deletes an outline of the caller's college; what it made of a shipped one gives way to what is shipped. */
export async function deleteOutline(db: Queries, { id, version }: Basis, act: Act): Promise<void> {
  const row = await lockOutline(db, act.caller.collegeId, id);
  if (!row) throw notFound(outlineMessages.missing);
  if (row.collegeId === null) throw invalid(outlineMessages.shipped);
  needVersion(version);
  await refuseOlderDeletion({ sent: version, stored: row.version }, () => presentOutline(row));
  await outlineRows.update(db, row, { deletedAt: act.now, code: null, formerCode: row.code }, act.now);
  await noteSave(db, act, { ...noted, before: row, after: null });
}

/** Takes an outline of the caller's college out of the trash, in the place of what is shipped if it was a change of that; undefined where the college has another one there now. */
export async function restoreOutline(db: Queries, id: number, { caller, now }: Act): Promise<Outline | undefined> {
  const row = await lockDeletedOutline(db, caller.collegeId, id);
  const { formerCode: code } = row;
  if (code !== null && (await hasOutlineOfCode(db, caller.collegeId, code))) return undefined;
  // What has no place among the shipped ones is the college's own.
  const origin = code === null ? 'own' : row.origin;
  return presentOutline(await outlineRows.update(db, row, { deletedAt: null, code, formerCode: null, origin }, now));
}

/** Adds outlines whose names the college has not got; names the others. */
export async function importOutlines(db: Queries, { outlines }: OutlineFile, act: Act): Promise<OutlineImport> {
  const known: string[] = [];
  for (const texts of outlines) {
    refuse(importedOutlineFault(texts));
    if (await hasOutline(db, act.caller.collegeId, texts.title)) known.push(texts.title);
    else await addOutline(db, texts, act);
  }
  return { added: outlines.length - known.length, known };
}

async function heldOutline(db: Queries, { id, version }: Basis, act: Act): Promise<StoredOutline> {
  const row = await lockOutline(db, act.caller.collegeId, id);
  if (!row) throw notFound(outlineMessages.missing);
  needVersion(version);
  await refuseOlder({ sent: version, stored: row.version }, outlineMessages.changedMeanwhile, () => presentOutline(row));
  return row;
}

async function addOutline(db: Queries, texts: Texts, act: Act): Promise<StoredOutline> {
  const times = { createdBy: act.caller.id, createTime: act.now, updateTime: act.now };
  const added = await outlineRows.insert(db, { collegeId: act.caller.collegeId, origin: 'own', ...columnsOf(texts), ...times });
  await noteSave(db, act, { ...noted, before: null, after: added });
  return added;
}

/** Writes into the college's own row; of a shipped outline it gets one of the next version, which hides the shipped one. */
async function writeOutline(db: Queries, row: StoredOutline, changes: Partial<StoredOutline>, act: Act): Promise<Saved<Outline>> {
  const { id: _, ...copied } = row;
  const { id: createdBy, collegeId } = act.caller;
  const own = { collegeId, createdBy, version: row.version + 1, createTime: act.now, updateTime: act.now };
  const saved =
    row.collegeId === null
      ? await outlineRows.insert(db, { ...copied, ...changes, ...own })
      : await outlineRows.update(db, row, changes, act.now);
  await noteSave(db, act, { ...noted, before: row, after: saved });
  return savedReply(saved);
}

function columnsOf({ writtenOn, translations, ...texts }: Texts) {
  return { ...pickFields(outlineFields, texts), writtenOn, ...(translations && { translations }) };
}

function savedReply(row: StoredOutline): Saved<Outline> {
  return { id: row.id, version: row.version, record: presentOutline(row) };
}

function refuse(sentence: Bilingual | undefined): void {
  if (sentence) throw invalid(sentence, 'chapters');
}
