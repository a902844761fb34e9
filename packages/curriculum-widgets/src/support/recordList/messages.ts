import { defineMessages } from '@college/ui/messages';

export const recordListMessages = defineMessages('recordList', {
  en: {
    timedOut: 'No reply within 10 seconds',
    timedOutHint: 'The server is slow. If it still responds, the list appears here automatically.',
    searchTimedOutHint: 'The server is slow. Try again, or search for something else.',
  },
  zh: {
    timedOut: '10 秒内没有收到回复',
    timedOutHint: '服务器较慢。回复到达后，列表会自动显示在这里。',
    searchTimedOutHint: '服务器较慢，请重试或换一个关键词。',
  },
});
