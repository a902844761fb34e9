import { Button } from '@college/ui/Button';
import { Note } from '@college/ui/Note';

interface ConflictNoteProps {
  text: Record<'conflict' | 'mine' | 'theirs', string>;
  /** Whether one cannot choose just now. @default false */
  isDisabled?: boolean;
  onResolve: (which: 'mine' | 'theirs') => void;
}

/** Someone else saved first: mine over theirs, or theirs instead of mine. */
export function ConflictNote({ text, isDisabled = false, onResolve }: ConflictNoteProps) {
  return (
    <Note
      variant="error"
      action={
        <>
          <Button variant="link" size="small" isDisabled={isDisabled} onPress={() => onResolve('mine')}>
            {text.mine}
          </Button>
          <Button variant="link" size="small" isDisabled={isDisabled} onPress={() => onResolve('theirs')}>
            {text.theirs}
          </Button>
        </>
      }
    >
      {text.conflict}
    </Note>
  );
}
