import { defineMessages } from '../messages';

/** Built-in text of `Loading`; the long form has its specified wording (reference §2.2). */
export const loadingMessages = defineMessages('loading', {
  en: { label: 'Loading', text: 'Data loading, please wait...' },
  zh: { label: '载入中', text: '数据加载中，请稍候...' },
});
