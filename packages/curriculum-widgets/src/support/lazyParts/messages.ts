import { defineMessages } from '@college/ui/messages';
import { retry } from '@college/ui/words';

/** Messages for lazily loaded parts of a widget. */
export const lazyPartsMessages = defineMessages('lazyParts', {
  words: { retry },
  en: {
    notOpened: 'This could not be opened',
    openAgain: 'Check the network and open it again. If it still fails, save and reload the page.',
    notLoaded: 'This part could not be loaded. Nothing you entered is lost.',
    retrying: 'Retrying',
  },
  zh: {
    notOpened: '没有打开',
    openAgain: '请检查网络后再打开一次；仍不行时，请先保存，再刷新页面。',
    notLoaded: '这一部分没有加载出来，已填的内容都还在。',
    retrying: '正在重试',
  },
});
