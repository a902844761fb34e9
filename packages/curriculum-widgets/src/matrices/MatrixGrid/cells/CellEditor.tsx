import { isInComposition } from '@college/ui/composition';
import { useImperativeHandle, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import { createPortal } from 'react-dom';
import type { CellAt } from '../matrixGridProps';

/** The field that text cells are edited in. */
export interface CellEditorHandle {
  /** Invisible in a text cell, with the focus, so that an input method finds a field from its first key on; null leaves it. */
  stand: (host: HTMLElement | null, at: CellAt | null, text: string) => void;
  /** Shows itself with the cell's text. */
  begin: () => void;
  isEditing: () => boolean;
}

interface CellEditorProps {
  ref: Ref<CellEditorHandle>;
  label: string;
  labelId: string;
  onCommit: (at: CellAt, text: string) => void;
  /** Called on Enter and Tab, which move the active cell. */
  onLeave: (by: { rows: number; columns: number } | null) => void;
}

interface Standing {
  host: HTMLElement;
  at: CellAt;
  text: string;
}

/** One field for all text cells: it moves into the cell with the ring, and letters typed there begin the editing. */
export function CellEditor({ ref, label, labelId, onCommit, onLeave }: CellEditorProps) {
  const [standing, setStanding] = useState<Standing | null>(null);
  const [isEditing, setEditing] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const editing = useRef(false);
  const isLeavingBack = useRef(false);

  function setState(now: boolean) {
    editing.current = now;
    setEditing(now);
  }

  function commit() {
    const input = inputRef.current;
    if (!editing.current || !standing || !input) return;
    const text = input.value;
    setState(false);
    input.value = '';
    if (text !== standing.text) onCommit(standing.at, text);
  }

  useImperativeHandle(ref, () => ({
    stand(host, at, text) {
      if (!host || !at) {
        if (standing) {
          commit();
          setStanding(null);
        }
      } else if (host === standing?.host && at.rowId === standing.at.rowId && at.columnId === standing.at.columnId) {
        if (standing.text !== text) setStanding({ ...standing, text });
        inputRef.current?.focus({ preventScroll: true });
      } else {
        commit();
        setStanding({ host, at, text });
      }
    },
    begin() {
      const input = inputRef.current;
      if (!input || !standing) return;
      input.value = standing.text;
      input.focus({ preventScroll: true });
      input.setSelectionRange(input.value.length, input.value.length);
      setState(true);
    },
    isEditing: () => editing.current,
  }));

  // In its new cell the field is there before the next key.
  const host = standing?.host;
  useLayoutEffect(() => {
    if (host) inputRef.current?.focus({ preventScroll: true });
  }, [host]);

  function handleBlur(event: FocusEvent) {
    if (isLeavingBack.current) setStop(event.currentTarget.parentElement, 0);
    isLeavingBack.current = false;
    commit();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (!editing.current) {
      // The cell around the field would be the stop before it, and would send the focus straight back.
      isLeavingBack.current = event.key === 'Tab' && event.shiftKey;
      if (isLeavingBack.current) setStop(event.currentTarget.parentElement, -1);
      return;
    }
    // While a text is edited its keys are not the grid's.
    event.stopPropagation();
    if (isInComposition(event)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      inputRef.current!.value = '';
      setState(false);
      onLeave(null);
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      commit();
      const back = event.shiftKey ? -1 : 1;
      onLeave(event.key === 'Enter' ? { rows: back, columns: 0 } : { rows: 0, columns: back });
    }
  }

  if (!standing) return null;
  return createPortal(
    <input
      ref={inputRef}
      type="text"
      aria-label={label}
      aria-labelledby={isEditing ? undefined : labelId}
      data-editing={isEditing || undefined}
      autoComplete="off"
      spellCheck={false}
      onInput={() => setState(true)}
      onCompositionStart={() => setState(true)}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
    />,
    standing.host,
  );
}

function setStop(cell: HTMLElement | null, tabIndex: 0 | -1) {
  if (cell) cell.tabIndex = tabIndex;
}
