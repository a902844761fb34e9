import { useEffect, useRef, type ReactNode } from 'react';
import type { SaveFailing } from '../../support/saving/useSaveFailure';
import { useSaveStatus } from '../../support/useSaveStatus';
import { countUnsaved, openNames, useSyllabusPart, useSyllabusStore } from '../field';
import type { SyllabusEditorProps } from './SyllabusEditorProps';
import type { SaveState } from './syllabusEditorState';

interface UnsavedStatusProps extends Pick<SyllabusEditorProps, 'onDirtyChange' | 'onStatusChange'> {
  standing: SaveState;
  save: () => Promise<boolean>;
  failing: SaveFailing;
}

/** Says how the save stands, unless another place shows it, and tells whoever guards the page what leaving would lose. */
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
    canInterrupt: () => openNames(store.getState()).length === 0,
    onStatusChange,
  });
  return onStatusChange ? null : phrase;
}
