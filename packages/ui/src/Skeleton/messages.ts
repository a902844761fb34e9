import { defineMessages } from '../messages';

/** Built-in text of `SkeletonRows`. */
export const skeletonMessages = defineMessages('skeleton', {
  en: { label: 'Loading' },
  zh: { label: '正在载入' },
});
