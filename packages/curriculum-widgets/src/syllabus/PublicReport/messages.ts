import { defineMessages } from '@college/ui/messages';
import * as domainTerms from '@college/curriculum-model/terms';
import { bothLanguages, chinese, print } from '@college/ui/words';

/** Built-in text of the page on which a published syllabus is read. */
export const publicReportMessages = defineMessages('publicReport', {
  words: { product: domainTerms.syllabus, zh: chinese, both: bothLanguages, print },
  en: {
    languages: 'Language of the syllabus',
    en: 'English',
    loading: 'Loading the syllabus',
    unknown: 'This link leads to no syllabus',
    unknownHint: 'It was revoked, or the address is not complete. Ask the teacher who gave it to you for a new one.',
    failed: 'The syllabus could not be fetched',
    home: 'Go to the start',
  },
  zh: {
    languages: '开课说明的语言',
    en: 'English',
    loading: '正在加载开课说明',
    unknown: '这个链接没有对应的开课说明',
    unknownHint: '链接已被撤销，或地址不完整。请向给您链接的教师索取新的链接。',
    failed: '没有取到开课说明',
    home: '前往首页',
  },
});
