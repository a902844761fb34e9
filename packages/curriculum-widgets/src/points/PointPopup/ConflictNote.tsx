import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { pointPopupMessages } from './messages';

/** Someone else saved first: mine over theirs, or theirs instead of mine. */
export function ConflictNote({ onResolve }: { onResolve: (which: 'mine' | 'theirs') => void }) {
  const text = useMessages(pointPopupMessages);
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
