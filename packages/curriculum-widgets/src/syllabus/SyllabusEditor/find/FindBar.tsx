import { isInComposition } from '@college/ui/composition';
import { Icon } from '@college/ui/icons';
import { IconButton } from '@college/ui/IconButton';
import { useMessages } from '@college/ui/messages';
import { screenOnly } from '@college/ui/print';
import { TextField } from '@college/ui/TextField';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { findMessages } from './messages';

interface FindBarProps {
  /** What is looked for. */
  query: string;
  /** The place that is shown, counted from 0. */
  current: number;
  count: number;
  /** Counts how often it was opened: each time its field takes the focus. */
  opened: number;
  onSearch: (query: string) => void;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  onFocusChange: (isInside: boolean) => void;
}

/** Finds in the whole text of the paper: Enter goes on, Shift+Enter back, Esc closes. */
export function FindBar({ query, current, count, opened, onSearch, onStep, onClose, onFocusChange }: FindBarProps) {
  const text = useMessages(findMessages);
  const input = useRef<HTMLInputElement>(null);
  // Letters of an unfinished syllable are not looked for.
  const [composed, setComposed] = useState<string | null>(null);
  useEffect(() => input.current?.select(), [opened]);
  const place = { current: current + 1, count };

  function handleKeyDown(event: KeyboardEvent) {
    if (isInComposition(event)) return;
    const isEnter = event.key === 'Enter' && event.target === input.current;
    if (!isEnter && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (isEnter) onStep(event.shiftKey ? -1 : 1);
    else onClose();
  }

  return (
    <Place>
      <Bar
        role="search"
        aria-label={text.title}
        onKeyDown={handleKeyDown}
        onFocus={() => onFocusChange(true)}
        onBlur={({ currentTarget, relatedTarget }) => onFocusChange(currentTarget.contains(relatedTarget))}
        onCompositionStart={() => setComposed(query)}
        onCompositionEnd={() => {
          setComposed(null);
          onSearch(input.current?.value ?? '');
        }}
      >
        <TextField
          inputRef={input}
          aria-label={text.title}
          value={composed ?? query}
          onChange={(next) => (composed === null ? onSearch(next) : setComposed(next))}
        />
        <VisuallyHidden role="status">{query !== '' && (count === 0 ? text.none : text.place(place))}</VisuallyHidden>
        <Count aria-hidden>{query !== '' && (count === 0 ? text.none : `${place.current} / ${count}`)}</Count>
        <IconButton size="small" aria-label={text.before} isDisabled={count === 0} onPress={() => onStep(-1)}>
          <Icon of={ChevronUp} />
        </IconButton>
        <IconButton size="small" aria-label={text.next} isDisabled={count === 0} onPress={() => onStep(1)}>
          <Icon of={ChevronDown} />
        </IconButton>
        <IconButton size="small" aria-label={text.close} onPress={onClose}>
          <Icon of={X} />
        </IconButton>
      </Bar>
    </Place>
  );
}

/* Over the paper, under the bar of the page; it takes no room. */
const Place = styled.div`
  position: sticky;
  inset-block-start: 64px;
  z-index: ${tokens.z.panel};
  display: flex;
  justify-content: flex-end;
  block-size: 0;
  padding-inline: ${tokens.size.pageX};
  ${screenOnly}
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  block-size: max-content;
  margin-block-start: ${tokens.space[2]};
  padding: ${tokens.space[2]};
  border: ${tokens.layer.edge} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.layer};
  background: ${tokens.color.surfaceRaised};
  box-shadow: ${tokens.color.shadowPopover};
`;

const Count = styled.span`
  min-inline-size: 72px;
  padding-inline: ${tokens.space[2]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
`;
