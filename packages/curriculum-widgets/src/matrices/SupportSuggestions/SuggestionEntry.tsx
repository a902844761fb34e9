import { bindingAt, indicatorAt, textOf, type LinkedMatrices, type SupportSuggestion } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon, Star } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { indicatorLabel } from '../MajorMatrix/majorWords';
import { supportSuggestionsMessages } from './messages';
import { SuggestedStar } from './SuggestedStar';

interface SuggestionEntryProps {
  matrices: LinkedMatrices;
  suggestion: SupportSuggestion;
  isSelected: boolean;
  onSelect: () => void;
  onAccept?: () => void;
  onDecline?: () => void;
  /** Of a declined one. */
  onRestore?: () => void;
  goalsHref?: ((courseId: number) => string) | undefined;
}

/** A suggestion with its reasons: score, shared words, what it rests on, the words of the indicator point, and other majors that do the same. */
export function SuggestionEntry({
  matrices,
  suggestion,
  isSelected,
  onSelect,
  onAccept,
  onDecline,
  onRestore,
  goalsHref,
}: SuggestionEntryProps) {
  const { courseId, requireId, relate, score, terms, origins, elsewhere } = suggestion;
  const text = useMessages(supportSuggestionsMessages);
  const language = useLanguage();
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSelected) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const course = matrices.courses.find(({ id }) => id === courseId);
  const indicator = indicatorAt(matrices, requireId);
  const courseName = course ? textOf(course, 'name', language) : '';
  const name = `${courseName} × ${indicator?.number ?? ''}`;
  const isChange = bindingAt(matrices, courseId, requireId) !== undefined;
  const majors = [...new Set(elsewhere.map(({ majorName }) => majorName))];
  return (
    <Line ref={line} data-selected={isSelected || undefined}>
      <Top>
        <SuggestedStar relate={relate} label={relate === 0 ? text.strong : text.weak} />
        <Name type="button" aria-current={isSelected || undefined} onClick={onSelect}>
          <b>{courseName}</b> × {indicator?.number}
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
          {origins.map(({ kind, id, text: words }) => (
            <Origin key={`${kind} ${id}`}>
              {goalsHref ? (
                <Link variant="inline" href={goalsHref(courseId)}>
                  {text[kind]}
                </Link>
              ) : (
                text[kind]
              )}{' '}
              {words}
            </Origin>
          ))}
        </dd>
        {indicator && (
          <>
            <dt>{text.indicator}</dt>
            <dd>{indicatorLabel(indicator.indicator, language)}</dd>
          </>
        )}
        {majors.length > 0 && (
          <>
            <dt>{text.elsewhere}</dt>
            <dd>{text.inMajors({ names: majors })}</dd>
          </>
        )}
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
