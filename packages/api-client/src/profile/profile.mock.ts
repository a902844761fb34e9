import { changedMeanwhile, imageTypeOf, userProfileInputSchema, type UserProfile, type UserProfileInput } from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { checkVersion, refusals } from '../mock-api/refusals';

function profileOf(state: MockState, user: SampleUser): UserProfile {
  const own = {
    avatar: '',
    introduction: '',
    collegeName: state.colleges.find(({ id }) => id === user.collegeId)?.name ?? '',
    major: '',
    job: '',
    contactEmail: user.email,
    thumbnail: '',
  };
  const translations = 'translations' in user && user.translations ? { translations: user.translations } : {};
  // The name is that of the account, wherever it was changed last.
  return { ...own, ...state.profiles.get(user.id), ...translations, id: user.id, userName: user.userName, version: user.version ?? 1 };
}

function parseProfile(text: string): UserProfileInput {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw refusals.invalid('userInfo', 'JSON');
  }
  const parsed = userProfileInputSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  throw refusals.invalid(`userInfo.${parsed.error.issues[0]?.path.join('.')}`, parsed.error.issues[0]?.message ?? '');
}

export const profileMocks = {
  getUserProfile: ({ state, user }) => profileOf(state, user),

  saveUserInfo({ body: { file, userInfo }, state, user }) {
    const stored = profileOf(state, user);
    const sent = parseProfile(userInfo);
    checkVersion(sent.version, stored, changedMeanwhile.profile);
    const avatar = file || stored.avatar;
    if (avatar === '') throw refusals.invalid('file', '');
    const thumbnail = file ? (sent.thumbnail ?? '') : stored.thumbnail;
    state.profiles.set(user.id, { ...sent, id: user.id, avatar, thumbnail });
    Object.assign(user, {
      version: (user.version ?? 0) + 1,
      userName: sent.userName,
      ...(sent.translations && { translations: sent.translations }),
    });
    return profileOf(state, user);
  },

  async encodeImage({ body: { file } }) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!imageTypeOf(bytes)) throw refusals.invalid('file', file.name);
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  },
} satisfies Partial<MockHandlers>;
