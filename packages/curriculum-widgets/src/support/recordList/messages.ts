import { defineMessages } from '@college/ui/messages';
import { noReplyInTime } from '@college/ui/words';

export const recordListMessages = defineMessages('recordList', {
  words: { timedOut: noReplyInTime },
  en: {
    timedOutHint: 'The server is slow. If it still responds, the list appears here automatically.',
    searchTimedOutHint: 'The server is slow. Try again, or search for something else.',
  },
  zh: {
    timedOutHint: '服务器较慢。回复到达后，列表会自动显示在这里。',
    searchTimedOutHint: '服务器较慢，请重试或换一个关键词。',
  },
});
