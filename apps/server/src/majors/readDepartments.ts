import type { CurrentDepartment, Language } from '@college/curriculum-model';
import type { Queries } from '../db';
import { httpMessages } from '../http/messages';
import { notFound } from '../http/refusal';
import type { Caller } from '../rights/caller';
import { findOrganisation } from './majorRepository';
import { inReadersLanguage, presentMajor } from './presentMajor';

/** The college with its departments and majors that the caller may read: all of them, but only its own major for the demo account. */
export async function readDepartments(db: Queries, caller: Caller, collegeId: number, language: Language): Promise<CurrentDepartment> {
  const organisation = await findOrganisation(db, collegeId);
  if (!organisation) throw notFound(httpMessages.subjectMissing);
  const { college } = organisation;
  const majors = organisation.majors.filter(({ id }) => !caller.isDemo || id === caller.relativeId);
  const departments = organisation.departments
    .map((department) => ({
      id: department.id,
      name: inReadersLanguage(department, 'name', language),
      majors: majors
        .filter((major) => major.departmentId === department.id)
        .map((major) => presentMajor(major, caller, { collegeId }, language)),
    }))
    .filter(({ majors: listed }) => !caller.isDemo || listed.length > 0);
  return { college: { id: college.id, name: inReadersLanguage(college, 'name', language) }, departments };
}
