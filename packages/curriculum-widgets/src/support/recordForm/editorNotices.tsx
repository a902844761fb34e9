import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { recordFormMessages } from './messages';

interface MayNotCreateProps {
  text: { mayNotCreate: string; mayNotCreateHint: string; back: string };
  onBack?: () => void;
}

/** Instead of a new record, for people who may only read. */
export function MayNotCreate({ text, onBack }: MayNotCreateProps) {
  return (
    <EmptyState title={text.mayNotCreate} hint={text.mayNotCreateHint} action={onBack && <Button onPress={onBack}>{text.back}</Button>} />
  );
}

interface ChoicesFailureProps {
  /** What could not be had. */
  message: string;
  /** What the server said; null while nothing is missing. */
  failure: string | null;
  onRetry: () => void;
}

/** Says above the fields of a record that what one chooses from could not be had. */
export function ChoicesFailure({ message, failure, onRetry }: ChoicesFailureProps) {
  const text = useMessages(recordFormMessages);
  if (failure === null) return null;
  return (
    <Note
      variant="error"
      action={
        <Button variant="link" size="small" onPress={onRetry}>
          {text.retry}
        </Button>
      }
    >
      {message} {failure}
    </Note>
  );
}
