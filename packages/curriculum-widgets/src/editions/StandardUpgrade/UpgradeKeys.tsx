import { useMessages } from '@college/ui/messages';
import { useIsSingleKeyEnabled } from '@college/ui/Shortcuts';
import { KeyFoot } from '../../support/KeyFoot';
import { standardUpgradeMessages } from './messages';

/** The keys of an upgrade, at the foot of its page. */
export function UpgradeKeys() {
  const text = useMessages(standardUpgradeMessages);
  const areKeysOn = useIsSingleKeyEnabled();
  const hints = [...(areKeysOn ? [{ keys: ['J', 'K'], does: text.keyMove }] : []), { keys: ['Ctrl', 'Z'], does: text.keyUndo }];
  return <KeyFoot aria-label={text.keys} hints={hints} />;
}
