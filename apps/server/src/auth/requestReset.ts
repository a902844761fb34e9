import { isDemoEmail, type Language } from '@college/curriculum-model';
import { inTransaction } from '../http/inTransaction';
import type { Services } from '../http/services';
import { runAfterAnswer } from '../outbox/afterAnswer';
import { writeResetMail } from '../outbox/writeMails';
import { findCollegeNames } from '../users/collegeNames';
import { addressGroup } from './addressGroup';
import { spendAllowance } from './throttle';
import { findByEmail } from './userRepository';

const perEmail = 3;
// A whole classroom may share one address.
const perAddress = 30;

interface ResetRequest {
  email: string;
  address: string;
  language: Language;
}

/**
 * Takes the wish for a new password. Everything that depends on whether there is such an account happens after the answer, which is
 * therefore the same, and takes the same time, in both cases.
 */
export async function requestReset(services: Services, { email, address, language }: ResetRequest, now: Date): Promise<true> {
  const { db } = services.database;
  await spendAllowance(db, { act: 'reset:address', who: addressGroup(address), most: perAddress }, now);
  await spendAllowance(db, { act: 'reset:email', who: email.toLowerCase(), most: perEmail }, now);
  runAfterAnswer(services.database, services.log, () => sendLink(services, email, language, now));
  return true;
}

async function sendLink({ database, settings, postman }: Services, email: string, language: Language, now: Date): Promise<void> {
  // Many people share the demo account; none of them may take it from the others.
  if (isDemoEmail(email, settings.demoEmail)) return;
  await inTransaction(database, async (tx) => {
    const user = await findByEmail(tx, email);
    if (user) await writeResetMail(tx, user, await findCollegeNames(tx, user.collegeId), language, now);
  });
  postman?.wake();
}
