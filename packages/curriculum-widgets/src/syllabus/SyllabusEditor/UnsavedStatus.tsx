import { useEffect, useRef, type ReactNode } from 'react';
import type { SaveStanding } from '../../support/desk/savingOf';
import type { SaveFailing } from '../../support/saving/useSaveFailure';
import { useSaveStatus } from '../../support/useSaveStatus';
import { countUnsaved, openNames, useSyllabusPart, useSyllabusStore } from '../field';
import type { SyllabusEditorProps } from './SyllabusEditorProps';

interface UnsavedStatusProps extends Pick<SyllabusEditorProps, 'onDirtyChange' | 'onStatusChange'> {
  standing: SaveStanding | null;
  save: () => Promise<boolean>;
  failing: SaveFailing;
}

/** Shows the save status, unless it is shown elsewhere, and reports to the page's guard what leaving would lose. */
export function UnsavedStatus({ standing, save, failing, onDirtyChange, onStatusChange }: UnsavedStatusProps): ReactNode {
  const store = useSyllabusStore();
  const changeCount = useSyllabusPart(countUnsaved);
  const isDirty = changeCount > 0;
  const tell = useRef(onDirtyChange);
  useEffect(() => {
    tell.current = onDirtyChange;
  });
  useEffect(() => tell.current?.({ isDirty, changeCount }), [isDirty, changeCount]);
  const phrase = useSaveStatus({
    standing,
    isDirty,
    changeCount,
    save,
    failing,
    canInterrupt: () => openNames(store.getState().work).length === 0,
    onStatusChange,
  });
  return onStatusChange ? null : phrase;
}
