import type { LoginResponse } from '@college/curriculum-model';
import type { Queries, Translations } from '../db';
import type { ServerSettings } from '../http/services';
import { notifyPerson } from '../notices/notifyPerson';
import { findThumbnail } from '../profile/profileRepository';
import { deviceNames } from '../sessions/deviceNames';
import { openSession, type CampusSession } from '../sessions/sessionRepository';
import { knownDevice } from './deviceMark';
import type { UserRow } from './userRepository';

interface Opening {
  settings: ServerSettings;
  now: Date;
  place: { address: string; userAgent: string; deviceCookie: string };
  /** What a provider of single sign-on said, where the sign-in was made there. */
  campus?: CampusSession;
}

/** Opens a session for somebody who showed who they are, and tells them by mail where the device is new. Answers its token. */
export async function openSignIn(tx: Queries, user: UserRow, { settings, now, place, campus }: Opening): Promise<string> {
  const { address, userAgent, deviceCookie } = place;
  const origin = { ...deviceNames(userAgent), address };
  const token = await openSession(tx, user.id, now, settings.sessionIdleMilliseconds, origin, campus);
  // A device cookie is signed with the password digest, so an account without a password has none and gets no notice about a new device.
  if (user.passwordHash !== '' && knownDevice(deviceCookie, user.passwordHash) === undefined) {
    const event = { kind: 'newDevice', person: user, byUserId: user.id, recipients: [user.email], now } as const;
    await notifyPerson(tx, { ...event, origin: { address, device: userAgent, token } }, settings);
  }
  return token;
}

/** What whoever signed in gets. */
export async function presentSignIn(db: Queries, user: UserRow, authToken: string): Promise<LoginResponse> {
  const { id, collegeId, permissionId, relativeId, userName, email, version } = user;
  const shown = { translations: englishName(user.translations), thumbnail: await findThumbnail(db, id) };
  return { user: { id, collegeId, permissionId, relativeId, userName, email, version, ...shown }, authToken };
}

/** Of the English of a profile, the login info has the name alone: that is what the menus show. */
function englishName({ en }: Translations): Translations {
  return en?.userName ? { en: { userName: en.userName } } : {};
}
