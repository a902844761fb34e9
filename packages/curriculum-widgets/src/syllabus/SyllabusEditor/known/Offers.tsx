import { useMessages } from '@college/ui/messages';
import { Kbd } from '@college/ui/Kbd';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { styled } from 'styled-components';
import { syllabusEditorMessages } from '../messages';
import type { OfferKeys } from './useOfferKeys';

/** Under an open field: what is known of it, with where from. Tab passes it by. */
export function Offers({ keys: { offers, active, activeId, listId, onTake }, field }: { keys: OfferKeys; field: string }) {
  const text = useMessages(syllabusEditorMessages);
  return (
    <>
      <VisuallyHidden role="status">{active && text.offered({ value: active.value, source: active.source })}</VisuallyHidden>
      {active && (
        <List id={listId} role="listbox" aria-label={text.knownOf({ field })}>
          {offers.map((fact, at) => (
            // The keys are those of the field; the pointer takes an offer at once and leaves the focus where it is.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={fact.value}
              id={`${listId}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={`${listId}-${at}` === activeId}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(fact.value)}
            >
              <span>
                {fact.value}
                <small>{fact.source}</small>
              </span>
              {fact === active && <Kbd>Enter</Kbd>}
            </div>
          ))}
        </List>
      )}
    </>
  );
}

const List = styled.div`
  position: absolute;
  z-index: ${tokens.z.panel};
  inset-block-start: calc(100% - 2px);
  inset-inline-start: 0;
  min-inline-size: min(320px, 100%);
  max-inline-size: 440px;
  padding: ${tokens.space[1]};
  border: ${tokens.layer.edge} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.layer};
  background: ${tokens.color.surfaceRaised};
  box-shadow: ${tokens.color.shadowPopover};

  > [role='option'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[4]};
    padding: ${tokens.space[1]} ${tokens.space[2]};
    border-radius: ${tokens.radius.control};
    cursor: pointer;
  }
  > [role='option']:hover {
    background: ${tokens.color.rowHover};
  }
  > [aria-selected='true'] {
    background: ${tokens.color.selection};
  }
  small {
    display: block;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
`;
