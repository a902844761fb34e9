import {
  blankFields,
  emailSchema,
  fieldsWhere,
  namesOf,
  namesWhere,
  pickFields,
  profileFields,
  trimmedTexts,
  type FieldValues,
  type UserProfile,
  type UserProfileInput,
} from '@college/curriculum-model';
import { toEnglishValues, toTranslations, type EnglishValues, type FieldProblems } from '../../support/recordForm';
import type { ProfileText } from './messages';

const texts = fieldsWhere(profileFields, { kind: 'text' });
const textNames = namesOf(texts);
const translated = namesWhere(profileFields, { isTranslated: true });

/** The form values of a profile. */
export interface ProfileValues extends FieldValues<typeof texts> {
  /** The picture as a data URL; empty while there is none. */
  avatar: string;
  contactEmail: string;
  english: EnglishValues;
}

/** A form before anything is read. */
export function blankProfile(): ProfileValues {
  return { ...blankFields(texts), avatar: '', contactEmail: '', english: toEnglishValues(null, translated) };
}

/** The form of a profile. */
export function toProfileValues(profile: UserProfile): ProfileValues {
  return { ...pickFields(profileFields, profile), english: toEnglishValues(profile, translated) };
}

/** The body of a save; the picture is included only if it is new, with a small one for menus. */
export function toProfileInput(
  values: ProfileValues,
  record: UserProfile,
  { thumbnail, now }: { thumbnail: string; now: string },
): UserProfileInput & { picture: string } {
  return {
    id: record.id,
    avatar: '',
    ...trimmedTexts(profileFields, values),
    contactEmail: values.contactEmail.trim(),
    picture: isNewPicture(values, record) ? values.avatar : '',
    thumbnail,
    version: record.version,
    translations: toTranslations(values.english, record, now),
  };
}

/** Whether the form holds another picture than the one that is stored. */
export function isNewPicture({ avatar }: ProfileValues, record: UserProfile | null): boolean {
  return avatar !== '' && avatar !== record?.avatar;
}

/** The problems of a profile, one message per field: all seven are required (reference §2.10). */
export function profileProblems(
  values: ProfileValues,
  { text, isAvatarPending }: { text: ProfileText; isAvatarPending: boolean },
): FieldProblems {
  const problems: Record<string, string> = {};
  for (const field of textNames) {
    const { length } = values[field].trim();
    const max = profileFields[field].maxLength;
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
