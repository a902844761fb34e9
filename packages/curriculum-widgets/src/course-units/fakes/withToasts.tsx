import { ToastProvider } from '@college/ui/Toast';
import type { Decorator } from '@storybook/react-vite';

const frozenClock = { now: () => 0, schedule: () => () => {} };

/** Gives a story its toasts; time stands still, so that they stay to be read. */
export const withToasts: Decorator = (Story) => (
  <ToastProvider clock={frozenClock}>
    <Story />
  </ToastProvider>
);
