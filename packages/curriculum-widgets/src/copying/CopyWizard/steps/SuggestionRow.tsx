import { numberedText, type BindingSuggestion, type Indicator } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { IconButton } from '@college/ui/IconButton';
import { Icon, Star } from '@college/ui/icons';
import { X } from 'lucide-react';
import { indicatorNumber } from './goalNames';
import { suggestionMessages } from './suggestionMessages';

interface SuggestionRowProps {
  /** G1, G2, … */
  goalName: string;
  indicator: Indicator;
  suggestion: BindingSuggestion;
  onAccept: () => void;
  onReject: () => void;
}

/** A proposal under its goal: dashed, with its reason, and bound only once somebody accepts it. */
export function SuggestionRow({ goalName, indicator, suggestion, onAccept, onReject }: SuggestionRowProps) {
  const text = useMessages(suggestionMessages);
  const number = indicatorNumber(indicator);
  return (
    <Row role="group" aria-label={`${text.suggested} ${goalName} ${number}`}>
      <Star kind="suggested" aria-hidden />
      <Dashed title={indicator.description}>
        {number} {numberedText(indicator.description).text}
      </Dashed>
      <Button variant="link" size="small" aria-label={text.acceptOne({ goal: goalName, number })} onPress={onAccept}>
        {text.accept}
      </Button>
      <IconButton size="small" aria-label={text.reject({ goal: goalName, number })} onPress={onReject}>
        <Icon of={X} size="small" />
      </IconButton>
      <Reason>
        {text.score({ score: Math.round(suggestion.score * 100) })}
        {' · '}
        {suggestion.terms.length > 0 ? text.terms({ terms: suggestion.terms }) : text.noTerms}
      </Reason>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto auto;
  align-items: center;
  column-gap: ${tokens.space[2]};
  padding: 0 ${tokens.space[5]} ${tokens.space[2]} calc(${tokens.space[6]} + 44px);

  > button {
    padding-inline: ${tokens.space[1]};
  }
  ${onNarrowWindow} {
    padding-inline-start: ${tokens.space[6]};
  }
`;

const Dashed = styled.span`
  overflow: hidden;
  color: ${tokens.color.suggested};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  text-decoration: underline dashed;
  text-overflow: ellipsis;
  text-underline-offset: 4px;
  white-space: nowrap;
`;

const Reason = styled.span`
  grid-column: 2 / -1;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  overflow-wrap: anywhere;
`;
