import type { MentionablePerson } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { commentThreadMessages } from './messages';

interface MentionListProps {
  id: string;
  people: readonly MentionablePerson[];
  /** The index of the one that Enter takes. */
  active: number;
  onChoose: (person: MentionablePerson) => void;
}

/** People to mention, below the field; the focus stays in the field. */
export function MentionList({ id, people, active, onChoose }: MentionListProps) {
  const text = useMessages(commentThreadMessages);
  return (
    <Layer role="listbox" id={id} aria-label={text.people}>
      {people.map((person, index) => (
        <Person
          key={person.id}
          role="option"
          id={`${id}-${index}`}
          aria-selected={index === active}
          // The field would lose the focus, and the list with it.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          {person.userName}
        </Person>
      ))}
    </Layer>
  );
}

const Layer = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-start: 0;
  z-index: 1;
  min-inline-size: 200px;
  max-inline-size: 100%;
  margin-block-start: ${tokens.space[1]};
  padding: ${tokens.space[1]};
  border: ${tokens.layer.edge} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.layer};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
  box-shadow: ${tokens.color.shadowPopover};
`;

const Person = styled.div`
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border-radius: ${tokens.radius.control};
  cursor: default;
  overflow-wrap: anywhere;

  &[aria-selected='true'] {
    background: ${tokens.color.selection};
    color: ${tokens.color.selectionText};
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
