import { isLowerRight, type Actor, type ManagedUser } from '@college/curriculum-model';

/** Why somebody cannot be changed. */
export type FixedReason = 'self' | 'notLower' | 'outside';

/** The reason why a person is not for the caller to change; null for those who are. The server's word decides, the rule only explains it. */
export function whyFixed(person: ManagedUser, actor: Actor): FixedReason | null {
  if (person.id === actor.id) return 'self';
  if (person.isEditable) return null;
  return isLowerRight(person.permissionId, actor.permissionId) ? 'outside' : 'notLower';
}
