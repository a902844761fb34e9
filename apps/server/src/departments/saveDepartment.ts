import { departmentFields, pickFields, type Department, type Saved, type SaveDepartmentRequest } from '@college/curriculum-model';
import { noteSave } from '../audit/noteSave';
import type { Queries } from '../db';
import { httpMessages } from '../http/messages';
import { invalid, notFound } from '../http/refusal';
import { needVersion, refuseOlder, refuseOlderDeletion } from '../http/versions';
import type { Caller } from '../rights/caller';
import { countMajors, departmentRows, isNameTaken, type DepartmentRow } from './departmentRepository';
import { departmentMessages } from './messages';

interface Act {
  caller: Caller;
  now: Date;
}

const noted = { entity: 'department', state: departmentState };

/** Stores a department; one with id 0 is made in the caller's college. */
export async function saveDepartment(db: Queries, request: SaveDepartmentRequest, act: Act): Promise<Saved<Department>> {
  const { id, version, translations, ...fields } = request;
  const { collegeId } = act.caller;
  const texts = translations ? { ...fields, translations } : fields;
  const department = id === 0 ? null : await departmentRows.lock(db, { id });
  if (department === undefined) throw notFound(httpMessages.subjectMissing);
  if (department) {
    needVersion(version);
    await refuseOlder({ sent: version, stored: department.version }, departmentMessages.changedMeanwhile, () =>
      departmentState(department),
    );
  }
  if (await isNameTaken(db, collegeId, fields.name, id)) throw invalid(departmentMessages.nameTaken);
  const saved = department
    ? await departmentRows.update(db, department, texts, act.now)
    : await departmentRows.insert(db, { collegeId, ...texts, createdBy: act.caller.id, createTime: act.now, updateTime: act.now });
  await noteSave(db, act, { ...noted, before: department, after: saved });
  return { id: saved.id, version: saved.version, record: departmentState(saved) };
}

/** Puts a department without majors into the trash. */
export async function deleteDepartment(
  db: Queries,
  { id, version }: { id: number; version?: number | undefined },
  act: Act,
): Promise<void> {
  const department = await departmentRows.lock(db, { id });
  if (!department) throw notFound(httpMessages.subjectMissing);
  needVersion(version);
  await refuseOlderDeletion({ sent: version, stored: department.version }, () => departmentState(department));
  const count = await countMajors(db, id);
  if (count > 0) throw invalid(departmentMessages.hasMajors(count));
  await departmentRows.update(db, department, { deletedAt: act.now }, act.now);
  await noteSave(db, act, { ...noted, before: department, after: null });
}

/** A department as recorded, on the wire and in the audit log. */
export function departmentState(department: DepartmentRow): Department {
  const { id, collegeId, version, translations } = department;
  return { id, collegeId, ...pickFields(departmentFields, department), version, translations };
}
