import { cut, isLong } from '@college/curriculum-model';
import { tokens } from '@college/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { keywordParts } from './keywordParts';
import type { GoalTableText } from './messages';

/** Characters that stand in a row before the rest is asked for. */
export const LONG_GOAL = 240;

interface GoalWordsProps {
  words: string;
  keyword: string;
  text: GoalTableText;
}

/** The words of a row: what was searched for is marked, and a very long text is cut until it is asked for. */
export function GoalWords({ words, keyword, text }: GoalWordsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const isCut = isLong(words, LONG_GOAL);
  if (!isCut) return marked(words, keyword);
  return (
    <span title={isWhole ? undefined : words}>
      {marked(isWhole ? words : cut(words, LONG_GOAL), keyword)}{' '}
      <Toggle type="button" tabIndex={-1} data-stop="whole" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
        {isWhole ? text.less : text.whole}
      </Toggle>
    </span>
  );
}

function marked(words: string, keyword: string) {
  if (keyword === '') return words;
  return keywordParts(words, keyword).map((part, index) => (part.isHit ? <Hit key={index}>{part.text}</Hit> : part.text));
}

const Hit = styled.mark`
  background: none;
  color: inherit;
  font-weight: ${tokens.font.strong};
  text-decoration: underline 2px ${tokens.color.accent};
  text-underline-offset: 3px;
`;

const Toggle = styled.button`
  min-block-size: ${tokens.size.hitMin};
  padding: 0;
  border: 0;
  background: none;
  color: ${tokens.color.accent};
  font: inherit;
  cursor: default;

  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;
