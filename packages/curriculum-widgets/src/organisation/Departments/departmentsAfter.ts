import type { CurrentDepartment, Department, DepartmentMajors, MajorInfo } from '@college/curriculum-model';

/** A department, or a major of one, as a save answered it. */
export type StoredRecord = { kind: 'department'; record: Department } | { kind: 'major'; departmentId: number; record: MajorInfo };

/** The departments after a department or a major was stored: in its place, or as the last one where it is new. */
export function withRecord(known: CurrentDepartment, stored: StoredRecord): CurrentDepartment {
  if (stored.kind === 'department') {
    const { collegeId: _, ...record } = stored.record;
    const majors = known.departments.find(({ id }) => id === record.id)?.majors ?? [];
    return { ...known, departments: placed(known.departments, { ...record, majors }) };
  }
  const departments = known.departments.map((department) =>
    department.id === stored.departmentId ? { ...department, majors: placed(department.majors, stored.record) } : department,
  );
  return { ...known, departments };
}

/** The departments after one of them, or a major, was deleted. */
export function withoutRecord(known: CurrentDepartment, { kind, id }: { kind: 'department' | 'major'; id: number }): CurrentDepartment {
  const stays = (record: DepartmentMajors | MajorInfo) => record.id !== id;
  const departments =
    kind === 'department'
      ? known.departments.filter(stays)
      : known.departments.map((department) => ({ ...department, majors: department.majors.filter(stays) }));
  return { ...known, departments };
}

function placed<Item extends { id: number }>(list: readonly Item[], record: Item): Item[] {
  return list.some(({ id }) => id === record.id) ? list.map((one) => (one.id === record.id ? record : one)) : [...list, record];
}
