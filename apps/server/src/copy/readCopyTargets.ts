import { may, type Language, type School } from '@college/curriculum-model';
import type { Queries } from '../db';
import { httpMessages } from '../http/messages';
import { notFound } from '../http/refusal';
import { findOrganisation } from '../majors/majorRepository';
import { inReadersLanguage } from '../majors/presentMajor';
import { findAncestry } from '../rights/ancestry';
import type { Caller } from '../rights/caller';

/** The majors into which the caller may copy a course, under their college and school; never the course's own (decision 93). */
export async function readCopyTargets(db: Queries, caller: Caller, courseId: number, language: Language): Promise<School[]> {
  const place = await findAncestry(db, 'course', courseId, caller);
  const organisation = await findOrganisation(db, caller.collegeId);
  if (!place || !organisation) throw notFound(httpMessages.subjectMissing);
  const { college: school, departments, majors } = organisation;
  const open = majors.filter(({ id, departmentId }) => {
    return id !== place.majorId && may(caller, 'create', { collegeId: school.id, departmentId, majorId: id });
  });
  const children = departments.flatMap((department) => {
    const ofDepartment = open.filter(({ departmentId }) => departmentId === department.id);
    if (ofDepartment.length === 0) return [];
    const options = ofDepartment.map((major) => ({ value: major.id, label: inReadersLanguage(major, 'name', language) }));
    return [{ value: department.id, label: inReadersLanguage(department, 'name', language), children: options }];
  });
  return children.length === 0 ? [] : [{ value: school.id, label: inReadersLanguage(school, 'name', language), children }];
}
