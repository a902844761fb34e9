import { bandOf, type Level } from './bands';

/** The person who asks. */
export interface Actor {
  id: number;
  collegeId: number;
  permissionId: number;
  relativeId: number;
}

/** The record asked about with everything above it; what does not apply is left out. */
export interface Chain {
  collegeId: number;
  departmentId?: number;
  majorId?: number;
  courseId?: number;
  /** Ids of the people who manage the course. */
  managers?: readonly number[];
}

/** What one may want to do (domain.md §1, Rights). `create` also covers deleting and copying into. */
export type Act = 'read' | 'modify' | 'create' | 'manage' | 'collegeManage';

/** Whether the person may do this to that record; the server decides by this alone. */
export function may(actor: Actor, act: Act, chain: Chain): boolean {
  const band = bandOf(actor.permissionId);
  if (!band.read || actor.collegeId !== chain.collegeId) return false;
  if (act === 'read') return true;
  if (act === 'collegeManage') return band.level === 'college' && band.manage;
  if (!isInScope(actor, band.level, chain)) return false;
  if (act === 'modify') return band.modify;
  if (act === 'create') return band.modify && band.level !== 'course';
  return band.manage;
}

/** Whether the record stands at or under the person's relativeId. */
export function isInScope(actor: Actor, level: Level, chain: Chain): boolean {
  if (level === 'college') return actor.collegeId === chain.collegeId;
  if (level === 'department') return chain.departmentId === actor.relativeId;
  if (level === 'major') return chain.majorId === actor.relativeId;
  if (level !== 'course' || chain.courseId === undefined) return false;
  return chain.courseId === actor.relativeId || (chain.managers ?? []).includes(actor.id);
}

const rank: Record<Level, number> = { college: 0, department: 1, major: 2, course: 3, none: 4 };

/** Whether the first has fewer rights than the second: a lower level, or the same level with less allowed. */
export function isLowerRight(permissionId: unknown, thanPermissionId: unknown): boolean {
  const one = bandOf(permissionId);
  const other = bandOf(thanPermissionId);
  if (one.level !== other.level) return rank[one.level] > rank[other.level];
  return Number(one.modify) + Number(one.manage) < Number(other.modify) + Number(other.manage);
}
