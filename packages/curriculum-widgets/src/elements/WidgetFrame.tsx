import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { ToastProvider } from '@college/ui/Toast';
import type { ComponentType } from 'react';
import { elementMessages } from './messages';
import { WidgetBoundary } from './WidgetBoundary';

export interface WidgetFrameProps {
  widget: ComponentType<Record<string, unknown>>;
  props: Readonly<Record<string, unknown>>;
  onError: (error: unknown) => void;
}

/** A loaded widget with its toasts, and words for the case that it breaks. */
export function WidgetFrame({ widget: Widget, props, onError }: WidgetFrameProps) {
  const text = useMessages(elementMessages);
  return (
    <ToastProvider>
      <WidgetBoundary
        onError={onError}
        fallback={(_error, retry) => <ErrorState title={text.broken} hint={text.brokenHint} onRetry={retry} />}
      >
        <Widget {...props} />
      </WidgetBoundary>
    </ToastProvider>
  );
}
