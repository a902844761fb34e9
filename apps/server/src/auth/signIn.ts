import { campusRefusals, type LoginRequest, type LoginResponse } from '@college/curriculum-model';
import { maySignInByPassword } from '../campus-sign-in/localSignInRepository';
import { codes } from '../http/codes';
import { Refusal } from '../http/refusal';
import type { CallContext } from '../http/call';
import type { Services } from '../http/services';
import { AnswerWithCookie } from '../http/answerWithCookie';
import { verifyPassword } from '../passwords';
import { secondFactorMessages } from '../second-factor/messages';
import { findSecondFactor } from '../second-factor/secondFactorRepository';
import { spendCode } from '../second-factor/spendCode';
import { addressGroup } from './addressGroup';
import { deviceCookieName, knownDevice, withMark } from './deviceMark';
import { authMessages } from './messages';
import { openSignIn, presentSignIn } from './openSignIn';
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
  if (!(await maySignInByPassword(db, user))) {
    await returnTry(db, attempt);
    note({ ...about, outcome: 'refused', what: 'passwordsClosed' });
    throw new Refusal(codes.signInRefused, campusRefusals.localClosed);
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
    return openSignIn(tx, user, { settings, now, place: { address, userAgent, deviceCookie } });
  });
  postman?.wake();
  const answer = await presentSignIn(db, user, authToken);
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
