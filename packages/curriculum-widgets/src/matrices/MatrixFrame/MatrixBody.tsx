import type { MatrixKind } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { useMemo, type ReactNode } from 'react';
import type { ReadyDesk } from '../desk';
import { emptinessOf } from './emptiness';
import type { MatrixViewState } from './matrixView';
import { matrixFrameMessages } from './messages';
import type { MatrixLook } from './useMatrixLook';

export interface MatrixBodyProps {
  desk: ReadyDesk;
  kind: MatrixKind;
  look: Pick<MatrixLook, 'isTransposed' | 'isGapsOnly'>;
  isReadOnly: boolean;
  /** One link to where the missing thing is made. */
  wayOut?: ReactNode;
  children: (view: MatrixViewState) => ReactNode;
}

/** The view of a matrix, or why there is none. */
export function MatrixBody({ desk, kind, look, isReadOnly, wayOut, children }: MatrixBodyProps) {
  const text = useMessages(matrixFrameMessages);
  const emptiness = useMemo(() => emptinessOf(desk.matrices, kind), [desk.matrices, kind]);
  if (emptiness === null) return children({ desk, isReadOnly, isTransposed: look.isTransposed, isGapsOnly: look.isGapsOnly });
  if (emptiness === 'noGoals') return <EmptyState title={text.noGoals} hint={text.noGoalsHint} action={wayOut} />;
  return <EmptyState title={text.noData} hint={text[emptiness]} action={wayOut} />;
}
