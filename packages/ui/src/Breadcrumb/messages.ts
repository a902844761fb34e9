import { defineMessages } from '../messages';

/** Built-in text of `Breadcrumb`. */
export const breadcrumbMessages = defineMessages('breadcrumb', {
  en: { label: 'Breadcrumb' },
  zh: { label: '当前位置' },
});
