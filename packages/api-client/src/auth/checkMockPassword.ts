import { replyCodes, signInRefusals, type Bilingual } from '@college/curriculum-model';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { MockState } from '../mock-api/mockState';
import { mockTriesLeft } from './mockTries';

/** Refuses a wrong password of the caller, and an account that has none. */
export function checkMockPassword(
  { passwords }: Pick<MockState, 'passwords'>,
  { userId, password, wrong }: { userId: number; password: string; wrong: (left: number) => Bilingual },
): void {
  const own = passwords.get(userId);
  if (own === undefined) throw new MockRefusal(replyCodes.validation, signInRefusals.noPassword);
  if (own !== password) throw new MockRefusal(replyCodes.validation, wrong(mockTriesLeft));
}
