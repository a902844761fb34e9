import { Kbd } from '@college/ui/Kbd';
import { useMessages } from '@college/ui/messages';
import { useIsSingleKeyEnabled } from '@college/ui/Shortcuts';
import { DeskKeys } from '../conflicts/deskParts';
import { standardUpgradeMessages } from './messages';

/** The keys of an upgrade, at the foot of its page. */
export function UpgradeKeys() {
  const text = useMessages(standardUpgradeMessages);
  const areKeysOn = useIsSingleKeyEnabled();
  const hints = [...(areKeysOn ? [{ keys: ['J', 'K'], does: text.keyMove }] : []), { keys: ['Ctrl', 'Z'], does: text.keyUndo }];
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
