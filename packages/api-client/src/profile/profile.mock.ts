import { userProfileInputSchema, type UserProfile } from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { checkVersion, refusals } from '../mock-api/refusals';

function profileOf(state: MockState, user: SampleUser): UserProfile {
  const own = {
    id: user.id,
    userName: user.userName,
    avatar: '',
    introduction: '',
    major: '',
    job: '',
    contactEmail: user.email,
    version: 1,
  };
  return state.profiles.get(user.id) ?? { ...own, collegeName: state.colleges.find(({ id }) => id === user.collegeId)?.name ?? '' };
}

function parseProfile(text: string): UserProfile {
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
    checkVersion(sent.version, stored);
    const profile = { ...sent, id: user.id, avatar: file || sent.avatar, version: (stored.version ?? 0) + 1 };
    state.profiles.set(user.id, profile);
    user.userName = profile.userName;
    return profile;
  },

  async encodeImage({ body: { file } }) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const isPng = bytes[0] === 0x89 && bytes[1] === 0x50;
    const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
    if (!isPng && !isJpeg) throw refusals.invalid('file', file.name);
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  },
} satisfies Partial<MockHandlers>;
