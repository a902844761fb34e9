import type { Support } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon, Star } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Check } from 'lucide-react';
import { Fragment, useEffect } from 'react';
import { styled } from 'styled-components';
import { useFocusBeside } from '../../rules/fixes/useFocusBeside';
import { InChinese } from '../../support/InChinese';
import { langOf } from '../../support/langOf';
import { useLanguage } from '../../support/useLanguage';
import { supportSuggestionsMessages } from './messages';
import { SuggestedStar } from './SuggestedStar';

/** What an entry of the panel says of a suggestion. */
export interface SuggestionWords {
  /** What stands before the sign, in bold, and what behind it. */
  subject: string;
  object: string;
  relate: Support;
  /** Whether a weak support becomes a strong one. */
  isChange: boolean;
  score: number;
  terms: readonly string[];
  origins: readonly { key: string; kind: string; href?: string | undefined; words: string }[];
  /** Further reasons, each with its name. */
  facts: readonly { name: string; words: string }[];
}

interface SuggestionEntryProps {
  words: SuggestionWords;
  /** Whether its cell has the ring. */
  isSelected: boolean;
  /** Whether it is the first of them, which the panel scrolls to. */
  isFirst: boolean;
  onSelect: () => void;
  onAccept?: () => void;
  onDecline?: () => void;
  /** Of a declined one. */
  onRestore?: () => void;
}

/** A suggestion with its reasons: score, shared words, what it rests on, and what else speaks for it. */
export function SuggestionEntry({ words, isSelected, isFirst, onSelect, onAccept, onDecline, onRestore }: SuggestionEntryProps) {
  const { subject, object, relate, isChange, score, terms, origins, facts } = words;
  const text = useMessages(supportSuggestionsMessages);
  const language = useLanguage();
  const line = useFocusBeside<HTMLLIElement>();
  useEffect(() => {
    if (isFirst) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isFirst, line]);
  const name = `${subject} × ${object}`;
  return (
    <Line ref={line} data-selected={isSelected || undefined}>
      <Top>
        <SuggestedStar relate={relate} label={relate === 0 ? text.strong : text.weak} />
        <Name type="button" aria-current={isSelected || undefined} onClick={onSelect}>
          <b lang={langOf(subject, language)}>{subject}</b> × <InChinese text={object} language={language} />
        </Name>
        {isChange && (
          <Change role="img" aria-label={text.instead}>
            <Star kind="weak" size="small" aria-hidden />→<Star kind="strong" size="small" aria-hidden />
          </Change>
        )}
        <Score role="img" aria-label={text.score({ score: score.toFixed(2) })}>
          <Bar style={{ inlineSize: 32 }}>
            <i style={{ inlineSize: `${score * 100}%` }} />
          </Bar>
          {score.toFixed(2)}
        </Score>
      </Top>
      <Facts>
        {terms.length > 0 && (
          <>
            <dt>{text.terms}</dt>
            <dd>
              {terms.slice(0, 4).map((term) => (
                <Term key={term}>{term}</Term>
              ))}
            </dd>
          </>
        )}
        <dt>{text.origin}</dt>
        <dd>
          {origins.map(({ key, kind, href, words: origin }) => (
            <Origin key={key}>
              {href ? (
                <Link variant="inline" href={href}>
                  {kind}
                </Link>
              ) : (
                kind
              )}{' '}
              {origin}
            </Origin>
          ))}
        </dd>
        {facts.map((fact) => (
          <Fragment key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.words}</dd>
          </Fragment>
        ))}
      </Facts>
      <Acts>
        {onAccept && (
          <Button size="small" aria-label={text.acceptOf({ name })} onPress={onAccept}>
            <Icon of={Check} size="small" />
            {text.accept}
          </Button>
        )}
        {onDecline && (
          <Button size="small" variant="ghost" aria-label={text.declineOf({ name })} onPress={onDecline}>
            {text.decline}
          </Button>
        )}
        {onRestore && (
          <Button size="small" variant="ghost" aria-label={text.restoreOf({ name })} onPress={onRestore}>
            {text.restore}
          </Button>
        )}
      </Acts>
    </Line>
  );
}

const Line = styled.li`
  display: grid;
  gap: ${tokens.space[1]};
  padding: 10px ${tokens.space[5]} ${tokens.space[3]};
  border-block-end: 1px solid ${tokens.color.border};

  &[data-selected] {
    background: ${tokens.color.selection};
    box-shadow: inset 2px 0 0 ${tokens.color.accent};
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: 20px;
`;

const Name = styled.button`
  min-inline-size: 0;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.mark};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;

  > b {
    font-weight: ${tokens.font.strong};
  }
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;

const Change = styled.span`
  flex: none;
  color: ${tokens.color.textMuted};
`;

const Score = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[2]};
  margin-inline-start: auto;
  color: ${tokens.color.textMuted};
  font: ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.span`
  display: inline-block;
  block-size: 4px;
  background: ${tokens.color.track};

  /* English names need its room. */
  &:lang(en) {
    display: none;
  }
  > i {
    display: block;
    block-size: 4px;
    background: ${tokens.color.strong};
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px ${tokens.space[3]};
  margin: 0;
  font: ${tokens.type.caption} ${tokens.font.family};

  > dt {
    color: ${tokens.color.textMuted};
  }
  > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Term = styled.span`
  margin-inline-end: ${tokens.space[2]};
  text-decoration: underline;
  text-decoration-color: ${tokens.color.borderControl};
  text-underline-offset: 3px;
`;

const Origin = styled.span`
  display: block;
`;

const Acts = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
`;
