import { majorFields, may, pickFields, type MajorInfo, type Saved, type SaveMajorRequest } from '@college/curriculum-model';
import { savedAs, type Act as AuditAct } from '../audit/act';
import { noteSave } from '../audit/noteSave';
import type { Queries } from '../db';
import { codes } from '../http/codes';
import { httpMessages } from '../http/messages';
import { invalid, notFound, Refusal } from '../http/refusal';
import { needVersion, refuseOlder, refuseOlderDeletion } from '../http/versions';
import type { Caller } from '../rights/caller';
import type { RightsQuestion } from '../rights/authorise';
import { countOpenDrafts, countUnits, majorRows, placeMajor, type PlacedMajor } from './majorRepository';
import { majorMessages } from './messages';
import { presentMajor } from './presentMajor';

interface Act extends Pick<AuditAct, 'now' | 'isRestore'> {
  caller: Caller;
}

const noted = { entity: 'major', state: majorState };

/** A new major needs the right to manage its department, a stored one the right to manage it; either way its department must be one to read. */
export function rightsToSave({ body }: { body: SaveMajorRequest }): RightsQuestion[] {
  const department = { kind: 'department', id: body.departmentId } as const;
  if (body.id === 0) return [{ auth: 'manage', subject: department }];
  return [
    { auth: 'manage', subject: { kind: 'major', id: body.id } },
    { auth: 'read', subject: department },
  ];
}

/** Stores a major, which it answers as recorded; one with id 0 is made. Moving one to another department needs the right to manage both. */
export async function saveMajor(
  db: Queries,
  { id, version, translations, ...fields }: SaveMajorRequest,
  act: Act,
): Promise<Saved<MajorInfo>> {
  const texts = translations ? { ...fields, translations } : fields;
  if (id === 0) {
    const made = await majorRows.insert(db, { ...texts, createdBy: act.caller.id, createTime: act.now, updateTime: act.now });
    const major = await placeMajor(db, made);
    await noteSave(db, act, { ...noted, before: null, after: major });
    return { id: major.id, version: major.version, record: asRecorded(major, act.caller) };
  }
  const major = await lockMajor(db, id);
  const isDraft = major.editionId !== null;
  if (!act.isRestore) needVersion(version);
  await refuseOlder({ sent: version, stored: major.version }, majorMessages.changedMeanwhile, () => asRecorded(major, act.caller));
  const places = [major.departmentId, fields.departmentId];
  if (places[0] !== places[1] && !places.every((place) => managesDepartment(act.caller, place)))
    throw new Refusal(codes.noRight, httpMessages.noRight);
  if (isDraft && places[0] !== places[1]) throw invalid(majorMessages.draftStays);
  const { departmentId: _, ...ofDraft } = texts;
  const saved = await placeMajor(db, await majorRows.update(db, major, isDraft ? ofDraft : texts, act.now));
  await noteSave(db, act, { ...noted, before: major, after: saved, action: savedAs(act) });
  return { id, version: saved.version, record: asRecorded(saved, act.caller) };
}

async function lockMajor(db: Queries, id: number): Promise<PlacedMajor> {
  const major = await majorRows.lock(db, { id });
  if (!major) throw notFound(httpMessages.subjectMissing);
  return placeMajor(db, major);
}

function asRecorded(major: PlacedMajor, caller: Caller): MajorInfo {
  return presentMajor(major, caller, { language: 'zh', asRecorded: true });
}

/** Puts a major without course units into the trash; whoever manages no more than the major itself may not. */
export async function deleteMajor(db: Queries, { id, version }: { id: number; version?: number | undefined }, act: Act): Promise<void> {
  const major = await lockMajor(db, id);
  if (!managesDepartment(act.caller, major.departmentId)) throw new Refusal(codes.noRight, httpMessages.noRight);
  needVersion(version);
  await refuseOlderDeletion({ sent: version, stored: major.version }, () => asRecorded(major, act.caller));
  if (major.editionId !== null) throw invalid(majorMessages.isDraft);
  const drafts = await countOpenDrafts(db, id);
  if (drafts > 0) throw invalid(majorMessages.hasDrafts(drafts));
  const count = await countUnits(db, id);
  if (count > 0) throw invalid(majorMessages.hasCourseUnits(count));
  await majorRows.update(db, major, { deletedAt: act.now }, act.now);
  await noteSave(db, act, { ...noted, before: major, after: null });
}

// By the questions of rights both the major and the department are of the caller's own college.
function managesDepartment(caller: Caller, departmentId: number): boolean {
  return may(caller, 'manage', { collegeId: caller.collegeId, departmentId });
}

/** A major as stored in the audit log. */
export function majorState(major: PlacedMajor) {
  const { id, version, translations } = major;
  return { id, ...pickFields(majorFields, major), version, translations };
}
