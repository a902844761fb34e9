import { ErrorState } from '@college/ui/ErrorState';
import { PageHeader } from '@college/ui/PageHeader';
import type { ReactNode, Ref } from 'react';
import { PageFrame } from './pageParts';
import type { AnswerRequest } from './useAnswer';

export interface AnswerPageProps {
  title: string;
  /** What is known of the answer, such as how much there is; absent while nothing is. */
  facts?: ReactNode;
  request: AnswerRequest<unknown>;
  onRetry: () => void;
  /** What could not be had. */
  failedTitle: string;
  /** Shown where the answer will be. */
  waiting: ReactNode;
  /** What can be done, at the end of the heading. */
  actions?: ReactNode;
  /** Reaches the page, which can take the focus. */
  ref?: Ref<HTMLElement>;
  /** The answer. */
  children: ReactNode;
}

/** A page that reads one answer of the server: its title, its waiting and its failure. */
export function AnswerPage({ title, facts, request, onRetry, failedTitle, waiting, actions, ref, children }: AnswerPageProps) {
  return (
    <PageFrame as="section" ref={ref} tabIndex={ref ? -1 : undefined} aria-label={title}>
      {/* The line keeps its height while nothing is known. */}
      <PageHeader title={title} facts={facts ?? '\u00a0'} actions={actions} />
      {request.status === 'failed' && <ErrorState title={failedTitle} hint={request.message} onRetry={onRetry} />}
      {request.status === 'loading' && waiting}
      {children}
    </PageFrame>
  );
}
