import { Kbd } from '@college/ui/Kbd';
import { useMessages } from '@college/ui/messages';
import { useIsSingleKeyEnabled } from '@college/ui/Shortcuts';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { editionComparisonMessages } from './messages';

/** The foot of the page: its keys, and how many changes were not looked at. */
export function ComparisonKeys({ unseen }: { unseen: number | null }) {
  const text = useMessages(editionComparisonMessages);
  const areKeysOn = useIsSingleKeyEnabled();
  const hints = [
    ...(areKeysOn ? [{ keys: ['J', 'K'], does: text.keyWalk }] : []),
    { keys: ['Enter'], does: text.keyOpen },
    ...(areKeysOn
      ? [
          { keys: ['F'], does: text.keyFilter },
          { keys: ['X'], does: text.keySwap },
        ]
      : []),
  ];
  return (
    <Foot>
      {hints.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {does}
        </span>
      ))}
      {unseen !== null && <Fact>{text.unseen({ count: unseen })}</Fact>}
    </Foot>
  );
}

const Foot = styled.footer`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[5]};
  block-size: 40px;
  padding-inline: ${tokens.size.pageX};
  border-block-start: 1px solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  white-space: nowrap;

  > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  @media print {
    display: none;
  }
`;

const Fact = styled.span`
  margin-inline-start: auto;
`;
