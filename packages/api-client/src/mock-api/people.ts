import { formerMember, textOf, type Language } from '@college/curriculum-model';
import type { MockState } from './mockState';

/** What a person is called by a reader of this language; a former member by that word, somebody else who is gone by nothing. */
export function personName(
  { users, formerMembers }: Pick<MockState, 'users' | 'formerMembers'>,
  userId: number | null,
  language: Language,
): string {
  const person = users.find(({ id }) => id === userId);
  if (person) return textOf(person, 'userName', language);
  return userId !== null && formerMembers.has(userId) ? formerMember[language] : '';
}
