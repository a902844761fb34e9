import { useToast } from '@college/ui/Toast';
import { useRef, useState } from 'react';
import { messageOf } from '../../course-units/messageOf';

/** Sends what a form holds: locked meanwhile, and what the server says against it stands until the next try. */
export function useSaving(onFail?: () => void) {
  const { showToast, closeToast } = useToast();
  const [isSaving, setIsSaving] = useState(false);
  const told = useRef<string | null>(null);

  async function save(act: () => Promise<void>) {
    if (isSaving) return;
    if (told.current !== null) closeToast(told.current);
    setIsSaving(true);
    try {
      await act();
    } catch (error) {
      told.current = showToast({ type: 'error', message: messageOf(error), duration: Infinity });
      onFail?.();
    }
    setIsSaving(false);
  }

  return { isSaving, save };
}
