import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { withRequestId } from '@college/ui/RequestId';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { findingsRoot } from '../../rules/fixes/useFocusBeside';
import type { CellAt } from '../MatrixGrid';
import { supportSuggestionsMessages } from './messages';
import { SuggestionEntry, type SuggestionWords } from './SuggestionEntry';
import type { SuggestionsState } from './useSuggestions';

interface SuggestionListProps<One> {
  suggestions: SuggestionsState<One>;
  /** The cell with the ring. */
  cell: CellAt | null;
  keyOf: (one: One) => string;
  cellOf: (one: One) => CellAt;
  wordsOf: (one: One) => SuggestionWords;
  /** An entry was pressed. */
  onSelect: (one: One) => void;
  /** Said where nothing is suggested. */
  nothing: { title: string; hint: string };
}

/** The open suggestions, the act for all of them, and those that were declined. */
export function SuggestionList<One>({ suggestions, cell, keyOf, cellOf, wordsOf, onSelect, nothing }: SuggestionListProps<One>) {
  const { open, declined, accept, decline, message } = suggestions;
  const text = useMessages(supportSuggestionsMessages);
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  const isSelected = (one: One) => {
    const { rowId, columnId } = cellOf(one);
    return cell?.rowId === rowId && cell.columnId === columnId;
  };
  const first = open.find(isSelected);
  const entryOf = (one: One) => ({
    words: wordsOf(one),
    isSelected: isSelected(one),
    isFirst: one === first,
    onSelect: () => onSelect(one),
  });
  return (
    <Root {...findingsRoot}>
      {message && <Message role="alert">{withRequestId(`${text.notStored}${message}`)}</Message>}
      {open.length === 0 && <EmptyState {...nothing} />}
      <List aria-label={text.list}>
        {open.map((one) => (
          <SuggestionEntry
            key={keyOf(one)}
            {...entryOf(one)}
            onAccept={() => void accept([one])}
            onDecline={() => void decline(one, true)}
          />
        ))}
      </List>
      {(open.length > 0 || declined.length > 0) && (
        <Foot>
          {open.length > 0 && (
            <Button size="small" onPress={() => void accept(open)}>
              {text.acceptAll({ count: open.length })}
            </Button>
          )}
          {declined.length > 0 && (
            <Fold
              type="button"
              aria-expanded={isUnfolded}
              aria-controls={isUnfolded ? id : undefined}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              {text.declined({ count: declined.length })}
            </Fold>
          )}
        </Foot>
      )}
      {isUnfolded && declined.length > 0 && (
        <List id={id} aria-label={text.declined({ count: declined.length })}>
          {declined.map((one) => (
            <SuggestionEntry key={keyOf(one)} {...entryOf(one)} onRestore={() => void decline(one, false)} />
          ))}
        </List>
      )}
    </Root>
  );
}

const Root = styled.div`
  outline: none;
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Message = styled.p`
  margin: 0;
  padding: ${tokens.space[3]} ${tokens.space[5]};
  color: ${tokens.color.danger};
`;

const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[5]};
  border-block-start: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};
`;

const Fold = styled.button`
  margin-inline-start: auto;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.mark};
  background: none;
  color: ${tokens.color.textMuted};
  font: ${tokens.type.caption} ${tokens.font.family};

  &:hover {
    color: ${tokens.color.text};
    text-decoration: underline;
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;
