import type { ConflictChoice, PlannedConflict } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { clauseComma } from '@college/ui/words';
import { Circle, CircleCheck } from 'lucide-react';
import { memo } from 'react';
import { PlainList } from '../../support/layoutParts';
import { useLanguage } from '../../support/useLanguage';
import { starOf, conflictTitle } from './conflictWords';
import { DeskItem } from './deskParts';
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
      <DeskItem
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
      </DeskItem>
    </li>
  );
});
