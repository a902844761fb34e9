import { bandTitles } from '@college/curriculum-model';
import { defineMessages } from '@college/ui/messages';

export const permissionMessages = defineMessages('permission', {
  words: bandTitles,
  en: {
    manages: 'Manages, modifies',
    modifies: 'Modifies',
    views: 'Views only',
    nothing: 'Own account only',
  },
  zh: {
    manages: '管理、修改',
    modifies: '修改',
    views: '仅查看',
    nothing: '仅自己的账号',
  },
});
/** The words of one language. */
export type PermissionText = typeof permissionMessages.zh;
