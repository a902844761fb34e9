import { groupBy, may, reachOf, textOf, type Language, type OptionItem } from '@college/curriculum-model';
import type { Queries } from '../db';
import type { Caller } from '../rights/caller';
import { listDepartments, listManagedCourses, listMajors } from './scopeRepository';

/** Departments, their majors and their courses, as far as the caller manages something in them. */
export async function readScopes(db: Queries, caller: Caller, language: Language): Promise<OptionItem[]> {
  const { collegeId } = caller;
  const departments = await listDepartments(db, collegeId);
  const majors = groupBy(await listMajors(db, collegeId), ({ departmentId }) => departmentId);
  // Which courses are managed is decided by the database: a college has tens of thousands of them.
  const managed = await listManagedCourses(db, reachOf(caller, 'manage'), language);
  const courses = new Map(managed.map(({ majorId, options }) => [majorId, options]));
  return departments.flatMap((department) => {
    const below = (majors.get(department.id) ?? []).flatMap((major) =>
      optionOf(
        { id: major.id, label: textOf(major, 'name', language) },
        may(caller, 'manage', { collegeId, departmentId: department.id, majorId: major.id }),
        courses.get(major.id) ?? [],
      ),
    );
    const isManaged = may(caller, 'manage', { collegeId, departmentId: department.id });
    return optionOf({ id: department.id, label: textOf(department, 'name', language) }, isManaged, below);
  });
}

/** A place is listed where it, or something below it, is managed. */
function optionOf({ id, label }: { id: number; label: string }, isManaged: boolean, children: OptionItem[]): OptionItem[] {
  if (children.length > 0) return [{ label, value: id, children }];
  return isManaged ? [{ label, value: id }] : [];
}
