import type { LoginRequest, LoginResponse } from '@college/curriculum-model';
import type { Translations } from '../db';
import { codes } from '../http/codes';
import { Refusal } from '../http/refusal';
import type { Services } from '../http/services';
import { verifyPassword } from '../passwords';
import { findThumbnail } from '../profile/profileRepository';
import { openSession } from '../sessions/sessionRepository';
import { authMessages } from './messages';
import { forgiveTries, spendTry } from './throttle';
import { findBySignInName } from './userRepository';

// No password has this digest; checking it takes an unknown name as long as a known one.
const nobody = '';

/** Signs in with an e-mail address or user name. The password is checked outside any transaction, for that takes a while on purpose. */
export async function signIn({ database, settings }: Services, request: LoginRequest, address: string, now: Date): Promise<LoginResponse> {
  const { db } = database;
  const user = await findBySignInName(db, request.email);
  const attempt = { signInName: request.email, accountId: user?.id, address };
  const left = await spendTry(db, attempt, now);
  const isRight = await verifyPassword(request.password, user?.passwordHash ?? nobody);
  if (!user || !isRight) throw new Refusal(codes.signInRefused, authMessages.wrong(left));
  await forgiveTries(db, attempt);
  const authToken = await openSession(db, user.id, now, settings.sessionIdleMilliseconds);
  const { id, collegeId, permissionId, relativeId, userName, email } = user;
  const shown = { translations: englishName(user.translations), thumbnail: await findThumbnail(db, id) };
  return { user: { id, collegeId, permissionId, relativeId, userName, email, ...shown }, authToken };
}

/** Of the English of a profile, the login info has the name alone: that is what the menus show. */
function englishName({ en }: Translations): Translations {
  return en?.userName ? { en: { userName: en.userName } } : {};
}
