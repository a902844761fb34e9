import { useState } from 'react';
import type { CellAt } from '../MatrixGrid';
import type { Asked } from '../MatrixDiscussions/DiscussionsPanel';

/** What the panel shows: the binding of the active cell, what is missing, or the chain of an item, or comments. */
export type SideView = 'cell' | 'gaps' | 'thread' | 'comments';

export interface UseMatrixSideOptions {
  defaultPanelExpanded?: boolean;
  onPanelExpandedChange?: (isExpanded: boolean) => void;
}

/** The panel beside the matrices: open or not, and what it shows. */
export function useMatrixSide({ defaultPanelExpanded = false, onPanelExpandedChange }: UseMatrixSideOptions) {
  const [isExpanded, setIsExpanded] = useState(defaultPanelExpanded);
  const [view, setView] = useState<SideView>('cell');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [formContainer, setFormContainer] = useState<HTMLElement | null>(null);

  function setExpanded(next: boolean) {
    setIsExpanded(next);
    onPanelExpandedChange?.(next);
  }
  return {
    isExpanded,
    setExpanded,
    view,
    setView,
    /** Where the form of the active cell is put; null while its place is closed. */
    formContainer,
    setFormContainer,
    /** Which comments somebody came for. */
    asked,
    openComments(at: Asked['at'], cell: CellAt) {
      setExpanded(true);
      setView('comments');
      setAsked((before) => ({ at, cell, count: (before?.count ?? 0) + 1 }));
    },
    /** Whoever goes on to another cell came for nothing there. */
    leaveComments(to: CellAt | null) {
      setAsked((before) => (before?.cell.rowId === to?.rowId && before?.cell.columnId === to?.columnId ? before : null));
    },
    openForm() {
      setExpanded(true);
      setView('cell');
    },
  };
}

/** The result of `useMatrixSide`. */
export type MatrixSideState = ReturnType<typeof useMatrixSide>;
