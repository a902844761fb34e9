import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { Kbd } from '@college/ui/Kbd';
import { useLocale, useMessages, withLang } from '@college/ui/messages';
import { Undo2 } from 'lucide-react';
import { whatOf } from './deletion';
import { undoMessages } from './messages';
import type { Undo } from './useUndo';

/** The way back from the last deletion, at the head of its list; nothing where there is none. */
export function UndoButton({ undo }: { undo: Undo | undefined }) {
  const text = useMessages(undoMessages);
  const { locale } = useLocale();
  if (!undo?.deletion) return null;
  return (
    <Button variant="ghost" isPending={undo.isPending} pendingLabel={text.undoing} aria-keyshortcuts="Control+Z" onPress={undo.run}>
      <Icon of={Undo2} />
      <span>{withLang(text.undoOf({ what: whatOf(undo.deletion, text) }), locale)}</span>
      <Kbd aria-hidden>Ctrl Z</Kbd>
    </Button>
  );
}
