import { useContext, useEffect, useMemo, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIsSSR, useUNSAFE_PortalContext } from 'react-aria';
import { sharedContext } from '../copies/sharedContext';
import { systemClock, type ToastClock } from './toastClock';
import { createToastQueue, type ToastOptions } from './toastQueue';
import { ToastRegion } from './ToastRegion';

export interface ToastProviderProps {
  /** Everything that may show a toast. */
  children?: ReactNode;
  /** Time as the toasts see it. @default the machine's clock */
  clock?: ToastClock;
}

export interface ToastControls {
  /** Shows a toast below the others and returns its id. */
  showToast: (options: ToastOptions) => string;
  closeToast: (id: string) => void;
}

const ToastContext = sharedContext<ToastControls | null>('toasts', null);

/** Holds the toasts of everything inside it and shows them at the bottom right of the window. */
export function ToastProvider({ children, clock = systemClock }: ToastProviderProps) {
  const queue = useMemo(() => createToastQueue(clock), [clock]);
  const controls = useMemo(() => ({ showToast: queue.show, closeToast: queue.close }), [queue]);
  const { getContainer } = useUNSAFE_PortalContext();
  // A server sends no portals, and the first render in the browser must be what the server sent.
  const isOnServer = useIsSSR();
  const container = isOnServer ? null : getContainer ? getContainer() : document.body;

  useEffect(() => () => queue.dispose(), [queue]);

  return (
    <ToastContext value={controls}>
      {children}
      {container && createPortal(<ToastRegion queue={queue} />, container)}
    </ToastContext>
  );
}

/** The way to show a toast from anywhere inside a `ToastProvider`. */
export function useToast(): ToastControls {
  const controls = useContext(ToastContext);
  if (!controls) {
    throw new Error('useToast: there is no ToastProvider above. A toast would be lost. Render the tree inside <ToastProvider>.');
  }
  return controls;
}
