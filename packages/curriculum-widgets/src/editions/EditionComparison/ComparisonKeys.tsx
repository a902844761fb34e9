import { useMessages } from '@college/ui/messages';
import { useIsSingleKeyEnabled } from '@college/ui/Shortcuts';
import { styled } from 'styled-components';
import { KeyFoot } from '../../support/KeyFoot';
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
  return <KeyFoot hints={hints}>{unseen !== null && <Fact>{text.unseen({ count: unseen })}</Fact>}</KeyFoot>;
}

const Fact = styled.span`
  margin-inline-start: auto;
`;
