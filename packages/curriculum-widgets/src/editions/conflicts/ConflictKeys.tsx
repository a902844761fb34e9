import { Kbd } from '@college/ui/Kbd';
import { useMessages } from '@college/ui/messages';
import { screenOnly } from '@college/ui/print';
import { useIsSingleKeyEnabled } from '@college/ui/Shortcuts';
import { tokens } from '@college/ui/theme';
import { listComma } from '@college/ui/words';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { conflictSides, type SideWords } from './conflictSides';
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
    <Foot aria-label={text.keys}>
      {hints.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {does}
        </span>
      ))}
    </Foot>
  );
}

const Foot = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[5]};
  min-block-size: 40px;
  padding-inline: ${tokens.size.pageX};
  border-block-start: 1px solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  ${screenOnly}

  > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    white-space: nowrap;
  }
`;
