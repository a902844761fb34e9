import { Button } from '@college/ui/Button';
import { Note } from '@college/ui/Note';

interface ConflictNoteProps {
  text: Record<'conflict' | 'mine' | 'theirs', string>;
  onResolve: (which: 'mine' | 'theirs') => void;
}

/** Someone else saved first: mine over theirs, or theirs instead of mine. */
export function ConflictNote({ text, onResolve }: ConflictNoteProps) {
  return (
    <Note
      variant="error"
      action={
        <>
          <Button variant="link" size="small" onPress={() => onResolve('mine')}>
            {text.mine}
          </Button>
          <Button variant="link" size="small" onPress={() => onResolve('theirs')}>
            {text.theirs}
          </Button>
        </>
      }
    >
      {text.conflict}
    </Note>
  );
}
