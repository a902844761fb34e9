import type { MatrixKind } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { useMemo, type ReactNode } from 'react';
import type { ReadyDesk } from '../desk';
import { emptinessOf, type Emptiness } from './emptiness';
import type { MatrixViewState } from './matrixView';
import { matrixFrameMessages } from './messages';
import type { MatrixLook } from './useMatrixLook';

export interface MatrixBodyProps {
  desk: ReadyDesk;
  kind: MatrixKind;
  look: Pick<MatrixLook, 'isTransposed' | 'isGapsOnly'>;
  isReadOnly: boolean;
  /** One link to where the missing thing is made; a function is called with what is missing. */
  wayOut?: ReactNode | ((emptiness: Emptiness) => ReactNode);
  children: (view: MatrixViewState) => ReactNode;
}

/** The view of a matrix, or why there is none. */
export function MatrixBody({ desk, kind, look, isReadOnly, wayOut, children }: MatrixBodyProps) {
  const text = useMessages(matrixFrameMessages);
  const emptiness = useMemo(() => emptinessOf(desk.matrices, kind), [desk.matrices, kind]);
  if (emptiness === null) return children({ desk, isReadOnly, isTransposed: look.isTransposed, isGapsOnly: look.isGapsOnly });
  const action = typeof wayOut === 'function' ? wayOut(emptiness) : wayOut;
  const words = emptiness === 'noGoals' ? { title: text.noGoals, hint: text.noGoalsHint } : { title: text.noData, hint: text[emptiness] };
  // A finding may lead here: then the focus comes to what takes a person on.
  return <EmptyState {...words} action={action} data-place="empty" tabIndex={-1} />;
}
