import type { UserProfile } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profileMessages } from './messages';
import { isNewPicture, profileProblems, toProfileInput, toProfileValues, type ProfileValues } from './profileValues';

const text = profileMessages.zh;
const profile: UserProfile = {
  id: 5,
  userName: '周敏',
  avatar: 'data:image/png;base64,iVBORw0KGgoA',
  introduction: '讲授数据结构。',
  collegeName: '计算机学院',
  major: '软件工程',
  job: '副教授',
  contactEmail: 'zhoumin@college.example',
  version: 2,
};
const now = '2026-05-13T01:00:00.000Z';
const problemsOf = (change: Partial<ProfileValues>, isAvatarPending = false) =>
  profileProblems({ ...toProfileValues(profile), ...change }, { text, isAvatarPending });

describe('the problems of a profile', () => {
  it.each<[Partial<ProfileValues>, Record<string, string>]>([
    [{}, {}],
    [{ userName: ' ' }, { userName: '请填写姓名。' }],
    [{ userName: '名'.repeat(61) }, { userName: '姓名最多60个字符。' }],
    [{ collegeName: '' }, { collegeName: '请填写所在院系。' }],
    [{ avatar: '' }, { avatar: '请上传头像。' }],
    [{ contactEmail: 'x' }, { contactEmail: '这不是有效的邮箱地址，例如 zhoumin@college.example。' }],
    [{ contactEmail: ' zhoumin@college.example ' }, {}],
  ])('%j', (change, problems) => expect(problemsOf(change)).toEqual(problems));

  it('is a picture on its way', () => expect(problemsOf({ avatar: '' }, true)).toEqual({ avatar: text.avatarPending }));
});

describe('what a save sends', () => {
  it('is the profile again where nothing was changed, without its picture', () => {
    const line = fc.string({ minLength: 1 }).map((word) => word.trim());
    fc.assert(
      fc.property(
        fc.record({ userName: line, introduction: line, collegeName: line, major: line, job: line, contactEmail: line }),
        (texts) => {
          const stored = { ...profile, ...texts };
          const sent = toProfileInput(toProfileValues(stored), stored, { thumbnail: '', now });
          expect(sent).toMatchObject({ ...stored, avatar: '', picture: '', version: 2 });
        },
      ),
    );
  });

  it('takes a new picture along, and none that was removed', () => {
    const picture = 'data:image/jpeg;base64,/9j/4AAQ';
    const values = { ...toProfileValues(profile), avatar: picture };
    expect(toProfileInput(values, profile, { thumbnail: 'data:image/jpeg;base64,/9j/', now })).toMatchObject({ picture });
    expect(isNewPicture({ ...values, avatar: '' }, profile)).toBe(false);
  });
});
