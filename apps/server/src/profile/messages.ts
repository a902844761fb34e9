import { changedMeanwhile, imageMessages, profileFields, wireNamesOf, type Bilingual, type FieldNames } from '@college/curriculum-model';

/** Sentences about profiles and pictures, in both languages. */
export const profileMessages = {
  changedMeanwhile: changedMeanwhile.profile,
  avatarMissing: { zh: '请上传头像。', en: 'Upload an avatar.' },
  notJson: { zh: '个人资料（userInfo）不是有效的 JSON。', en: 'The profile (userInfo) is not valid JSON.' },
} as const satisfies Record<string, Bilingual>;

/** What is said about a picture that is not taken. */
export const pictureSentences = { format: imageMessages.format, size: imageMessages.size, broken: imageMessages.broken, field: 'file' };

/** What the fields of a profile and of its picture are called in sentences about them (decision 131). */
export const profileFieldNames: FieldNames = {
  ...wireNamesOf(profileFields),
  file: profileFields.avatar.label,
  thumbnail: { zh: '头像缩略图', en: 'Small avatar' },
};
