import type { Language } from '@college/curriculum-model';
import { keywordParts } from '../../goals/GoalTable/keywordParts';

interface WordsProps {
  text: string;
  keyword: string;
  language: Language;
}

/** A text of a record: matches are highlighted, and Chinese has its `lang` where the interface is English. */
export function Words({ text, keyword, language }: WordsProps) {
  const lang = language === 'en' && /\p{Script=Han}/u.test(text) ? 'zh-Hans' : undefined;
  const parts = keywordParts(text, keyword).map((part, at) => (part.isHit ? <mark key={at}>{part.text}</mark> : part.text));
  return <span lang={lang}>{parts}</span>;
}
