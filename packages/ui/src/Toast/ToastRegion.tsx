import { useCallback, useEffect, useRef, useSyncExternalStore, type CSSProperties } from 'react';
import { useLandmark } from 'react-aria';
import { styled } from 'styled-components';
import { isInComposition } from '../composition';
import { useMessages } from '../messages';
import { keepReachable } from '../shadow';
import { tokens } from '../theme';
import { useLift } from './keptClear';
import { toastMessages } from './messages';
import { ToastCard } from './ToastCard';
import type { Toast, ToastQueue } from './toastQueue';
import { useHold } from './useHold';

/**
 * The corner of the window where toasts appear, above the foot of a dialog that reaches into it: a live region that is always there, and a landmark (F6)
 * while it holds something.
 */
export function ToastRegion({ queue }: { queue: ToastQueue }) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.getToasts, queue.getToasts);
  const ref = useRef<HTMLDivElement>(null);
  const hold = useHold(queue, toasts, ref);
  const lift = useLift(ref);
  useEffect(() => (ref.current ? keepReachable(ref.current) : undefined), []);
  useEscape(
    toasts.length > 0,
    useCallback(() => queue.closeNewest(), [queue]),
  );
  return (
    // The top-layer attribute keeps modal dialogs from hiding the toasts and from treating a press on one as a press outside.
    <Corner ref={ref} {...hold} style={{ '--lift': `${lift}px` } as CSSProperties} aria-live="polite" data-react-aria-top-layer="true">
      {toasts.length > 0 && <ToastList toasts={toasts} onClose={queue.close} />}
    </Corner>
  );
}

function ToastList({ toasts, onClose }: { toasts: readonly Toast[]; onClose: (id: string) => void }) {
  const messages = useMessages(toastMessages);
  const ref = useRef<HTMLDivElement>(null);
  const { landmarkProps } = useLandmark({ role: 'region', 'aria-label': messages.region }, ref);
  return (
    <Landmark {...landmarkProps} ref={ref} tabIndex={-1}>
      <List>
        {toasts.map((toast) => (
          <li key={toast.id}>
            <ToastCard toast={toast} onClose={() => onClose(toast.id)} />
          </li>
        ))}
      </List>
    </Landmark>
  );
}

/**
 * Calls back for Escape wherever focus is, before any layer below handles the key.
 * While an input method composes, Escape is the input method's own.
 */
function useEscape(isActive: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!isActive) return;
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || isInComposition(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      onEscape();
    }
    // The window's capture phase comes before React's and before every overlay's own listener.
    window.addEventListener('keydown', handleKeyDown, true);
    return () => window.removeEventListener('keydown', handleKeyDown, true);
  }, [isActive, onEscape]);
}

const Corner = styled.div`
  position: fixed;
  inset-block-end: var(--lift);
  inset-inline-end: 0;
  z-index: ${tokens.z.toast};
  max-block-size: calc(100vh - var(--lift));
  overflow-y: auto;
  scrollbar-width: thin;
`;

const Landmark = styled.div`
  padding: ${tokens.space[6]};

  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -8px;
  }
`;

const List = styled.ol`
  display: grid;
  gap: ${tokens.space[2]};
  inline-size: min(360px, 100vw - 2 * ${tokens.space[6]});
  margin: 0;
  padding: 0;
  list-style: none;
`;
