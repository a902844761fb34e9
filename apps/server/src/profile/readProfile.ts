import type { UserProfile } from '@college/curriculum-model';
import type { Queries } from '../db';
import { httpMessages } from '../http/messages';
import { notFound } from '../http/refusal';
import { pictureText } from '../pictures/readPicture';
import { findAvatar, findProfile } from './profileRepository';

/** A person's profile with the picture; what they never wrote is what the account knows. */
export async function readProfile(db: Queries, userId: number): Promise<UserProfile> {
  const row = await findProfile(db, userId);
  if (!row) throw notFound(httpMessages.subjectMissing);
  const avatar = await findAvatar(db, userId);
  const { id, userName, email, introduction, collegeName, major, job, contactEmail, version, translations, collegeOfAccount } = row;
  return {
    id,
    userName,
    avatar: avatar ? pictureText(avatar) : '',
    introduction,
    collegeName: collegeName || collegeOfAccount,
    major,
    job,
    contactEmail: contactEmail || email,
    thumbnail: avatar?.thumbnail ?? '',
    version,
    translations,
  };
}
