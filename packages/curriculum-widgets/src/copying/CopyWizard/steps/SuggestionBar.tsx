import type { BindingSuggestion, Support } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { tokens } from '@college/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ColumnFoot } from './column';
import { suggestionMessages } from './suggestionMessages';

interface SuggestionBarProps {
  suggestions: readonly BindingSuggestion[];
  isPending: boolean;
  /** The strength of an accepted suggestion. */
  strength: Support;
  onStrengthChange: (relate: Support) => void;
  onAccept: (accepted: readonly BindingSuggestion[]) => void;
}

/** Accepts every suggestion from a likeness upwards, with the strength chosen here. */
export function SuggestionBar({ suggestions, isPending, strength, onStrengthChange, onAccept }: SuggestionBarProps) {
  const text = useMessages(suggestionMessages);
  const [threshold, setThreshold] = useState(50);
  const accepted = suggestions.filter(({ score }) => Math.round(score * 100) >= threshold);
  if (isPending || suggestions.length === 0) {
    return (
      <ColumnFoot role="status">
        <Muted>{isPending ? text.suggesting : text.none}</Muted>
      </ColumnFoot>
    );
  }
  return (
    <Foot>
      <Line>
        <Muted>{text.as}</Muted>
        <SegmentedControl
          aria-label={text.as}
          size="small"
          value={String(strength)}
          onChange={(value) => onStrengthChange(value === '0' ? 0 : 1)}
        >
          <Segment value="0">{text.strong}</Segment>
          <Segment value="1">{text.weak}</Segment>
        </SegmentedControl>
        <Accept size="small" isDisabled={accepted.length === 0} onPress={() => onAccept(accepted)}>
          {text.acceptAll({ count: accepted.length })}
        </Accept>
      </Line>
      <Line>
        <Muted aria-hidden>{text.threshold}</Muted>
        <Slider
          type="range"
          min={0}
          max={100}
          step={5}
          value={threshold}
          aria-label={text.thresholdLabel}
          aria-valuetext={text.percent({ score: threshold })}
          onChange={(event) => setThreshold(Number(event.target.value))}
        />
        <Figure aria-hidden>{text.percent({ score: threshold })}</Figure>
      </Line>
    </Foot>
  );
}

const Foot = styled(ColumnFoot)`
  display: grid;
  gap: ${tokens.space[2]};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
`;

const Accept = styled(Button)`
  margin-inline-start: auto;
`;

const Muted = styled.span`
  flex: none;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Figure = styled.span`
  inline-size: 36px;
  text-align: end;
  font-variant-numeric: tabular-nums;
`;

const Slider = styled.input`
  flex: 1;
  min-inline-size: 0;
  block-size: 24px;
  margin: 0;
  accent-color: ${tokens.color.accentFill};

  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;
