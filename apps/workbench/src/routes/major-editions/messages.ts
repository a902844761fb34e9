import { defineMessages } from '@college/ui/messages';

/** Text of the pages of editions, which other pages need not load. */
export const editionPageMessages = defineMessages('editionPages', {
  en: {
    noReceipt: 'The address of this page names no receipt',
    noEdition: 'The address of this page names no draft',
    noDraft: 'No draft to compare with',
    noDraftHint: 'Start one in the list of editions.',
    noScenario: 'No open scenario',
    noPublished: 'The address of this page names no published edition',
  },
  zh: {
    noReceipt: '地址里没有指明回执',
    noEdition: '地址里没有指明修订稿',
    noDraft: '还没有可以比较的修订稿',
    noDraftHint: '请在版本列表中建立修订稿。',
    noScenario: '没有未结束的推演方案',
    noPublished: '地址里没有指明发布版',
  },
});
