import { pickFields, type UserProfile } from '@college/curriculum-model';
import type { Queries } from '../db';
import { httpMessages } from '../http/messages';
import { notFound } from '../http/refusal';
import { pictureText } from '../pictures/readPicture';
import { findAvatar, findProfile, profileTexts } from './profileRepository';

/** A person's profile with the picture; what they never wrote is what the account knows. */
export async function readProfile(db: Queries, userId: number): Promise<UserProfile> {
  const row = await findProfile(db, userId);
  if (!row) throw notFound(httpMessages.subjectMissing);
  const avatar = await findAvatar(db, userId);
  const { id, collegeName, contactEmail, email, version, translations, collegeOfAccount } = row;
  return {
    id,
    ...pickFields(profileTexts, row),
    avatar: avatar ? pictureText(avatar) : '',
    collegeName: collegeName || collegeOfAccount,
    contactEmail: contactEmail || email,
    thumbnail: avatar?.thumbnail ?? '',
    version,
    translations,
  };
}
