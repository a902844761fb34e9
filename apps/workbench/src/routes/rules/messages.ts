import { defineMessages } from '@college/ui/messages';

/** Text of the pages on which departments and majors set their rules. */
export const rulesPageMessages = defineMessages('rulesPages', {
  en: {
    noDepartment: 'The address of this page names no department of your college',
    needsMajor: 'Setting the rules of this major takes the right to manage it, which your account does not have.',
    needsDepartment: 'Setting the rules of this department takes the right to manage it, which your account does not have.',
  },
  zh: {
    noDepartment: '地址里没有指明本校的院系',
    needsMajor: '设置本专业的检查规则，需要管理本专业的权限，您的账号没有这项权限。',
    needsDepartment: '设置本院系的检查规则，需要管理本院系的权限，您的账号没有这项权限。',
  },
});
