import type { UserProfile } from '@college/curriculum-model';
import { english } from '@college/curriculum-model/fixtures';
import { fn } from 'storybook/test';
import { readAsBase64 } from '../../feedback/ImageUpload/readAsBase64';
import { someImages } from '../../feedback/fakes/images';
import type { ProfileSource } from '../Profile';

/** A profile with every field filled. */
export function aProfile(change: Partial<UserProfile> = {}): UserProfile {
  return {
    id: 1005,
    userName: '周敏',
    avatar: someImages(1)[0]!.shownUrl,
    introduction: '讲授数据结构与算法，研究方向为软件测试。主持校级课程改革两项。',
    collegeName: '计算机学院',
    major: '软件工程',
    job: '副教授',
    contactEmail: 'zhoumin@college.example',
    version: 3,
    translations: english({ userName: 'Zhou Min', job: 'Associate professor' }),
    ...change,
  };
}

/** The same person as they would write in English. */
export function anEnglishProfile(): UserProfile {
  return aProfile({
    userName: 'Zhou Min',
    introduction: 'Teaches data structures and algorithms; works on software testing.',
    collegeName: 'School of Computing',
    major: 'Software Engineering',
    job: 'Associate professor',
    translations: {},
  });
}

/** A server that keeps one profile; `kept` can be changed behind the form's back. */
export function fakeProfile(profile: UserProfile = aProfile()) {
  const kept = { profile };
  return {
    kept,
    loadProfile: fn<ProfileSource['loadProfile']>(async () => structuredClone(kept.profile)),
    saveProfile: fn<ProfileSource['saveProfile']>(async ({ picture, ...sent }) => {
      if (sent.version !== kept.profile.version)
        throw Object.assign(new Error('资料已在别处被修改'), { code: '30009', data: kept.profile });
      kept.profile = { ...sent, avatar: picture || kept.profile.avatar, version: (sent.version ?? 0) + 1 };
      return structuredClone(kept.profile);
    }),
    encodeImage: fn<ProfileSource['encodeImage']>((file) => readAsBase64(file)),
  };
}
