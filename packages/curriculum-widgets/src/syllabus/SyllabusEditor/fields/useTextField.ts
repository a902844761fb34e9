import { isLong } from '@college/curriculum-model';
import { isInComposition } from '@college/ui/composition';
import { useLongTextSettings, type FieldSize, type WindowEffect } from '@college/ui/LongTextField';
import { use, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { caretAt, editButton, isLeaving, opensField, useEditFocus, useFieldKeys, useStayOpen } from '../../cells';
import { fieldProblem, useSyllabusField, type FieldName, type SyllabusField } from '../../field';
import { useOfferKeys } from '../known/useOfferKeys';
import { StepsContext } from '../steps';

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
 * One text of the paper. It reads as text until it is pressed or Tab leads to it, and is kept when it is left. Up to 16 characters are edited in the line,
 * and longer text in a window: at once where it is long already and pressed, and when typing or pasting exceeds 16, with text and caret kept (decision 139).
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

  const { watching, forget } = useStayOpen({
    isOpen: typed !== undefined,
    onReopen(selector, caret) {
      field.edit();
      requestFocus(selector, caret);
    },
  });

  function close(how: () => void) {
    forget();
    setTextWindow(null);
    how();
    requestFocus(editButton);
  }
  function save() {
    // A wrong text stays open, and the window with it.
    if (typed !== undefined && fieldProblem(name, typed) !== null) field.save();
    else close(field.save);
  }
  function open(caret?: number) {
    if (!field.isRevisable || typed !== undefined) return;
    field.edit();
    setEffect(null);
    if (!opensWindow(value)) return requestFocus('textarea', caret);
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
  const steps = use(StepsContext);
  const keys = { onLeave: save, onUndo: typed === value ? steps?.undo : undefined };
  const latest = useRef({ save, cancel });
  useLayoutEffect(() => {
    latest.current = { save, cancel };
  });
  // The same two functions with every key, so that the buttons beside the line are not drawn again.
  const [actions] = useState(() => ({ onSave: () => latest.current.save(), onCancel: () => latest.current.cancel() }));
  const handleFieldKeys = useFieldKeys(keys);
  const offerKeys = useOfferKeys({
    name,
    typed: isComposing ? undefined : typed,
    onTake(text) {
      field.type(text);
      close(field.save);
    },
  });

  return {
    field,
    rootRef,
    textWindow: typed === undefined ? null : textWindow,
    /** Whether the line is open for editing; a dialog that was opened from the text covers the read-only text. */
    isLineOpen: typed !== undefined && textWindow?.isFromLine !== false,
    /** The text of the line; unchanged behind a dialog. */
    lineText: textWindow?.start ?? typed ?? value,
    isComposing,
    offerKeys,
    open: () => open(),
    /** Tab led here: a text that has its window waits to be opened, for a window in the way of every Tab would be in the way of reading. */
    arrive() {
      if (!opensWindow(value)) open();
    },
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
    /** The focus goes elsewhere: what is typed is kept, a wrong text stays open. */
    watching: {
      ...watching,
      onBlur(event: FocusEvent) {
        watching.onBlur(event);
        if (!textWindow && isLeaving(event)) field.save();
      },
    },
    handleKeyDown(event: KeyboardEvent) {
      if (offerKeys.handleKeyDown(event)) return;
      const isEnter = event.key === 'Enter' && !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
      if (!isEnter || isInComposition(event) || !(event.target instanceof HTMLTextAreaElement)) return handleFieldKeys(event);
      event.preventDefault();
      event.stopPropagation();
      save();
    },
    handleClick(event: MouseEvent) {
      if (opensField(event)) open(caretAt(event, value));
    },
  };
}

/** Whether a text is edited in a window of its own: over 16 characters, or of several lines (core §5, decision 139). */
function needsWindow(text: string): boolean {
  return isLong(text) || text.includes('\n');
}
