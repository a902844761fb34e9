import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { useFocusBeside } from '../fixes/useFocusBeside';
import { findingListMessages } from './messages';

interface WithdrawActProps {
  /** What was accepted, in words. */
  sentence: string;
  isPending: boolean;
  onWithdraw: () => void;
}

/** Lets an accepted finding count again; its row goes then, and the focus moves to the next one. */
export function WithdrawAct({ sentence, isPending, onWithdraw }: WithdrawActProps) {
  const text = useMessages(findingListMessages);
  return (
    <Button
      ref={useFocusBeside<HTMLButtonElement>()}
      size="small"
      variant="link"
      aria-label={text.withdrawOf({ sentence })}
      isPending={isPending}
      pendingLabel={text.withdrawing}
      onPress={onWithdraw}
    >
      {text.withdraw}
    </Button>
  );
}
