import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { useDateTime } from '../dateTime';
import { restoredMessages } from './messages';

interface RestoredNoteProps {
  /** When the draft was written; null or nothing where what shows comes from what is stored. */
  writtenAt: number | null | undefined;
  /** Discards what was restored; the button goes with the note, so the focus is moved here as well. */
  onDiscard: () => void;
}

/** Says over the fields that unsaved work was restored, and from when it is. */
export function RestoredNote({ writtenAt, onDiscard }: RestoredNoteProps) {
  const text = useMessages(restoredMessages);
  const dateTime = useDateTime();
  if (writtenAt === null || writtenAt === undefined) return null;
  return (
    <Note
      variant="info"
      data-restored
      action={
        <Button variant="link" size="small" onPress={onDiscard}>
          {text.discard}
        </Button>
      }
    >
      {text.restored({ time: dateTime(writtenAt) })}
    </Note>
  );
}
