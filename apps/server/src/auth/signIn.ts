import type { LoginRequest, LoginResponse } from '@college/curriculum-model';
import type { Translations } from '../db';
import { codes } from '../http/codes';
import { Refusal } from '../http/refusal';
import type { Services } from '../http/services';
import { AnswerWithCookie } from '../http/answerWithCookie';
import { verifyPassword } from '../passwords';
import { findThumbnail } from '../profile/profileRepository';
import { openSession } from '../sessions/sessionRepository';
import { addressGroup } from './addressGroup';
import { deviceCookieName, knownDevice, withMark } from './deviceMark';
import { authMessages } from './messages';
import { countFailure, forgiveTries, spendTry } from './throttle';
import { findBySignInName } from './userRepository';

// No password has this digest.
const nobody = '';
const deviceCookieSeconds = 365 * 86_400;

/** Where a sign-in comes from. */
export interface SignInPlace {
  /** The network address. */
  address: string;
  /** The device cookie as it came; empty where there was none. */
  deviceCookie: string;
}

/** Signs in with an e-mail address or user name. The password is checked outside any transaction, for that takes a while on purpose. */
export async function signIn(
  { database, settings }: Services,
  request: LoginRequest,
  { address, deviceCookie }: SignInPlace,
  now: Date,
): Promise<AnswerWithCookie<LoginResponse>> {
  const { db } = database;
  const user = await findBySignInName(db, request.email);
  const device = user && knownDevice(deviceCookie, user.passwordHash);
  const attempt = { signInName: request.email, accountId: user?.id, address, device };
  const left = await spendTry(db, attempt, now);
  // A known device waits behind nobody who tries names from the same address.
  const lane = device === undefined ? addressGroup(address) : `device ${device}`;
  const isRight = await verifyPassword(request.password, user?.passwordHash ?? nobody, lane);
  if (!user || !isRight) {
    await countFailure(db, attempt, now);
    throw new Refusal(codes.signInRefused, authMessages.wrong(left));
  }
  await forgiveTries(db, attempt);
  const authToken = await openSession(db, user.id, now, settings.sessionIdleMilliseconds);
  const { id, collegeId, permissionId, relativeId, userName, email } = user;
  const shown = { translations: englishName(user.translations), thumbnail: await findThumbnail(db, id) };
  const answer = { user: { id, collegeId, permissionId, relativeId, userName, email, ...shown }, authToken };
  const cookie = { name: deviceCookieName, value: withMark(deviceCookie, user.passwordHash), maxAge: deviceCookieSeconds };
  return new AnswerWithCookie(answer, cookie);
}

/** Of the English of a profile, the login info has the name alone: that is what the menus show. */
function englishName({ en }: Translations): Translations {
  return en?.userName ? { en: { userName: en.userName } } : {};
}
