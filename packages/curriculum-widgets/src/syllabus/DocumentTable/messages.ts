import { defineMessages } from '@college/ui/messages';
import { noData } from '@college/ui/words';

/** Built-in text of the printed document besides its content. */
export const documentTableMessages = defineMessages('documentTable', {
  words: { noData },
  en: {
    strong: 'strong',
    weak: 'weak',
    older: 'older than its Chinese',
  },
  zh: {
    strong: '强',
    weak: '弱',
    older: '早于中文',
  },
});
