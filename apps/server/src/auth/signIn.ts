import type { LoginRequest, LoginResponse } from '@college/curriculum-model';
import type { Translations } from '../db';
import { codes } from '../http/codes';
import { Refusal } from '../http/refusal';
import type { CallContext } from '../http/call';
import type { Services } from '../http/services';
import { AnswerWithCookie } from '../http/answerWithCookie';
import { notifyPerson } from '../notices/notifyPerson';
import { verifyPassword } from '../passwords';
import { findThumbnail } from '../profile/profileRepository';
import { secondFactorMessages } from '../second-factor/messages';
import { findSecondFactor } from '../second-factor/secondFactorRepository';
import { spendCode } from '../second-factor/spendCode';
import { deviceNames } from '../sessions/deviceNames';
import { openSession } from '../sessions/sessionRepository';
import { addressGroup } from './addressGroup';
import { deviceCookieName, knownDevice, withMark } from './deviceMark';
import { authMessages } from './messages';
import { countFailure, forgiveTries, returnTry, spendTry } from './throttle';
import { findBySignInName, holdEnabled } from './userRepository';

// No password has this digest.
const nobody = '';
const deviceCookieSeconds = 365 * 86_400;

/** Where a sign-in comes from. */
export interface SignInPlace {
  /** The network address. */
  address: string;
  /** The device cookie as it came; empty where there was none. */
  deviceCookie: string;
  /** What the program calls itself. */
  userAgent: string;
  note: CallContext['note'];
  transaction: CallContext['transaction'];
}

/** Signs in with an e-mail address or user name. The password is checked outside any transaction, for that takes a while on purpose. */
export async function signIn(
  { database, settings, postman }: Services,
  request: LoginRequest,
  { address, deviceCookie, userAgent, note, transaction }: SignInPlace,
  now: Date,
): Promise<AnswerWithCookie<LoginResponse>> {
  const { db } = database;
  const user = await findBySignInName(db, request.email);
  const device = user && knownDevice(deviceCookie, user.passwordHash);
  const attempt = { signInName: request.email, accountId: user?.id, address, device };
  const about = { kind: 'signIn', personId: user?.id, collegeId: user?.collegeId } as const;
  // A known device waits behind nobody who tries names from the same address.
  const lane = device === undefined ? addressGroup(address) : `device ${device}`;
  const { left, isRight } = await tryPassword().catch((error: unknown) => {
    if (error instanceof Refusal) note({ ...about, outcome: 'throttled' });
    throw error;
  });
  if (!user || !isRight) {
    await noteFailure('signIn');
    throw new Refusal(codes.signInRefused, authMessages.wrong(left));
  }
  if (user.disabledAt) {
    // The password was right: that is no try at guessing it.
    await returnTry(db, attempt);
    throw refuseDisabled();
  }
  const factor = await findSecondFactor(db, user.id);
  if (factor && request.code === undefined) {
    // Asking for the code is half of a sign-in that goes right; wrong codes count.
    await returnTry(db, attempt);
    throw new Refusal(codes.codeWanted, secondFactorMessages.codeWanted);
  }
  if (factor && !(await spendCode(db, factor, request.code ?? '', now))) {
    await noteFailure('secondFactor');
    throw new Refusal(codes.codeWanted, secondFactorMessages.wrongCode(left));
  }
  const authToken = await transaction(async (tx) => {
    // It may have been disabled while the password was looked at.
    if (!(await holdEnabled(tx, user.id))) throw refuseDisabled();
    note({ ...about, outcome: 'done', actorId: user.id, what: device === undefined ? 'newDevice' : 'knownDevice' });
    await forgiveTries(tx, attempt);
    const token = await openSession(tx, user.id, now, settings.sessionIdleMilliseconds, { ...deviceNames(userAgent), address });
    if (device === undefined) {
      const event = { kind: 'newDevice', person: user, byUserId: user.id, recipients: [user.email], now } as const;
      await notifyPerson(tx, { ...event, origin: { address, device: userAgent, token } }, settings);
    }
    return token;
  });
  postman?.wake();
  const { id, collegeId, permissionId, relativeId, userName, email, version } = user;
  const shown = { translations: englishName(user.translations), thumbnail: await findThumbnail(db, id) };
  const answer = { user: { id, collegeId, permissionId, relativeId, userName, email, version, ...shown }, authToken };
  const cookie = { name: deviceCookieName, value: withMark(deviceCookie, user.passwordHash), maxAge: deviceCookieSeconds };
  return new AnswerWithCookie(answer, cookie);

  function refuseDisabled() {
    note({ ...about, outcome: 'refused', what: 'disabled' });
    return new Refusal(codes.signInRefused, authMessages.disabled);
  }

  async function noteFailure(kind: 'signIn' | 'secondFactor') {
    note({ ...about, kind, outcome: 'refused' });
    if (left === 0) note({ ...about, kind: 'lockOut', outcome: 'refused', what: device === undefined ? 'account' : 'device' });
    const isAddressLocked = await countFailure(db, attempt, now);
    if (isAddressLocked) note({ kind: 'lockOut', outcome: 'refused', what: 'address' });
  }

  async function tryPassword() {
    const triesLeft = await spendTry(db, attempt, now);
    return { left: triesLeft, isRight: await verifyPassword(request.password, user?.passwordHash ?? nobody, lane) };
  }
}

/** Of the English of a profile, the login info has the name alone: that is what the menus show. */
function englishName({ en }: Translations): Translations {
  return en?.userName ? { en: { userName: en.userName } } : {};
}
