import { Search, X } from 'lucide-react';
import { useEffect, useMemo, type CompositionEvent } from 'react';
import { mergeProps, useKeyboard } from 'react-aria';
import { ProgressBar } from 'react-aria-components';
import { styled } from 'styled-components';
import { realClock, type Clock } from '../clock';
import { isInComposition } from '../composition';
import { BoxInput, fieldColumn, FieldLabel, FieldMessage, InputBox } from '../Field';
import { useTextControl, type TextControlProps } from '../Field/useTextControl';
import { IconButton } from '../IconButton';
import { BusyArc, Icon } from '../icons';
import { Kbd } from '../Kbd';
import { useMessages } from '../messages';
import { useIsSingleKeyEnabled } from '../Shortcuts';
import { searchFieldMessages } from './messages';
import { createSearchSignal } from './searchSignal';
import { useShortcutKey } from './useShortcutKey';

export interface SearchFieldProps extends Omit<TextControlProps, 'type'> {
  /** Enter, with the text. */
  onSubmit?: (value: string) => void;
  /** The text was taken away by Esc or the cross. */
  onClear?: () => void;
  /** The keyword to search for: once after the last key, at once on Enter, and at once with an empty text when cleared. */
  onSearch?: (keyword: string) => void;
  /**
   * Milliseconds of quiet before `onSearch` (core §5).
   * @default 300
   */
  debounce?: number;
  /** Whether a search is under way. */
  isPending?: boolean;
  /** What can be searched for. */
  placeholder?: string;
  /** A single key that leads here from anywhere on the page, e.g. `/`; it rests where `ShortcutSettings` switches single keys off. */
  shortcut?: string;
  /**
   * A softer edge; the glass identifies the field.
   * @default true
   */
  isQuiet?: boolean;
  /** The clock for the timeout; tests and stories pass a manual one. */
  clock?: Clock;
}

/** Finds by keyword. Esc or the cross restores everything at once; unfinished input-method text never searches. */
export function SearchField(props: SearchFieldProps) {
  const { onSearch, onSubmit, onClear, debounce = 300, isPending, isQuiet = true, ...others } = props;
  const { clock = realClock, shortcut: key, ...rest } = others;
  const shortcut = useIsSingleKeyEnabled() ? key : undefined;
  const text = useMessages(searchFieldMessages);
  const signal = useMemo(() => createSearchSignal({ debounce, clock }), [debounce, clock]);
  useEffect(() => {
    signal.heardBy((keyword) => onSearch?.(keyword));
  });
  useEffect(() => () => signal.stopped(), [signal]);

  const name = rest.label || rest['aria-labelledby'] ? rest['aria-label'] : (rest['aria-label'] ?? text.name);
  const { root, control, label, message, isInvalid, ref, value, setValue } = useTextControl<HTMLInputElement>({
    ...rest,
    placeholder: rest.placeholder ?? text.placeholder,
    'aria-label': name,
    onChange(next) {
      rest.onChange?.(next);
      signal.typed(next);
    },
  });
  useShortcutKey(rest.isDisabled ? undefined : shortcut, ref);
  const isFixed = Boolean(rest.isDisabled || rest.isReadOnly);
  const { keyboardProps } = useKeyboard({
    isDisabled: isFixed,
    shortcuts: {
      Enter: (event) => !isInComposition(event) && submit(),
      Escape: (event) => !isInComposition(event) && value !== '' && clear(),
    },
  });

  function submit() {
    onSubmit?.(value);
    signal.submitted(value);
  }
  function clear() {
    setValue('');
    onClear?.();
    signal.cleared();
  }

  const composing = {
    onCompositionStart: () => signal.compositionStarted(),
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => signal.compositionEnded(event.currentTarget.value),
  };
  return (
    <Column {...root}>
      <FieldLabel {...label} />
      <InputBox isQuiet={isQuiet} isReadOnly={rest.isReadOnly} isDisabled={rest.isDisabled} isInvalid={isInvalid}>
        <Icon of={Search} />
        <BoxInput {...mergeProps(keyboardProps, control, composing)} type="search" aria-keyshortcuts={shortcut} />
        {isPending && (
          <ProgressBar isIndeterminate aria-label={text.searching}>
            <BusyArc />
          </ProgressBar>
        )}
        {value !== '' && !isFixed && (
          // On pressing down the keyboard of a phone stays open, since the field keeps the focus.
          <Clear
            aria-label={text.clear}
            size="small"
            excludeFromTabOrder
            preventFocusOnPress
            onPressStart={() => ref.current?.focus()}
            onPress={clear}
          >
            <Icon of={X} />
          </Clear>
        )}
        {value === '' && shortcut && !isPending && <Kbd aria-hidden>{shortcut}</Kbd>}
      </InputBox>
      <FieldMessage {...message} />
    </Column>
  );
}

const Column = styled.div`
  ${fieldColumn}
`;

const Clear = styled(IconButton)`
  margin-inline-end: -8px;
`;
