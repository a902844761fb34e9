import type { Queries } from '../db';
import { digest } from '../sessions/sessionRepository';
import { takeRecoveryCode, takeStep, type SecondFactorRow } from './secondFactorRepository';
import { plainCode, stepOf } from './totp';

/** Whether a code of the app or a recovery code is right; either is taken once. */
export async function spendCode(db: Queries, { userId, secret }: SecondFactorRow, code: string, now: Date): Promise<boolean> {
  const plain = plainCode(code);
  if (!/^\d{6}$/.test(plain)) return takeRecoveryCode(db, userId, digest(plain), now);
  const step = stepOf(secret, plain, now);
  return step !== undefined && takeStep(db, userId, step);
}
