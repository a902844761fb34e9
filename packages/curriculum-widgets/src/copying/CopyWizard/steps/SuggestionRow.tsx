import { labelLimits, numberedText, type BindingSuggestion, type Indicator } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Star } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { X } from 'lucide-react';
import { CutText } from '../CutText';
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
      <Words>
        <Dashed>
          {number} <CutText text={numberedText(indicator.description).text} limit={labelLimits.copyWizard} />
        </Dashed>
        <Reason>
          {text.score({ score: Math.round(suggestion.score * 100) })}
          {' · '}
          {suggestion.terms.length > 0 ? text.terms({ terms: suggestion.terms }) : text.noTerms}
        </Reason>
      </Words>
      <Button variant="link" size="small" aria-label={text.acceptOne({ goal: goalName, number })} onPress={onAccept}>
        {text.accept}
      </Button>
      <IconButton aria-label={text.reject({ goal: goalName, number })} onPress={onReject}>
        <Icon of={X} size="small" />
      </IconButton>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto auto;
  align-items: start;
  column-gap: ${tokens.space[2]};
  padding: 0 ${tokens.space[3]} ${tokens.space[2]} calc(${tokens.space[6]} + 40px);

  > svg {
    margin-block-start: 3px;
  }
  > button {
    margin-block-start: -4px;
    padding-inline: ${tokens.space[1]};
  }
`;

const Words = styled.div`
  display: grid;
  min-inline-size: 0;
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Dashed = styled.span`
  color: ${tokens.color.suggested};
  text-decoration: underline dashed;
  text-underline-offset: 4px;
`;

const Reason = styled.span`
  color: ${tokens.color.textMuted};
  overflow-wrap: anywhere;
`;
