import type { UserProfile } from '@college/curriculum-model';
import { english } from '@college/curriculum-model/fixtures';
import { someImages } from '../../feedback/fakes/images';
import type { College } from '../../support/fakes/aCollege';

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

/** Keeps a profile as the one of its person. */
export function keepProfile({ state }: College, profile: UserProfile) {
  state.profiles.set(profile.id, profile);
  Object.assign(
    state.users.find(({ id }) => id === profile.id)!,
    { userName: profile.userName, translations: profile.translations, version: profile.version },
  );
}
