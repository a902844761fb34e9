import { bandOf, may, type Chain, type OptionItem } from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import type { MockState } from '../mock-api/mockState';
import { chainOf } from '../mock-api/rights';

type Scope = Pick<SampleUser, 'collegeId' | 'permissionId' | 'relativeId'>;

const lists = { college: 'colleges', department: 'departments', major: 'majors', course: 'courseUnits' } as const;

/** What a permission is about with everything above it; undefined where there is no such record. */
export function chainOfScope(state: MockState, { collegeId, permissionId, relativeId }: Scope): Chain | undefined {
  const { level } = bandOf(permissionId);
  if (level === 'none') return relativeId === 0 ? { collegeId } : undefined;
  const rows: readonly { id: number }[] = state[lists[level]];
  return rows.some(({ id }) => id === relativeId) ? chainOf(state, level, relativeId) : undefined;
}

/** What a permission is about, by name. */
export function scopeNameOf(state: MockState, { permissionId, relativeId }: Scope): string {
  const { level } = bandOf(permissionId);
  if (level === 'none') return '';
  const rows: readonly { id: number; name: string }[] = state[lists[level]];
  return rows.find(({ id }) => id === relativeId)?.name ?? '';
}

/** Departments, their majors and their courses, as far as a person manages something in them. */
export function scopesOf(state: MockState, user: SampleUser): OptionItem[] {
  return state.departments
    .map((department) =>
      node(department, majorsOf(state, user, department.id), may(user, 'manage', chainOf(state, 'department', department.id))),
    )
    .filter((item) => item !== undefined);
}

function majorsOf(state: MockState, user: SampleUser, departmentId: number): OptionItem[] {
  return state.majors
    .filter((major) => major.departmentId === departmentId)
    .map((major) => node(major, coursesOf(state, user, major.id), may(user, 'manage', chainOf(state, 'major', major.id))))
    .filter((item) => item !== undefined);
}

function coursesOf(state: MockState, user: SampleUser, majorId: number): OptionItem[] {
  return state.courseUnits
    .filter((unit) => unit.majorId === majorId && may(user, 'manage', chainOf(state, 'course', unit.id)))
    .map(({ id, name }) => ({ label: name, value: id }));
}

/** A node is included if it, or something below it, is managed. */
function node({ id, name }: { id: number; name: string }, children: OptionItem[], isManaged: boolean): OptionItem | undefined {
  if (!isManaged && children.length === 0) return undefined;
  return children.length > 0 ? { label: name, value: id, children } : { label: name, value: id };
}
