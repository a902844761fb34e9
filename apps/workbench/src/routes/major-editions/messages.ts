import { defineMessages } from '@college/ui/messages';

/** Text of the pages of editions, which other pages need not load. */
export const editionPageMessages = defineMessages('editionPages', {
  en: {
    needsCreate: 'Changing the drafts of this major takes the right to create course units in it, which your account does not have.',
    noReceipt: 'The address of this page names no receipt',
    noEdition: 'The address of this page names no draft',
    noDraft: 'No draft to compare with',
    noDraftHint: 'Start one in the list of editions.',
    noScenario: 'No open scenario',
    noPublished: 'The address of this page names no published edition',
  },
  zh: {
    needsCreate: '修改本专业的修订稿，需要在本专业新建课程单元的权限，您的账号没有这项权限。',
    noReceipt: '地址里没有指明回执',
    noEdition: '地址里没有指明修订稿',
    noDraft: '还没有可以比较的修订稿',
    noDraftHint: '请在版本列表中建立修订稿。',
    noScenario: '没有未结束的推演方案',
    noPublished: '地址里没有指明发布版',
  },
});
