import { bandOf, mayManageUser, textOf, type Language, type ManagedUser } from '@college/curriculum-model';
import type { Caller } from '../rights/caller';
import { chainOfPerson, type PersonRow } from '../rights/userScope';

/** A person of the caller's scope as the list shows them. */
export function presentPerson(row: PersonRow, caller: Caller, language: Language): ManagedUser {
  const { id, userName, email, collegeId, permissionId, relativeId, translations } = row.user;
  // That the caller reaches the course at all was asked by the query.
  const chain = { ...chainOfPerson(row), managers: [caller.id] };
  return {
    id,
    userName,
    email,
    collegeId,
    permissionId,
    relativeId,
    translations,
    scopeName: scopeName(row, language),
    isEditable: mayManageUser(caller, { permissionId, chain }),
  };
}

function scopeName({ user, college, department, major, course }: PersonRow, language: Language): string {
  const { level } = bandOf(user.permissionId);
  if (level === 'none' || (level !== 'college' && !department)) return '';
  const place = { college, department, major, course }[level];
  return place ? textOf(place, 'name', language) : '';
}
