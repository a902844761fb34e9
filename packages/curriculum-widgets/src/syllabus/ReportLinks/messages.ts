import { defineMessages } from '@college/ui/messages';

/** Built-in text of `ReportLinks`; that of the links themselves is `shareLinks`. */
export const reportLinksMessages = defineMessages('reportLinks', {
  en: {
    open: 'Share',
    title: ({ name }: { name?: string }) => (name ? `Links to the syllabus of ${name}` : 'Links to the syllabus'),
    about:
      'Anyone with a link can read and print the saved syllabus without signing in, until the link is revoked. Nobody can change anything with it.',
    noneHint: 'Create one and send it to students or reviewers who have no account.',
  },
  zh: {
    open: '分享',
    title: ({ name }) => (name ? `《${name}》开课说明的链接` : '开课说明的链接'),
    about: '拿到链接的人不用登录就能阅读和打印已保存的开课说明，直到链接被撤销；通过链接不能修改任何内容。',
    noneHint: '新建一个链接，发给没有账号的学生或评审专家。',
  },
});
