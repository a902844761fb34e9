import { levelOf, mayManageUser, textOf, type Language, type ManagedUser } from '@college/curriculum-model';
import type { Caller } from '../rights/caller';
import { managedPersonOf, type PersonRow } from '../rights/people';

/** A person of the caller's scope as the list shows them. */
export function presentPerson(row: PersonRow, caller: Caller, language: Language): ManagedUser {
  const { id, userName, email, collegeId, permissionId, relativeId, translations, version, disabledAt, disabledReason } = row.user;
  const isEditable = mayManageUser(caller, managedPersonOf(row, caller));
  return {
    id,
    userName,
    email,
    collegeId,
    permissionId,
    relativeId,
    translations,
    version,
    scopeName: scopeName(row, language),
    disabled: disabledAt && { time: disabledAt.toISOString(), reason: isEditable ? disabledReason : '' },
    isEditable,
  };
}

function scopeName({ user, college, department, major, course }: PersonRow, language: Language): string {
  const level = levelOf(user.permissionId);
  if (level === 'none' || (level !== 'college' && !department)) return '';
  const place = { college, department, major, course }[level];
  return place ? textOf(place, 'name', language) : '';
}
