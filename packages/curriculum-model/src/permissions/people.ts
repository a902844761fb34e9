import { bandOf, type Level } from './bands';
import { isInScope, isLowerRight, type Actor, type Chain } from './rights';

/** A right that somebody is to be given: the permission and what it is about, with everything above that. */
export interface Grant {
  permissionId: number;
  /** For the bands from 4000 on, which are about nothing, the college alone. */
  chain: Chain;
}

/** Somebody with an account, as far as it matters who may change it. */
export interface ManagedPerson {
  permissionId: number;
  /** What the permission is about; the college alone where that is nothing, or nothing that still exists. */
  chain: Chain;
}

/** Whether one may make somebody an account with this right: none above one's own, nothing outside of one's scope. */
export function mayGrant(actor: Actor, { permissionId, chain }: Grant): boolean {
  const own = bandOf(actor.permissionId);
  if (!own.manage || !Number.isInteger(permissionId) || permissionId < 0) return false;
  const { level } = bandOf(permissionId);
  if (depthOf(chain) !== (level === 'none' ? 'college' : level)) return false;
  return !isLowerRight(actor.permissionId, permissionId) && isWithin(actor, own.level, chain);
}

/** Whether one may change somebody's name, e-mail address and password: only of people with fewer rights in one's scope (domain.md §1). */
export function mayManageUser(actor: Actor, { permissionId, chain }: ManagedPerson): boolean {
  const own = bandOf(actor.permissionId);
  return own.manage && isLowerRight(permissionId, actor.permissionId) && isWithin(actor, own.level, chain);
}

function isWithin(actor: Actor, level: Level, chain: Chain): boolean {
  return actor.collegeId === chain.collegeId && isInScope(actor, level, chain);
}

/** What the chain begins at. */
function depthOf({ departmentId, majorId, courseId }: Chain): Exclude<Level, 'none'> {
  if (courseId !== undefined) return 'course';
  if (majorId !== undefined) return 'major';
  return departmentId === undefined ? 'college' : 'department';
}
