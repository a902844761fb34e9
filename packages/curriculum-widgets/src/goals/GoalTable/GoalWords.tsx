import { isLong } from '@college/curriculum-model';
import { useState } from 'react';
import { keywordParts } from './keywordParts';
import type { GoalTableText } from './messages';

/** Number of characters in a row before the text is truncated. */
export const LONG_GOAL = 240;

/** The words of a row, with what was searched for marked. Text as short as most costs no component of its own. */
export function goalWords(words: string, keyword: string, text: GoalTableText) {
  return isLong(words, LONG_GOAL) ? <LongWords key={words} {...{ words, keyword, text }} /> : marked(words, keyword);
}

interface LongWordsProps {
  words: string;
  keyword: string;
  text: GoalTableText;
}

/** A very long text, clamped to a few lines until expanded. */
function LongWords({ words, keyword, text }: LongWordsProps) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <span title={isWhole ? undefined : words}>
      <span data-part={isWhole ? undefined : 'clamped'}>{marked(words, keyword)}</span>{' '}
      <button type="button" tabIndex={-1} data-part="whole" data-stop="whole" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
        {isWhole ? text.less : text.whole}
      </button>
    </span>
  );
}

function marked(words: string, keyword: string) {
  if (keyword === '') return words;
  return keywordParts(words, keyword).map((part, index) => (part.isHit ? <mark key={index}>{part.text}</mark> : part.text));
}
