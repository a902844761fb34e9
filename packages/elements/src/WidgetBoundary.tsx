import { Component, type ReactNode } from 'react';

interface WidgetBoundaryProps {
  /** Called with the error that broke what is inside. */
  onError: (error: unknown) => void;
  /** Called when the user presses Retry, before what is inside is rendered again. */
  onRetry?: () => void;
  /** What is shown in its place. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
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
    this.props.onRetry?.();
    this.setState({ failure: null });
  };

  override render() {
    const { failure } = this.state as { failure: { error: unknown } | null };
    return failure ? this.props.fallback(failure.error, this.handleRetry) : this.props.children;
  }
}
