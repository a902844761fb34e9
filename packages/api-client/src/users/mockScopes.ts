import {
  levelOf,
  may,
  scopeLevels,
  textOf,
  type Chain,
  type Language,
  type OptionItem,
  type ScopePath,
  type Translations,
} from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import type { MockState } from '../mock-api/mockState';
import { chainOf } from '../mock-api/rights';

type Row = { id: number; name: string; translations?: Translations };
type Scope = Pick<SampleUser, 'collegeId' | 'permissionId' | 'relativeId'>;

const lists = { college: 'colleges', department: 'departments', major: 'majors', course: 'courseUnits' } as const;

/** What a permission is about with everything above it; undefined where there is no such record. */
export function chainOfScope(state: MockState, { collegeId, permissionId, relativeId }: Scope): Chain | undefined {
  const level = levelOf(permissionId);
  if (level === 'none') return relativeId === 0 ? { collegeId } : undefined;
  const rows: readonly { id: number }[] = state[lists[level]];
  return rows.some(({ id }) => id === relativeId) ? chainOf(state, level, relativeId) : undefined;
}

/** What a permission is about, by name. */
export function scopeNameOf(state: MockState, { permissionId, relativeId }: Scope, language: Language): string {
  const level = levelOf(permissionId);
  if (level === 'none') return '';
  const rows: readonly Row[] = state[lists[level]];
  const row = rows.find(({ id }) => id === relativeId);
  return row ? textOf(row, 'name', language) : '';
}

/** Departments, their majors and their courses, as far as a person manages something in them. */
export function scopesOf(state: MockState, user: SampleUser, language: Language): OptionItem[] {
  const isManaged = (kind: 'department' | 'major' | 'course', id: number) => may(user, 'manage', chainOf(state, kind, id));
  const optionOf = (row: Row): OptionItem => ({ label: textOf(row, 'name', language), value: row.id });

  /** A node is included if it, or something below it, is managed. */
  function node(row: Row, kind: 'department' | 'major', children: OptionItem[]): OptionItem[] {
    if (children.length > 0) return [{ ...optionOf(row), children }];
    return isManaged(kind, row.id) ? [optionOf(row)] : [];
  }
  const coursesOf = (major: Row) =>
    state.courseUnits.filter(({ id, majorId }) => majorId === major.id && isManaged('course', id)).map(optionOf);
  const majorsOf = (department: Row) =>
    state.majors.filter(({ departmentId }) => departmentId === department.id).flatMap((major) => node(major, 'major', coursesOf(major)));
  return state.departments.flatMap((department) => node(department, 'department', majorsOf(department)));
}

/** Whether a person manages the place at the end of a path. */
export function managesScope(state: MockState, user: SampleUser) {
  return (path: ScopePath) => may(user, 'manage', chainOf(state, scopeLevels[path.length - 1]!, path.at(-1)!.value));
}
