import { Check, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { BusyArc, Icon } from '../icons';
import { tokens } from '../theme';
import { filledWithHighlight } from '../theme/filledWithHighlight';
import { VisuallyHidden } from '../VisuallyHidden';
import type { CascaderText } from './messages';

interface CascaderOptionProps {
  id: string;
  index: number;
  count: number;
  /** What is shown, perhaps cut, and the whole. */
  words: string;
  fullWords: string;
  disabledReason: string | undefined;
  /** On the way that the columns show. */
  isSelected: boolean;
  /** The end of the chosen path. */
  isChosen: boolean;
  isActive: boolean;
  isBranch: boolean;
  isPending?: boolean;
  text: CascaderText;
}

/** One choice. Clicks are heard by the list around it. */
export function CascaderOption(props: CascaderOptionProps) {
  const { words, fullWords, disabledReason, text } = props;
  const told = (label: string) => (disabledReason ? text.reason({ label, reason: disabledReason }) : label);
  return (
    <Row
      id={props.id}
      role="option"
      aria-selected={props.isSelected}
      aria-disabled={disabledReason ? true : undefined}
      aria-setsize={props.count}
      aria-posinset={props.index + 1}
      data-index={props.index}
      data-active={props.isActive || undefined}
      title={told(fullWords)}
    >
      <Words aria-hidden={words === fullWords ? undefined : true}>{told(words)}</Words>
      {words !== fullWords && <VisuallyHidden>{told(fullWords)}</VisuallyHidden>}
      {props.isPending ? <BusyArc /> : props.isChosen ? <Icon of={Check} /> : props.isBranch && <Icon of={ChevronRight} />}
    </Row>
  );
}

const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  block-size: 32px;
  padding-inline: ${tokens.space[3]};
  border-radius: ${tokens.radius.control};
  white-space: nowrap;
  cursor: default;

  > svg {
    margin-inline-start: auto;
    color: ${tokens.color.textMuted};
  }
  &:hover,
  &[data-active] {
    background: ${tokens.color.rowHoverRaised};
  }
  &[aria-selected='true'] {
    background: ${tokens.color.selection};
    color: ${tokens.color.selectionText};
    ${filledWithHighlight}
  }
  &[aria-disabled] {
    color: ${tokens.color.textDisabled};
  }
  [role='listbox']:focus-visible &[data-active],
  [role='dialog']:has(input:focus-visible) [data-results] &[data-active] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;

const Words = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;
