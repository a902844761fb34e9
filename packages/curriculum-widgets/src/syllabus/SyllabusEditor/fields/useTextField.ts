import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { editButton, useEditFocus, useFieldKeys } from '../../cells';
import { fieldProblem, useSyllabusField, type FieldName, type SyllabusField } from '../../field';
import { needsWindow } from './needsWindow';

/** The names of fields that hold text. */
export type TextName =
  | Extract<FieldName, `en:${string}`>
  | Exclude<FieldName, `en:${string}` | 'score' | 'yearPeriod' | 'students' | 'schedule' | 'examtype' | 'exampercent'>;

/** The window for long text: what it began with, and whether it came out of the line, to which it then leads back. */
interface TextWindow {
  start: string;
  isFromLine: boolean;
}

/**
 * One text of the paper. It reads as text; opened, up to 16 characters are edited in the line, and longer text in a window: at once
 * where it is long already, and when typing or pasting goes past 16, with text and caret kept (decision 139).
 */
export function useTextField(name: TextName) {
  const field: SyllabusField<string> = useSyllabusField(name);
  const { rootRef, wishFocus } = useEditFocus();
  const [textWindow, setTextWindow] = useState<TextWindow | null>(null);
  const [isComposing, setComposing] = useState(false);
  const { value, typed } = field;

  function close(how: () => void) {
    setTextWindow(null);
    how();
    wishFocus(editButton);
  }
  function save() {
    // A wrong text stays open, and the window with it.
    if (typed !== undefined && fieldProblem(name, typed) !== null) field.save();
    else close(field.save);
  }
  function open() {
    if (!field.isRevisable || typed !== undefined) return;
    field.edit();
    if (!needsWindow(value)) return wishFocus('textarea');
    // The window gives the focus back to what had it.
    rootRef.current?.querySelector<HTMLElement>(editButton)?.focus();
    setTextWindow({ start: value, isFromLine: false });
  }
  const cancel = () => close(field.cancel);
  const latest = useRef({ save, cancel });
  useLayoutEffect(() => {
    latest.current = { save, cancel };
  });
  // The same two functions with every key, so that the buttons beside the line are not drawn again.
  const [actions] = useState(() => ({ onSave: () => latest.current.save(), onCancel: () => latest.current.cancel() }));
  const handleFieldKeys = useFieldKeys(actions);

  return {
    field,
    rootRef,
    textWindow: typed === undefined ? null : textWindow,
    /** Whether the line is open for editing; a window that was opened from the text stands over it as it is read. */
    isLineOpen: typed !== undefined && textWindow?.isFromLine !== false,
    /** What the line holds; behind a window it keeps what it had. */
    lineText: textWindow?.start ?? typed ?? value,
    isComposing,
    open,
    type(next: string) {
      field.type(next);
      if (!isComposing && needsWindow(next)) setTextWindow({ start: typed ?? value, isFromLine: true });
    },
    typeInWindow: field.type,
    actions,
    goOn: () => setTextWindow({ start: typed ?? value, isFromLine: true }),
    confirmWindow(text: string) {
      field.type(text);
      if (fieldProblem(name, text) === null) close(field.save);
    },
    leaveWindow() {
      if (!textWindow?.isFromLine) return cancel();
      field.type(textWindow.start);
      setTextWindow(null);
    },
    composition: {
      onCompositionStart: () => setComposing(true),
      onCompositionEnd() {
        setComposing(false);
        if (typed !== undefined && !textWindow && needsWindow(typed)) setTextWindow({ start: value, isFromLine: true });
      },
    },
    handleKeyDown(event: KeyboardEvent) {
      const isEnter = event.key === 'Enter' && !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
      if (!isEnter || event.nativeEvent.isComposing || !(event.target instanceof HTMLTextAreaElement)) return handleFieldKeys(event);
      event.preventDefault();
      event.stopPropagation();
      save();
    },
    handleClick(event: MouseEvent) {
      const isMarked = window.getSelection()?.isCollapsed === false;
      if (!isMarked && event.target instanceof Element && !event.target.closest('button, a, [role="dialog"]')) open();
    },
  };
}
