import { useToast, type ToastOptions } from '@college/ui/Toast';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef } from 'react';

/** Toasts that are true until the next save, such as the way back from a deletion. */
export interface WaitingToasts {
  add: (id: string) => void;
  /** Closes them: what they say was saved. */
  settle: () => void;
}

/** Gathers the waiting toasts of everything inside. */
export const WaitingToastsContext = createContext<WaitingToasts | null>(null);

/** For the saving component: the value of `WaitingToastsContext`, to settle once the save is done. The toasts are also removed on unmount. */
export function useWaitingToasts(): WaitingToasts {
  const { closeToast } = useToast();
  const ids = useRef(new Set<string>());
  const waiting = useMemo(
    () => ({
      add: (id: string) => void ids.current.add(id),
      settle() {
        for (const id of ids.current) closeToast(id);
        ids.current.clear();
      },
    }),
    [closeToast],
  );
  useEffect(() => waiting.settle, [waiting]);
  return waiting;
}

/** Shows a toast that closes with the next save; without the context it closes as every toast does. */
export function useWaitingToast(): (toast: ToastOptions) => void {
  const { showToast } = useToast();
  const waiting = useContext(WaitingToastsContext);
  return useCallback(
    (toast) => {
      const id = showToast(toast);
      waiting?.add(id);
    },
    [showToast, waiting],
  );
}
