import { bandOf, type Band, type Level } from './bands';

/** The caller. */
export interface Actor {
  id: number;
  collegeId: number;
  permissionId: number;
  relativeId: number;
  /** Whether this is the demo account, which reads only what its permission is about. */
  isDemo?: boolean;
}

/** The record in question with everything above it; what does not apply is omitted. */
export interface Chain {
  collegeId: number;
  departmentId?: number;
  majorId?: number;
  courseId?: number;
  /** Ids of the people who manage the course; the one who asks is enough. */
  managers?: readonly number[];
  /** Whether its content is locked while it is reviewed, so that it is only read. */
  isLocked?: boolean;
}

/** What one may want to do (domain.md §1, Rights). `create` also covers deleting and copying into. */
export type Act = 'read' | 'modify' | 'create' | 'manage' | 'collegeManage';

interface Rule {
  /** The right of the band that the act needs. */
  needs: Exclude<keyof Band, 'level'>;
  /** The lowest level that has it. */
  downTo: Level;
  /** Whether it reaches all of the own college, or only what the permission is about. */
  reaches: 'college' | 'scope';
}

/** The rights table: whoever decides something about rights decides it by this. */
const rules: Record<Act, Rule> = {
  read: { needs: 'read', downTo: 'course', reaches: 'college' },
  modify: { needs: 'modify', downTo: 'course', reaches: 'scope' },
  create: { needs: 'modify', downTo: 'major', reaches: 'scope' },
  manage: { needs: 'manage', downTo: 'course', reaches: 'scope' },
  collegeManage: { needs: 'manage', downTo: 'college', reaches: 'scope' },
};

/** The records to which an act extends: those of the college, or those at or under the one record named below it. */
export interface Reach {
  collegeId: number;
  departmentId?: number;
  majorId?: number;
  courseId?: number;
  /** With `courseId`: also the courses that name this person among their managers. */
  managerId?: number;
}

/** The records to which an act of this person extends; null where their band does not have the right. */
export function reachOf(actor: Actor, act: Act): Reach | null {
  if (!mayAnywhere(actor, act)) return null;
  return rules[act].reaches === 'college' && !actor.isDemo ? { collegeId: actor.collegeId } : scopeOf(actor);
}

/** The records whose progress concerns a person: all of the college to those at its level, to others what their permission is about; null for who reads nothing. */
export function progressReachOf(actor: Actor): Reach | null {
  return mayAnywhere(actor, 'read') ? scopeOf(actor) : null;
}

/** Whether the person may do this to that record. */
export function may(actor: Actor, act: Act, chain: Chain): boolean {
  if (chain.isLocked && act !== 'read') return false;
  const reach = reachOf(actor, act);
  if (reach === null) return false;
  // College and departments are the way to a major: to read what they are called says nothing about the majors in them.
  const isAboveMajors = chain.majorId === undefined;
  return covers(act === 'read' && isAboveMajors ? { collegeId: reach.collegeId } : reach, chain);
}

/** Whether the person's band has the right, wherever that may be. */
export function mayAnywhere({ permissionId }: Pick<Actor, 'permissionId'>, act: Act): boolean {
  const { needs, downTo } = rules[act];
  const band = bandOf(permissionId);
  return band[needs] && rank[band.level] <= rank[downTo];
}

/** Whether a record is in a reach. */
export function covers(reach: Reach, chain: Chain): boolean {
  if (reach.collegeId !== chain.collegeId) return false;
  if (reach.departmentId !== undefined) return chain.departmentId === reach.departmentId;
  if (reach.majorId !== undefined) return chain.majorId === reach.majorId;
  if (reach.courseId === undefined) return true;
  if (chain.courseId === undefined) return false;
  return chain.courseId === reach.courseId || (chain.managers ?? []).some((id) => id === reach.managerId);
}

/** What the permission is about. */
function scopeOf({ id, collegeId, permissionId, relativeId }: Actor): Reach | null {
  switch (bandOf(permissionId).level) {
    case 'college':
      return { collegeId };
    case 'department':
      return { collegeId, departmentId: relativeId };
    case 'major':
      return { collegeId, majorId: relativeId };
    case 'course':
      return { collegeId, courseId: relativeId, managerId: id };
    case 'none':
      return null;
  }
}

const rank: Record<Level, number> = { college: 0, department: 1, major: 2, course: 3, none: 4 };

/** Whether the first has fewer rights than the second: a lower level, or the same level with less allowed. */
export function isLowerRight(permissionId: unknown, thanPermissionId: unknown): boolean {
  const one = bandOf(permissionId);
  const other = bandOf(thanPermissionId);
  if (one.level !== other.level) return rank[one.level] > rank[other.level];
  return Number(one.modify) + Number(one.manage) < Number(other.modify) + Number(other.manage);
}
