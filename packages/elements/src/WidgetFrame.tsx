import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { ToastProvider } from '@college/ui/Toast';
import { isValidElement, type ComponentType } from 'react';
import { elementMessages } from './messages';
import { toReact } from './nodes';
import { WidgetBoundary } from './WidgetBoundary';

export interface WidgetFrameProps {
  widget: ComponentType<Record<string, unknown>>;
  props: Readonly<Record<string, unknown>>;
  /** Which of them hold content that a page may give as it has it: an element, or a function that makes one. */
  nodes: readonly string[];
  onError: (error: unknown) => void;
}

/** A loaded widget with its toasts, and words for the case that it breaks. */
export function WidgetFrame({ widget: Widget, props, nodes, onError }: WidgetFrameProps) {
  const text = useMessages(elementMessages);
  const content = Object.fromEntries(nodes.filter((name) => name in props).map((name) => [name, toReact(props[name])]));
  // The children are other React elements at each drawing.
  const values = Object.fromEntries(Object.entries(props).filter(([, value]) => !isValidElement(value)));
  return (
    <ToastProvider>
      <WidgetBoundary
        onError={onError}
        resetBy={values}
        fallback={(_error, retry) => <ErrorState title={text.broken} hint={text.brokenHint} onRetry={retry} />}
      >
        <Widget {...props} {...content} />
      </WidgetBoundary>
    </ToastProvider>
  );
}
