import { useRef, useState, type FocusEvent } from 'react';
import { activeElement } from '../shadow';
import { countCharacters, inlineTextLimit } from './longText';
import { useLongTextSettings } from './LongTextSettings';

/** How large the covered field is, in pixels. */
export interface FieldSize {
  width: number;
  height: number;
}

/** The text in the dialog. `before` is the value of its field, `place` identifies the field of an owner. */
export interface TextInWindow<Place> {
  place: Place;
  text: string;
  before: string;
  field: HTMLElement | null;
  size?: FieldSize;
}

/** An undoable change of a field: `shown` is its current value, `other` is restored by undo. */
export interface WindowEffect<Place> {
  kind: 'taken' | 'dropped' | 'undone' | 'stays';
  place: Place;
  shown: string;
  other: string;
  field: HTMLElement | null;
}

/** The line that offers what can be taken back. */
export const undoLine = '[data-long-text-effect]';

interface UseLongTextWindowOptions<Place> {
  /** Writes into the field. */
  onChange: (text: string, place: Place) => void;
  /** Whether the field holds several lines itself. @default false */
  isArea?: boolean;
  /** The box around the field, where that is what the window covers. @default the field */
  boxOf?: (field: HTMLElement) => Element | null;
}

/**
 * The window for text of more than 16 characters (core §5) for one field or many. Nothing typed in it is lost: closing it by anything but Cancel writes into
 * the field, and what was replaced or discarded can be restored.
 */
export function useLongTextWindow<Place>({ onChange, isArea = false, boxOf }: UseLongTextWindowOptions<Place>) {
  const settings = useLongTextSettings();
  const [opened, setOpened] = useState<TextInWindow<Place> | null>(null);
  const [effect, setEffect] = useState<WindowEffect<Place> | null>(null);
  // Focus that returns from the dialog, or with the browser window, must not open it again.
  const ignoresFocus = useRef(false);

  function open(place: Place, text: string, before: string, field: HTMLElement | null) {
    const box = field && boxOf ? boxOf(field) : field;
    setEffect(null);
    setOpened({ place, text, before, field, size: box?.getBoundingClientRect() });
  }

  function close(kind: WindowEffect<Place>['kind'] | null, text: string) {
    if (!opened) return;
    const { place, before, field } = opened;
    const isDropped = kind === 'dropped';
    ignoresFocus.current = true;
    setOpened(null);
    if (!isDropped && text !== before) onChange(text, place);
    const changes = kind === 'stays' || (kind !== null && text !== before);
    setEffect(changes ? { kind, place, field, shown: isDropped ? before : text, other: isDropped ? text : before } : null);
  }

  return {
    opened,
    open,
    /** Whether a text is edited in the window, by its length and by the person's choice; of several lines only where the field has one. */
    needsWindow(text: string) {
      const isLong = settings.place === 'window' && countCharacters(text) > inlineTextLimit;
      return isLong || (!isArea && text.includes('\n'));
    },
    confirm: (text: string) => close(null, text),
    leave: (text: string) => close('taken', text),
    cancel: (text: string) => close('dropped', text),
    /** Switches to editing in the field, now and in future; undefined where nobody stores the choice. */
    stayInField: settings.onPlaceChange
      ? (text: string) => {
          settings.onPlaceChange?.('field');
          close('stays', text);
        }
      : undefined,
    /** What can be taken back in a field, as long as nothing else happened to its text. */
    effectIn(place: Place, value: string) {
      return effect && effect.place === place && effect.shown === value ? effect : null;
    },
    /** Reverts it and returns to the field. */
    takeBack() {
      if (!effect) return;
      effect.field?.focus();
      if (effect.kind === 'stays') {
        settings.onPlaceChange?.('window');
        setEffect(null);
        return;
      }
      setEffect({ ...effect, kind: 'undone', shown: effect.other, other: effect.shown });
      onChange(effect.other, effect.place);
    },
    /** Whether a focus is the person's and not Undo's, so that it may open the window. */
    isArriving({ relatedTarget }: FocusEvent) {
      const isIgnored = ignoresFocus.current;
      ignoresFocus.current = false;
      return !isIgnored && !(relatedTarget instanceof Element && relatedTarget.closest(undoLine));
    },
    /** For `onBlur` of the field: focus that returns with the browser window does not open the dialog. */
    leaveField(event: FocusEvent) {
      ignoresFocus.current = activeElement() === event.target;
    },
  };
}
