import { isDemoEmail, type Language } from '@college/curriculum-model';
import type { Services } from '../http/services';
import { runAfterAnswer } from '../outbox/afterAnswer';
import { writeResetMail } from '../outbox/writeMails';
import { SecurityNotes } from '../securityLog/SecurityNotes';
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
  device: string;
  language: Language;
}

/**
 * Takes the wish for a new password. Everything that depends on whether there is such an account happens after the answer, which is
 * therefore the same, and takes the same time, in both cases.
 */
export async function requestReset(services: Services, request: ResetRequest, now: Date): Promise<true> {
  const { email, address } = request;
  const { db } = services.database;
  await spendAllowance(db, { act: 'reset:address', who: addressGroup(address), most: perAddress }, now);
  await spendAllowance(db, { act: 'reset:email', who: email.toLowerCase(), most: perEmail }, now);
  runAfterAnswer(services.database, services.log, () => sendLink(services, request, now));
  return true;
}

async function sendLink({ database, settings, postman, log }: Services, request: ResetRequest, now: Date): Promise<void> {
  const { email, language, ...place } = request;
  // Many people share the demo account; none of them may take it from the others.
  const isDemo = isDemoEmail(email, settings.demoEmail);
  const notes = new SecurityNotes(place, () => now);
  await notes.transaction(database, async (tx) => {
    const account = await findByEmail(tx, email);
    const isAnswered = account && !isDemo && !account.disabledAt;
    if (isAnswered) await writeResetMail(tx, account, await findCollegeNames(tx, account.collegeId), language, now);
    const outcome = isAnswered ? 'done' : 'refused';
    notes.note({ kind: 'resetRequest', outcome, personId: account?.id, collegeId: account?.collegeId });
  });
  notes.writeTo(log, settings);
  postman?.wake();
}
