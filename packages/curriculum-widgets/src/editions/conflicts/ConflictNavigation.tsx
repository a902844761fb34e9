import type { ConflictChoice, PlannedConflict } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { clauseComma } from '@college/ui/words';
import { Circle, CircleCheck } from 'lucide-react';
import { memo } from 'react';
import { styled } from 'styled-components';
import { PlainList } from '../../support/layoutParts';
import { useLanguage } from '../../support/useLanguage';
import { starOf, conflictTitle } from './conflictWords';
import type { SideWords } from './conflictSides';
import { editionConflictMessages } from './messages';
import type { ConflictDesk } from './useConflictDesk';

interface ConflictNavigationProps {
  desk: ConflictDesk;
  sides: SideWords;
}

/** The conflicts as a list that leads to them, with what was decided. */
export function ConflictNavigation({ desk, sides }: ConflictNavigationProps) {
  return (
    <PlainList>
      {desk.shown.map((conflict) => (
        <ConflictLink
          key={conflict.key}
          conflict={conflict}
          choice={desk.decisions.choices[conflict.key]}
          sides={sides}
          isSelected={conflict.key === desk.selectedKey}
          onGo={desk.goTo}
        />
      ))}
    </PlainList>
  );
}

interface ConflictLinkProps {
  conflict: PlannedConflict;
  choice: ConflictChoice | undefined;
  sides: SideWords;
  isSelected: boolean;
  onGo: (key: string) => void;
}

const ConflictLink = memo(function ConflictLink({ conflict, choice, sides, isSelected, onGo }: ConflictLinkProps) {
  const text = useMessages(editionConflictMessages);
  const language = useLanguage();
  const { title, detail } = conflictTitle(conflict, clauseComma[language]);
  const taken = typeof choice === 'string' ? sides[choice].use : text.own;
  const star = conflict.isRelate && typeof choice === 'object' ? starOf(choice.value) : undefined;
  return (
    <li>
      <Item
        type="button"
        aria-current={isSelected || undefined}
        data-decided={choice !== undefined || undefined}
        onClick={() => onGo(conflict.key)}
      >
        <Icon of={choice === undefined ? Circle : CircleCheck} />
        <span title={detail || undefined}>
          {title}
          <small>{choice === undefined ? text.undecided : star ? text.set({ strength: text[star] }) : taken}</small>
        </span>
      </Item>
    </li>
  );
});

const Item = styled.button`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: 0 10px;
  inline-size: 100%;
  padding: 7px ${tokens.space[4]} 7px ${tokens.size.pageX};
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: default;

  > svg {
    margin-block-start: 2px;
    color: ${tokens.color.warning};
  }
  small {
    display: block;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
  &[data-decided] {
    color: ${tokens.color.textMuted};

    > svg {
      color: ${tokens.color.success};
    }
  }
  &:hover {
    background: ${tokens.color.rowHover};
  }
  &[aria-current] {
    background: ${tokens.color.selection};
    color: ${tokens.color.selectionText};
    box-shadow: inset 3px 0 0 ${tokens.color.accent};

    small {
      color: inherit;
    }
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;
