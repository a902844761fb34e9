import { labelsOf, profileFields } from '@college/curriculum-model';
import { defineMessages } from '@college/ui/messages';
import { cancel, save, saving } from '@college/ui/words';

/** Built-in text of `Profile`. */
export const profileMessages = defineMessages('profile', {
  words: { save, saving, cancel },
  en: {
    title: 'Profile',
    loading: 'Loading your profile',
    loadFailed: 'Your profile could not be loaded',
    ...labelsOf(profileFields, 'en'),
    userNameHelp: 'Others see it beside courses and edits, and you can sign in with it.',
    contactEmailHelp: 'For colleagues to write to; you still sign in with the address of your account.',
    empty: ({ field }: { field: string }) => `${field} is required.`,
    avatarEmpty: 'Upload an avatar.',
    avatarPending: 'The avatar is not uploaded yet. Wait a moment, or retry the upload.',
    tooLong: ({ field, max }: { field: string; max: number }) => `${field} may have at most ${max} characters.`,
    notEmail: 'This is not an e-mail address, such as zhoumin@college.example.',
    avatarOf: ({ name }: { name: string }) => `Avatar of ${name}`,
    hasAvatar: 'Another picture',
  },
  zh: {
    title: '个人资料',
    loading: '正在载入个人资料',
    loadFailed: '没有取到个人资料',
    ...labelsOf(profileFields, 'zh'),
    userNameHelp: '其他人在课程和修改记录旁看到这个名字，登录时也可用它。',
    contactEmailHelp: '供同事联系；登录仍用账号的邮箱。',
    empty: ({ field }) => `请填写${field}。`,
    avatarEmpty: '请上传头像。',
    avatarPending: '头像还没有上传完成，请稍候，或重试上传。',
    tooLong: ({ field, max }) => `${field}最多${max}个字符。`,
    notEmail: '这不是有效的邮箱地址，例如 zhoumin@college.example。',
    avatarOf: ({ name }) => `${name}的头像`,
    hasAvatar: '另一张图片',
  },
});

/** The text of `Profile` in one language. */
export type ProfileText = typeof profileMessages.en | typeof profileMessages.zh;
