import { createHash } from 'node:crypto';
import {
  pickFields,
  thumbnailLength,
  userProfileInputSchema,
  type Budgets,
  type SaveUserInfoRequest,
  type UserProfile,
  type UserProfileInput,
} from '@college/curriculum-model';
import { recordChange } from '../audit/recordChange';
import { refuseBeyondBudget } from '../budgets/storedBytes';
import type { Queries } from '../db';
import type { CallContext } from '../http/call';
import { codes } from '../http/codes';
import { explainError } from '../http/explainError';
import { inspectValue } from '../http/inspectValue';
import { httpMessages } from '../http/messages';
import { conflict, invalid, notFound, Refusal } from '../http/refusal';
import { pictureText, readPicture, type Picture } from '../pictures/readPicture';
import { lockNames, nameColumns, refuseTakenNames } from '../users/signInNames';
import { pictureSentences, profileFieldNames, profileMessages } from './messages';
import { findAvatar, findProfile, lockAccount, profileTexts, putAvatar, updateProfile } from './profileRepository';
import { readProfile } from './readProfile';

/** Saves the caller's own profile. A new name is that of the account too, so that lists of people and the login info follow (decision 131). */
export async function saveProfile(
  db: Queries,
  { file, userInfo }: SaveUserInfoRequest,
  { callerId, note, now, budgets }: { callerId: number; note: CallContext['note']; now: Date; budgets: Budgets },
): Promise<UserProfile> {
  const sent = parseUserInfo(userInfo);
  if (sent.id !== callerId) throw new Refusal(codes.noRight, httpMessages.noRight);
  // A large picture is looked at before the end, and nobody should wait for it who is given a name.
  if (sent.userName !== (await findProfile(db, callerId))?.userName) await lockNames(db);
  await lockAccount(db, callerId);
  const stored = await findProfile(db, callerId);
  if (!stored) throw notFound(httpMessages.subjectMissing);
  if (sent.version !== undefined && sent.version !== stored.version) {
    throw conflict(profileMessages.changedMeanwhile, await readProfile(db, callerId));
  }
  const kept = await findAvatar(db, callerId);
  const fresh = file === '' ? undefined : await readPicture(file, pictureSentences);
  if (!fresh && !kept) throw invalid(profileMessages.avatarMissing, 'file');
  if (fresh) {
    await putAvatar(db, callerId, { ...fresh, thumbnail: await thumbnailOf(fresh, sent.thumbnail) }, now);
    await refuseBeyondBudget(db, callerId, budgets);
  }
  const { userName, translations } = sent;
  if (userName !== stored.userName) note({ kind: 'nameChange', outcome: 'done', personId: callerId });
  const after = pickFields(profileTexts, sent);
  await refuseTakenNames(db, stored, { userName, email: stored.email });
  await updateProfile(db, callerId, { ...after, ...nameColumns(stored, userName), ...(translations && { translations }) }, now);
  const change = {
    entity: 'users',
    entityId: callerId,
    before: { ...pickFields(profileTexts, stored), avatar: digestOf(kept) },
    after: { ...after, avatar: digestOf(fresh ?? kept) },
  };
  await recordChange(db, { at: now, userId: callerId, action: 'updated', ...change });
  return readProfile(db, callerId);
}

function parseUserInfo(text: string): UserProfileInput {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw invalid(profileMessages.notJson);
  }
  inspectValue(content, profileFieldNames);
  const outcome = userProfileInputSchema.safeParse(content, { reportInput: true });
  if (outcome.success) return outcome.data;
  throw invalid(explainError(outcome.error, content, { fieldNames: profileFieldNames }));
}

/** The small picture that came along, else the picture itself where it is small enough. */
async function thumbnailOf(picture: Picture, sent = ''): Promise<string> {
  if (sent !== '') return pictureText(await readPicture(sent, pictureSentences));
  const whole = pictureText(picture);
  return whole.length <= thumbnailLength ? whole : '';
}

// The bytes of every picture would fill the log.
function digestOf(picture: Picture | undefined): string {
  return picture ? `sha256:${createHash('sha256').update(picture.data).digest('hex')}` : '';
}
