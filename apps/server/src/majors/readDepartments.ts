import { covers, groupBy, may, reachOf, type CurrentDepartment } from '@college/curriculum-model';
import type { Queries } from '../db';
import { httpMessages } from '../http/messages';
import { notFound } from '../http/refusal';
import type { Caller } from '../rights/caller';
import { findOrganisation } from './majorRepository';
import { inReadersLanguage, presentMajor, presentTranslations, type Reading } from './presentMajor';

/** The college with the majors that the caller may read, and the departments that are all theirs to read, or have such a major. */
export async function readDepartments(db: Queries, caller: Caller, collegeId: number, reading: Reading): Promise<CurrentDepartment> {
  const organisation = await findOrganisation(db, collegeId);
  if (!organisation) throw notFound(httpMessages.subjectMissing);
  const { college } = organisation;
  const reach = reachOf(caller, 'read');
  const nameOf = (record: typeof college) => (reading.asRecorded ? record.name : inReadersLanguage(record, 'name', reading.language));
  const byDepartment = groupBy(
    organisation.majors.filter(({ id, departmentId }) => may(caller, 'read', { collegeId, departmentId, majorId: id })),
    ({ departmentId }) => departmentId,
  );
  const departments = organisation.departments
    .map((department) => ({
      id: department.id,
      name: nameOf(department),
      version: department.version,
      translations: presentTranslations(department.translations),
      majors: (byDepartment.get(department.id) ?? []).map((major) => presentMajor(major, caller, reading)),
    }))
    .filter(({ id, majors }) => majors.length > 0 || (reach !== null && covers(reach, { collegeId, departmentId: id })));
  return { college: { id: college.id, name: nameOf(college), translations: presentTranslations(college.translations) }, departments };
}
