import { beginSecondFactor, confirmSecondFactor, endSecondFactor, getSecondFactor, resetSecondFactor } from '@college/api-client/contract';
import { requireRecentPassword } from '../auth/requireRecentPassword';
import { handle, type CallContext, type MountedCall } from '../http/call';
import { httpMessages } from '../http/messages';
import { conflict, invalid, notFound, type Refusal } from '../http/refusal';
import { notifyPerson } from '../notices/notifyPerson';
import { closeSessionsOf, digest } from '../sessions/sessionRepository';
import { findAccount } from '../users/userRepository';
import { restoreCodeTries, spendCodeTry } from './codeAllowance';
import { isSecondFactorRequired } from './isSecondFactorRequired';
import { codeName, secondFactorMessages } from './messages';
import { confirmKey, countRecoveryCodes, findKey, findSecondFactor, keepKey, removeSecondFactor } from './secondFactorRepository';
import { spendCode } from './spendCode';
import { keyAddress, newKey, newRecoveryCodes, plainCode } from './totp';

function wrongCode(note: CallContext['note'], personId: number, left: number): Refusal {
  note({ kind: 'secondFactor', outcome: 'refused', personId });
  return invalid(secondFactorMessages.wrongCode(left), 'code');
}

/** The calls about the second factor. */
export const secondFactorCalls: readonly MountedCall[] = [
  handle(getSecondFactor, async ({ db, caller, services: { settings } }) => ({
    isRequired: isSecondFactorRequired(caller, settings),
    isOn: (await findSecondFactor(db, caller.id)) !== undefined,
    codesLeft: await countRecoveryCodes(db, caller.id),
  })),
  handle(beginSecondFactor, async ({ db, caller, token, now }) => {
    await requireRecentPassword(db, token, now);
    const key = newKey();
    if (!(await keepKey(db, caller.id, key, now))) throw conflict(secondFactorMessages.isOn, null);
    return { key, uri: keyAddress(key, caller.email) };
  }),
  handle(
    confirmSecondFactor,
    async ({ services: { database, settings, postman }, body, caller, note, transaction, now, ...origin }) => {
      // The count of tries must stay when the rest is undone.
      const left = await spendCodeTry(database.db, caller.id, now);
      const recoveryCodes = newRecoveryCodes();
      await transaction(async (tx) => {
        const key = await findKey(tx, caller.id);
        if (!key) throw notFound(secondFactorMessages.isOff);
        if (key.confirmedAt) throw conflict(secondFactorMessages.isOn, null);
        if (!(await spendCode(tx, key, body.code, now))) throw wrongCode(note, caller.id, left);
        const hashes = recoveryCodes.map((code) => digest(plainCode(code)));
        if (!(await confirmKey(tx, caller.id, hashes, now))) throw conflict(secondFactorMessages.isOn, null);
        const event = { kind: 'secondFactorOn', person: caller, byUserId: caller.id, recipients: [caller.email], origin, now } as const;
        await notifyPerson(tx, event, settings);
        note({ kind: 'secondFactor', outcome: 'done', personId: caller.id, what: 'on' });
      });
      await restoreCodeTries(database.db, caller.id);
      postman?.wake();
      return { recoveryCodes };
    },
    { ownTransactions: true, fieldNames: codeName },
  ),
  handle(
    endSecondFactor,
    async ({ services: { database, settings, postman }, body, caller, note, transaction, now, ...origin }) => {
      await requireRecentPassword(database.db, origin.token, now);
      const left = await spendCodeTry(database.db, caller.id, now);
      await transaction(async (tx) => {
        const factor = await findSecondFactor(tx, caller.id);
        if (!factor) throw notFound(secondFactorMessages.isOff);
        if (!(await spendCode(tx, factor, body.code, now))) throw wrongCode(note, caller.id, left);
        await removeSecondFactor(tx, caller.id);
        const event = { kind: 'secondFactorOff', person: caller, byUserId: caller.id, recipients: [caller.email], origin, now } as const;
        await notifyPerson(tx, event, settings);
        note({ kind: 'secondFactor', outcome: 'done', personId: caller.id, what: 'off' });
      });
      await restoreCodeTries(database.db, caller.id);
      postman?.wake();
      return true as const;
    },
    { ownTransactions: true, fieldNames: codeName },
  ),
  handle(resetSecondFactor, async ({ db, services: { settings, postman }, body, caller, note, now, ...origin }) => {
    await requireRecentPassword(db, origin.token, now);
    const person = await findAccount(db, body.id);
    if (!person) throw notFound(httpMessages.subjectMissing);
    if (!(await removeSecondFactor(db, person.id))) throw notFound(secondFactorMessages.isOff);
    await closeSessionsOf(db, person.id);
    note({ kind: 'secondFactor', outcome: 'done', personId: person.id, what: 'off' });
    await notifyPerson(db, { kind: 'secondFactorOff', person, byUserId: caller.id, recipients: [person.email], origin, now }, settings);
    postman?.wake();
    return true as const;
  }),
];
