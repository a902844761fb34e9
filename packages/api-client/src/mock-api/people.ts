import { textOf, type Language } from '@college/curriculum-model';
import type { MockState } from './mockState';

/** What a person is called by a reader of this language; somebody who is gone has no name. */
export function personName({ users }: Pick<MockState, 'users'>, userId: number | null, language: Language): string {
  const person = users.find(({ id }) => id === userId);
  return person ? textOf(person, 'userName', language) : '';
}
