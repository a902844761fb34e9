import { ToastProvider } from '@college/ui/Toast';
import type { Decorator } from '@storybook/react-vite';

const frozenClock = { now: () => 0, schedule: () => () => {} };

/** Provides toasts for a story; the clock is stopped, so that they stay open. */
export const withToasts: Decorator = (Story) => (
  <ToastProvider clock={frozenClock}>
    <Story />
  </ToastProvider>
);
