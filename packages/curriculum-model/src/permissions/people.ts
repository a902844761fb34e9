import { bandOf, type Level } from './bands';
import { covers, isLowerRight, reachOf, type Actor, type Chain } from './rights';

/** A right to be granted: the permission and its subject, with everything above that. */
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
  if (!Number.isInteger(permissionId) || permissionId < 0) return false;
  const { level } = bandOf(permissionId);
  if (depthOf(chain) !== (level === 'none' ? 'college' : level)) return false;
  return !isLowerRight(actor.permissionId, permissionId) && managesAt(actor, chain);
}

/** Whether one may change somebody's name, e-mail address and password: only of people with fewer rights in one's scope (domain.md §1). */
export function mayManageUser(actor: Actor, { permissionId, chain }: ManagedPerson): boolean {
  return isLowerRight(permissionId, actor.permissionId) && managesAt(actor, chain);
}

function managesAt(actor: Actor, chain: Chain): boolean {
  const reach = reachOf(actor, 'manage');
  return reach !== null && covers(reach, chain);
}

/** What the chain begins at. */
function depthOf({ departmentId, majorId, courseId }: Chain): Exclude<Level, 'none'> {
  if (courseId !== undefined) return 'course';
  if (majorId !== undefined) return 'major';
  return departmentId === undefined ? 'college' : 'department';
}
