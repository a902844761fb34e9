import { isLong } from '@college/curriculum-model';
import { useLongTextSettings, type FieldSize, type WindowEffect } from '@college/ui/LongTextField';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { editButton, useEditFocus, useFieldKeys } from '../../cells';
import { fieldProblem, useSyllabusField, type FieldName, type SyllabusField } from '../../field';

/** The names of fields that hold text. */
export type TextName =
  | Extract<FieldName, `en:${string}`>
  | Exclude<FieldName, `en:${string}` | 'score' | 'yearPeriod' | 'students' | 'schedule' | 'examtype' | 'exampercent'>;

/** The window for long text: what it began with, and whether it came out of the line, to which it then leads back. */
interface TextWindow {
  start: string;
  isFromLine: boolean;
  size?: FieldSize;
}

/**
 * One text of the paper. It reads as text; opened, up to 16 characters are edited in the line, and longer text in a window: at once
 * where it is long already, and when typing or pasting exceeds 16, with text and caret kept (decision 139).
 */
export function useTextField(name: TextName) {
  const field: SyllabusField<string> = useSyllabusField(name);
  const { rootRef, requestFocus } = useEditFocus();
  const [textWindow, setTextWindow] = useState<TextWindow | null>(null);
  const [effect, setEffect] = useState<Omit<WindowEffect<unknown>, 'place' | 'field'> | null>(null);
  const [isComposing, setComposing] = useState(false);
  const settings = useLongTextSettings();
  const { value, typed } = field;
  const opensWindow = (text: string) => settings.place === 'window' && needsWindow(text);

  function openWindow(start: string, isFromLine: boolean) {
    setTextWindow({ start, isFromLine, size: rootRef.current?.getBoundingClientRect() });
  }
  function tell(kind: WindowEffect<unknown>['kind'], shown: string, other: string) {
    setEffect(shown === other && kind !== 'stays' ? null : { kind, shown, other });
  }

  function close(how: () => void) {
    setTextWindow(null);
    how();
    requestFocus(editButton);
  }
  function save() {
    // A wrong text stays open, and the window with it.
    if (typed !== undefined && fieldProblem(name, typed) !== null) field.save();
    else close(field.save);
  }
  function open() {
    if (!field.isRevisable || typed !== undefined) return;
    field.edit();
    setEffect(null);
    if (!opensWindow(value)) return requestFocus('textarea');
    // The dialog restores the focus to the element that had it.
    rootRef.current?.querySelector<HTMLElement>(editButton)?.focus();
    openWindow(value, false);
  }
  function cancel() {
    tell('dropped', value, typed ?? value);
    close(field.cancel);
  }
  function write(text: string) {
    const isOpen = typed !== undefined;
    if (!isOpen) field.edit();
    field.type(text);
    if (!isOpen) field.save();
  }
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
    /** Whether the line is open for editing; a dialog that was opened from the text covers the read-only text. */
    isLineOpen: typed !== undefined && textWindow?.isFromLine !== false,
    /** The text of the line; unchanged behind a dialog. */
    lineText: textWindow?.start ?? typed ?? value,
    isComposing,
    open,
    type(next: string) {
      field.type(next);
      if (!isComposing && opensWindow(next)) openWindow(typed ?? value, true);
    },
    typeInWindow: field.type,
    actions,
    /** Whether what is typed is too long for the line. */
    isTooLong: opensWindow(textWindow?.start ?? typed ?? value) && !isComposing,
    goOn: () => openWindow(typed ?? value, true),
    confirmWindow(text: string) {
      field.type(text);
      if (fieldProblem(name, text) === null) close(field.save);
    },
    /** Closed otherwise: the text is kept, a wrong one in the open line. */
    leaveWindow(text: string) {
      field.type(text);
      if (fieldProblem(name, text) !== null) return setTextWindow(null);
      tell('taken', text, value);
      close(field.save);
    },
    cancelWindow(text: string) {
      if (!textWindow?.isFromLine) return cancel();
      tell('dropped', textWindow.start, text);
      field.type(textWindow.start);
      setTextWindow(null);
    },
    stayInField: settings.onPlaceChange
      ? (text: string) => {
          settings.onPlaceChange?.('field');
          field.type(text);
          tell('stays', text, text);
          setTextWindow(null);
          requestFocus('textarea');
        }
      : undefined,
    /** What a window or Cancel did, until something else happens to the text. */
    effect: effect?.shown === (typed ?? value) && !textWindow ? effect : null,
    takeBack() {
      if (!effect) return;
      if (effect.kind === 'stays') {
        settings.onPlaceChange?.('window');
        return setEffect(null);
      }
      write(effect.other);
      tell('undone', effect.other, effect.shown);
      requestFocus(typed === undefined ? editButton : 'textarea, [data-part="box"]');
    },
    composition: {
      onCompositionStart: () => setComposing(true),
      onCompositionEnd() {
        setComposing(false);
        if (typed !== undefined && !textWindow && opensWindow(typed)) openWindow(value, true);
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

/** Whether a text is edited in a window of its own: over 16 characters, or of several lines (core §5, decision 139). */
function needsWindow(text: string): boolean {
  return isLong(text) || text.includes('\n');
}
