import { memo, useState, type KeyboardEvent, type Ref } from 'react';
import { mergeProps } from 'react-aria';
import { useControlledState } from 'react-stately/useControlledState';
import { styled } from 'styled-components';
import { isInComposition } from '../composition';
import { BoxInput, BoxUnit, fieldColumn, FieldLabel, FieldMessage, InputBox, useReadText } from '../Field';
import { useTextControl, type TextControlProps } from '../Field/useTextControl';
import { useSteadyHandlers } from '../Field/useSteadyHandlers';
import { useLocale, useMessages } from '../messages';
import { numberFieldMessages } from './messages';
import { problemOf, readNumber, stepped, writeNumber, type NumberReading } from './numberText';

type Text = 'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange';

export interface NumberFieldProps extends Omit<TextControlProps, Text> {
  /** Null is nothing written; NaN is text that cannot be read, which stays in the box with its error. */
  value?: NumberReading;
  /** The initial number of an uncontrolled field. */
  defaultValue?: NumberReading;
  /** Null when emptied, NaN while the text cannot be read: check before saving. */
  onChange?: (value: NumberReading) => void;
  /** The smallest number that is right. @default 0 */
  min?: number;
  /** The largest number that is right. */
  max?: number;
  /**
   * What the up and down arrows add or take; Page Up and Page Down ten times as much.
   * @default 1
   */
  step?: number;
  /**
   * How many digits may follow the decimal sign.
   * @default 2
   */
  precision?: number;
  /** What is counted, at the right end of the box. */
  unit?: string;
  /** Reaches the input; `ref` reaches the whole field. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A number as people of the language write it. Wrong text stays and is explained; nothing is rounded or cut behind one's back. */
export function NumberField(props: NumberFieldProps) {
  return <Drawn {...useSteadyHandlers(props)} />;
}

/** Drawn again only where it shows something else. */
const Drawn = memo(function DrawnNumberField(props: NumberFieldProps) {
  const { unit, inputRef, min = 0, max, step = 1, precision = 2, ...others } = props;
  const { value: given, defaultValue, onChange, errorMessage: givenError, ...rest } = others;
  const { locale } = useLocale();
  const text = useMessages(numberFieldMessages);
  const [value, setValue] = useControlledState<NumberReading>(given, defaultValue ?? null, onChange);
  const [draft, setDraft] = useState<string | null>(null);

  const limits = { min, max, precision };
  // The draft counts only while it means the value: a value set from outside replaces it.
  const shown = draft !== null && Object.is(readNumber(draft, locale), value) ? draft : writeNumber(value, locale, precision);
  const problem = problemOf(value, limits);
  const limitOf = { unreadable: '', tooSmall: min, tooLarge: max, tooPrecise: precision };
  const ownError = problem && (problem === 'unreadable' ? text.unreadable : text[problem]({ limit: String(limitOf[problem]) }));
  const errorMessage = givenError ?? ownError;
  const field = useTextControl(
    {
      ...rest,
      errorMessage,
      value: shown,
      onChange(typed) {
        setDraft(typed);
        setValue(readNumber(typed, locale));
      },
      onBlur(event) {
        if (!Number.isNaN(value)) setDraft(null);
        rest.onBlur?.(event);
      },
    },
    inputRef,
  );

  const readText = useReadText(rest.isReadOnly);
  if (readText) return readText({ ...props, value: shown });

  const spoken = {
    role: 'spinbutton',
    'aria-valuenow': value === null || Number.isNaN(value) ? undefined : value,
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-valuetext': shown && unit ? `${shown} ${unit}` : undefined,
  };

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const steps = { ArrowUp: step, ArrowDown: -step, PageUp: step * 10, PageDown: step * -10 }[event.key];
    if (steps === undefined || isInComposition(event) || rest.isReadOnly || rest.isDisabled) return;
    event.preventDefault();
    setDraft(null);
    setValue(stepped(value, steps, limits));
  }

  return (
    <Column {...field.root}>
      <FieldLabel {...field.label} />
      <InputBox isReadOnly={rest.isReadOnly} isDisabled={rest.isDisabled} isInvalid={field.isInvalid}>
        <BoxInput
          {...mergeProps(field.control, { onKeyDown: handleKeyDown })}
          {...spoken}
          type="text"
          data-numeric=""
          inputMode="decimal"
        />
        {unit && <BoxUnit aria-hidden>{unit}</BoxUnit>}
      </InputBox>
      <FieldMessage {...field.message} />
    </Column>
  );
});

const Column = styled.div`
  ${fieldColumn}
`;
