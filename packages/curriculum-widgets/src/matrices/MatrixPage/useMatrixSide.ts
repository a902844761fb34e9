import { useState } from 'react';

/** What the panel shows: the binding of the active cell, what is missing, or the chain of an item. */
export type SideView = 'cell' | 'gaps' | 'thread';

export interface UseMatrixSideOptions {
  defaultPanelExpanded?: boolean;
  onPanelExpandedChange?: (isExpanded: boolean) => void;
}

/** The panel beside the matrices: open or not, and what it shows. */
export function useMatrixSide({ defaultPanelExpanded = false, onPanelExpandedChange }: UseMatrixSideOptions) {
  const [isExpanded, setIsExpanded] = useState(defaultPanelExpanded);
  const [view, setView] = useState<SideView>('cell');
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
    openForm() {
      setExpanded(true);
      setView('cell');
    },
  };
}

/** The result of `useMatrixSide`. */
export type MatrixSideState = ReturnType<typeof useMatrixSide>;
