import { Search, X } from 'lucide-react';
import { useEffect, useMemo, useRef, type CSSProperties, type Ref } from 'react';
import { ProgressBar, SearchField as AriaSearchField, type SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { realClock, type Clock } from '../clock';
import { BoxInput, fieldColumn, FieldLabel, FieldMessage, InputBox, type FieldTexts } from '../Field';
import { IconButton } from '../IconButton';
import { BusyArc, Icon } from '../icons';
import { Kbd } from '../Kbd';
import { useMessages } from '../messages';
import { useIsSingleKeyEnabled } from '../Shortcuts';
import { searchFieldMessages } from './messages';
import { createSearchSignal } from './searchSignal';
import { useShortcutKey } from './useShortcutKey';

export interface SearchFieldProps extends Omit<AriaSearchFieldProps, 'className' | 'style' | 'children' | 'render'>, FieldTexts {
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
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Goes to the root element. */
  style?: CSSProperties;
  /** Reaches the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Finds by keyword. Esc or the cross restores everything at once; unfinished input-method text never searches. */
export function SearchField(props: SearchFieldProps) {
  const { label, description, errorMessage, onSearch, debounce = 300, isPending, placeholder, isQuiet = true, ...others } = props;
  const { clock = realClock, shortcut: key, ...rest } = others;
  const shortcut = useIsSingleKeyEnabled() ? key : undefined;
  const text = useMessages(searchFieldMessages);
  const inputRef = useRef<HTMLInputElement>(null);
  const signal = useMemo(() => createSearchSignal({ debounce, clock }), [debounce, clock]);
  useEffect(() => {
    signal.heardBy((keyword) => onSearch?.(keyword));
  });
  useEffect(() => () => signal.stopped(), [signal]);
  useShortcutKey(rest.isDisabled ? undefined : shortcut, inputRef);
  const isInvalid = rest.isInvalid ?? Boolean(errorMessage);
  const name = label || rest['aria-labelledby'] ? rest['aria-label'] : (rest['aria-label'] ?? text.name);

  return (
    <Column
      validationBehavior="aria"
      {...rest}
      aria-label={name}
      isInvalid={isInvalid}
      onChange={(value) => {
        rest.onChange?.(value);
        signal.typed(value);
      }}
      onSubmit={(value) => {
        rest.onSubmit?.(value);
        signal.submitted(value);
      }}
      onClear={() => {
        rest.onClear?.();
        signal.cleared();
      }}
    >
      {({ isEmpty }) => (
        <>
          <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
          <InputBox isQuiet={isQuiet} isReadOnly={rest.isReadOnly} isDisabled={rest.isDisabled} isInvalid={isInvalid}>
            <Icon of={Search} />
            <BoxInput
              ref={inputRef}
              placeholder={placeholder ?? text.placeholder}
              aria-keyshortcuts={shortcut}
              onCompositionStart={() => signal.compositionStarted()}
              onCompositionEnd={(event) => signal.compositionEnded(event.currentTarget.value)}
            />
            {isPending && (
              <ProgressBar isIndeterminate aria-label={text.searching}>
                <BusyArc />
              </ProgressBar>
            )}
            {!isEmpty && !rest.isReadOnly && !rest.isDisabled && (
              <Clear aria-label={text.clear} size="small">
                <Icon of={X} />
              </Clear>
            )}
            {isEmpty && shortcut && !isPending && <Kbd aria-hidden>{shortcut}</Kbd>}
          </InputBox>
          <FieldMessage description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
        </>
      )}
    </Column>
  );
}

const Column = styled(AriaSearchField)`
  ${fieldColumn}
`;

const Clear = styled(IconButton)`
  margin-inline-end: -8px;
`;
