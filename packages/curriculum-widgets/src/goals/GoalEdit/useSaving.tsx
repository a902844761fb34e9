import { useToast } from '@college/ui/Toast';
import { useRef, useState, type ReactNode } from 'react';
import { FailedSave } from '../../support/saving/FailedSave';
import { useSaveFailure, useSavingGoesOn } from '../../support/saving/useSaveFailure';

interface UseSavingOptions {
  /** What the form holds, in a word; after a change nothing is sent by itself any more. */
  content: string | number | null;
  onFail?: () => void;
}

interface FailedAct {
  act: () => Promise<void>;
  content: UseSavingOptions['content'];
}

/** Submits a form: it is locked meanwhile, and the server's error is shown until the next try. */
export function useSaving({ content, onFail }: UseSavingOptions) {
  const { closeToast } = useToast();
  const failing = useSaveFailure({ isRepeatable: false });
  const [isSaving, setIsSaving] = useState(false);
  const [failed, setFailed] = useState<FailedAct | null>(null);
  const told = useRef<string | null>(null);

  async function save(act: () => Promise<void>) {
    if (isSaving) return;
    if (told.current !== null) closeToast(told.current);
    setIsSaving(true);
    setFailed(null);
    try {
      await act();
    } catch (error) {
      told.current = failing.tell(error, undefined, { duration: Infinity });
      setFailed({ act, content });
      onFail?.();
    }
    setIsSaving(false);
  }

  useSavingGoesOn({
    failing,
    isFailed: failed?.content === content && !isSaving,
    save: async () => (failed ? save(failed.act) : undefined),
  });
  const status: ReactNode = failed && !isSaving ? <FailedSave failing={failing} /> : null;
  return { isSaving, save, status };
}
