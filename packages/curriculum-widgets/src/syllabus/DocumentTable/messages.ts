import { defineMessages } from '@college/ui/messages';

/** Built-in text of what stands on the paper besides the document's own words. */
export const documentTableMessages = defineMessages('documentTable', {
  en: {
    strong: 'strong',
    weak: 'weak',
    noData: 'No Data',
    older: 'older than its Chinese',
  },
  zh: {
    strong: '强',
    weak: '弱',
    noData: '暂无数据',
    older: '早于中文',
  },
});
