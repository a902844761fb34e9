import { Kbd } from '@college/ui/Kbd';
import { useMessages } from '@college/ui/messages';
import { useIsSingleKeyEnabled } from '@college/ui/Shortcuts';
import { listComma } from '@college/ui/words';
import { useLanguage } from '../../support/useLanguage';
import { conflictSides, type SideWords } from './conflictSides';
import { DeskKeys } from './deskParts';
import { editionConflictMessages } from './messages';

/** The keys of conflicts, at the foot of their page. */
export function ConflictKeys({ sides }: { sides: SideWords }) {
  const language = useLanguage();
  const text = useMessages(editionConflictMessages);
  const areKeysOn = useIsSingleKeyEnabled();
  const hints = [
    ...(areKeysOn
      ? [
          { keys: ['1', '2', '3'], does: conflictSides.map((side) => sides[side].name).join(listComma[language]) },
          { keys: ['E'], does: text.keyOwn },
          { keys: ['J', 'K'], does: text.keyMove },
        ]
      : []),
    { keys: ['Ctrl', 'Z'], does: text.keyUndo },
  ];
  return (
    <DeskKeys aria-label={text.keys}>
      {hints.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {does}
        </span>
      ))}
    </DeskKeys>
  );
}
