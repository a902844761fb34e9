import type { Match } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { activeElement } from '@college/ui/shadow';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { Check } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../support/messageOf';
import { BasisTag } from '../BasisTag';
import { EvidenceLine } from '../EvidenceLine';
import { matchingPaneMessages } from './messages';
import { Muted } from '../../support/textParts';

interface MatchCardProps {
  match: Match;
  isReadOnly: boolean;
  onPick: (match: Match) => void | Promise<void>;
}

/** One match: its title, the reason for it, and the button that takes it. A dashed edge means that nobody confirmed it yet. */
export function MatchCard({ match, isReadOnly, onPick }: MatchCardProps) {
  const text = useMessages(matchingPaneMessages);
  const { showToast } = useToast();
  const [state, setState] = useState<'suggested' | 'busy' | 'taken'>('suggested');
  const titleId = useId();
  const cardRef = useRef<HTMLLIElement>(null);
  const { level, description = '', score, terms = [], origin, basis } = match;
  // A KSA item has a number and a text, no title of its own.
  const title = level ? description || match.title : match.title;

  async function handlePick() {
    setState('busy');
    try {
      await onPick(match);
      // The button is removed, so the focus moves to the card.
      if (cardRef.current?.contains(activeElement())) cardRef.current.focus();
      setState('taken');
    } catch (error) {
      setState('suggested');
      showToast({ type: 'error', message: messageOf(error) });
    }
  }

  return (
    <Card ref={cardRef} tabIndex={-1} aria-labelledby={titleId} data-taken={state === 'taken' || undefined}>
      <Words>
        <Title id={titleId} title={title}>
          {level && <span>{level}</span>}
          <b>{title}</b>
        </Title>
        <Muted as="p" title={description}>
          {level ? '' : description}
        </Muted>
        <Why>
          <EvidenceLine score={score} terms={terms} origin={origin} basis={basis} />
        </Why>
      </Words>
      <End>
        {state === 'taken' ? (
          <Taken>
            <Icon of={Check} size="small" />
            {text.taken}
          </Taken>
        ) : (
          <BasisTag basis={basis} usual={text.suggested} />
        )}
        {!isReadOnly && state !== 'taken' && (
          <Button
            size="small"
            aria-label={text.pickNamed({ title })}
            isPending={state === 'busy'}
            pendingLabel={text.picking}
            onPress={() => void handlePick()}
          >
            {text.pick}
          </Button>
        )}
      </End>
    </Card>
  );
}

const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[3]};
  margin-block-end: 12px;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border: 1px dashed ${tokens.color.suggested};
  border-radius: ${tokens.radius.control};

  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
  &[data-taken] {
    border: 1px solid ${tokens.color.borderStrong};
  }
`;

const Words = styled.div`
  display: grid;
  align-content: space-between;
  min-inline-size: 0;

  > * {
    margin: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Title = styled.p`
  > b {
    font-weight: ${tokens.font.strong};
  }
  > span {
    margin-inline-end: ${tokens.space[2]};
    color: ${tokens.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;

const Why = styled.p`
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums;
`;

const End = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  justify-content: space-between;
`;

const Taken = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  color: ${tokens.color.success};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
