import { defineMessages } from '@college/ui/messages';

export const newPasswordMessages = defineMessages('newPassword', {
  en: {
    fresh: 'New password',
    repeat: 'Repeat the new password',
    empty: 'Enter a new password.',
    sameAsOld: 'The new password must differ from the old one.',
    repeatEmpty: 'Enter the new password again.',
    different: 'The two passwords differ. Enter the same one twice.',
    strengthOf: ({ word }: { word: string }) => `Password strength: ${word}`,
    help: ({ min, recommended }: { min: number; recommended: number }) =>
      `At least ${min} characters, better ${recommended} or more; a few unrelated words are easy to remember and hard to guess.`,
  },
  zh: {
    fresh: '新密码',
    repeat: '再次输入新密码',
    empty: '请填写新密码。',
    sameAsOld: '新密码不能与原密码相同。',
    repeatEmpty: '请再次填写新密码。',
    different: '两次输入的密码不一致，请重新输入。',
    strengthOf: ({ word }) => `密码强度：${word}`,
    help: ({ min, recommended }) => `至少${min}个字符，建议${recommended}个以上。几个互不相关的词连在一起，好记又难猜。`,
  },
});
