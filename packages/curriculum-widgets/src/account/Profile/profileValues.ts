import { emailSchema, textLimits, type UserProfile, type UserProfileInput } from '@college/curriculum-model';
import { toEnglishValues, toTranslations, type EnglishValues, type FieldProblems } from '../../support/recordForm';
import { userNameLimit } from '../Account/nameFormState';
import type { ProfileText } from './messages';

/** A profile as its form says it; the department of the form is `collegeName` on the wire (decision 131). */
export interface ProfileValues {
  userName: string;
  /** The picture as a data URL; empty while there is none. */
  avatar: string;
  introduction: string;
  department: string;
  major: string;
  job: string;
  contactEmail: string;
  english: EnglishValues;
}

/** The fields of the wire that have English beside their Chinese. */
export const translatedProfileFields = ['userName', 'introduction', 'collegeName', 'major', 'job'] as const;

/** Longest text of each field. */
export const profileLimits = {
  userName: userNameLimit,
  introduction: textLimits.paragraph,
  department: textLimits.title,
  major: textLimits.title,
  job: textLimits.title,
} as const;

/** A form before anything is read. */
export function blankProfile(): ProfileValues {
  const english = toEnglishValues(null, translatedProfileFields);
  return { userName: '', avatar: '', introduction: '', department: '', major: '', job: '', contactEmail: '', english };
}

/** The form of a profile. */
export function toProfileValues(profile: UserProfile): ProfileValues {
  const { userName, avatar, introduction, collegeName, major, job, contactEmail } = profile;
  const english = toEnglishValues(profile, translatedProfileFields);
  return { userName, avatar, introduction, department: collegeName, major, job, contactEmail, english };
}

/** What a save sends; the picture goes along only where it is a new one, with a small one for menus. */
export function toProfileInput(
  values: ProfileValues,
  record: UserProfile,
  { thumbnail, now }: { thumbnail: string; now: string },
): UserProfileInput & { picture: string } {
  const { userName, introduction, department, major, job, contactEmail, english, avatar } = values;
  const texts = { userName, introduction, collegeName: department, major, job, contactEmail };
  return {
    id: record.id,
    avatar: '',
    ...(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])) as typeof texts),
    picture: isNewPicture(values, record) ? avatar : '',
    thumbnail,
    version: record.version,
    translations: toTranslations(english, record, now),
  };
}

/** Whether the form holds another picture than the one that is stored. */
export function isNewPicture({ avatar }: ProfileValues, record: UserProfile | null): boolean {
  return avatar !== '' && avatar !== record?.avatar;
}

/** What keeps a profile from being saved, in one sentence for each field: all seven are required (reference §2.10). */
export function profileProblems(
  values: ProfileValues,
  { text, isAvatarPending }: { text: ProfileText; isAvatarPending: boolean },
): FieldProblems {
  const problems: Record<string, string> = {};
  for (const field of ['userName', 'introduction', 'department', 'major', 'job'] as const) {
    const { length } = values[field].trim();
    const max = profileLimits[field];
    if (length === 0) problems[field] = text.empty({ field: text[field] });
    else if (length > max) problems[field] = text.tooLong({ field: text[field], max });
  }
  if (isAvatarPending) problems['avatar'] = text.avatarPending;
  else if (values.avatar === '') problems['avatar'] = text.avatarEmpty;
  const email = values.contactEmail.trim();
  if (email === '') problems['contactEmail'] = text.empty({ field: text.contactEmail });
  else if (!emailSchema.safeParse(email).success) problems['contactEmail'] = text.notEmail;
  return problems;
}
