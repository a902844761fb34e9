import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { Component, type ReactNode } from 'react';
import { elementMessages } from './messages';
import { WidgetNotLoaded } from './widgetOf';

interface WidgetBoundaryProps {
  /** Called with the error that broke the widget. */
  onError: (error: unknown) => void;
  /** Called when the user presses Retry. */
  onRetry: () => void;
  children: ReactNode;
}

/** The error boundary of a widget: shows a message and offers to render it again. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { failure: { error: unknown } | null }> {
  override state = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  handleRetry = () => {
    this.props.onRetry();
    this.setState({ failure: null });
  };

  override render() {
    const { failure } = this.state as { failure: { error: unknown } | null };
    return failure ? <Broken error={failure.error} onRetry={this.handleRetry} /> : this.props.children;
  }
}

function Broken({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useMessages(elementMessages);
  return error instanceof WidgetNotLoaded ? (
    <ErrorState title={text.notLoaded} hint={text.notLoadedHint} onRetry={onRetry} />
  ) : (
    <ErrorState title={text.broken} hint={text.brokenHint} onRetry={onRetry} />
  );
}
