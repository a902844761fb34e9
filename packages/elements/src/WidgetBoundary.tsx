import { Component, type ReactNode } from 'react';

interface WidgetBoundaryProps {
  /** Called with the error that broke what is inside. */
  onError: (error: unknown) => void;
  /** What is inside is rendered again when one of these values is another one. */
  resetBy?: Readonly<Record<string, unknown>>;
  /** Called when the user presses Retry, before what is inside is rendered again. */
  onRetry?: () => void;
  /** What is shown in its place. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface WidgetBoundaryState {
  failure: { error: unknown } | null;
  resetBy?: WidgetBoundaryProps['resetBy'];
}

/** The error boundary of a widget: shows a message and offers to render it again. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, WidgetBoundaryState> {
  override state: WidgetBoundaryState = { failure: null };

  static getDerivedStateFromProps({ resetBy }: WidgetBoundaryProps, before: WidgetBoundaryState): WidgetBoundaryState | null {
    return isChanged(before.resetBy, resetBy) ? { failure: null, resetBy } : null;
  }

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
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.handleRetry) : this.props.children;
  }
}

function isChanged(before: Readonly<Record<string, unknown>> = {}, after: Readonly<Record<string, unknown>> = {}) {
  return Object.keys({ ...before, ...after }).some((name) => !Object.is(before[name], after[name]));
}
