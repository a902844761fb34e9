import { useId, useState, type AllHTMLAttributes, type ChangeEvent, type CSSProperties, type HTMLAttributes, type Ref } from 'react';
import { useFocusable, useObjectRef } from 'react-aria';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { useControlledState } from 'react-stately/useControlledState';
import type { FieldTexts } from './fieldTexts';
import { useFormReset } from './useFormReset';

type Control = HTMLInputElement | HTMLTextAreaElement;
type NotOurs = 'className' | 'style' | 'children' | 'render' | 'slot' | 'validate' | 'validationBehavior';

/** What every field takes into which one writes. */
export interface TextControlProps extends Omit<AriaTextFieldProps, NotOurs>, FieldTexts {
  /** Shown in the box while it is empty; it never replaces the label. */
  placeholder?: string;
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Goes to the root element. */
  style?: CSSProperties;
  /** Reaches the root element. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * A field of text as plain elements: the props of its root, its control, its label and its message. React Aria's own field would watch hovering, the kind of
 * focus and the validation of browsers for each control, and hand its parts over by six contexts: half of what a long form costs to open.
 */
export function useTextControl<Element extends Control>(props: TextControlProps, inputRef?: Ref<Element>) {
  const {
    label,
    description,
    errorMessage,
    value: given,
    defaultValue = '',
    onChange,
    isDisabled,
    isReadOnly,
    isRequired,
    ...others
  } = props;
  const { id: givenId, isInvalid = Boolean(errorMessage), autoFocus, excludeFromTabOrder, ...named } = others;
  const { 'aria-label': name, 'aria-labelledby': namedBy, 'aria-describedby': describedBy, 'aria-details': details, ...rest } = named;
  const { onFocus, onBlur, onFocusChange, onKeyDown, onKeyUp, ...withOwn } = rest;
  const [own, root] = partedOwn(withOwn);
  const ref = useObjectRef(inputRef);
  const [value, setValue] = useControlledState(given, defaultValue, onChange);
  const [start] = useState(value);
  useFormReset(ref, () => setValue(props.defaultValue ?? start));
  const behaviour = { isDisabled, autoFocus, excludeFromTabOrder, onFocus, onBlur, onFocusChange, onKeyDown, onKeyUp };
  const { focusableProps } = useFocusable(behaviour, ref);

  const ownId = useId();
  const id = givenId ?? ownId;
  const labelId = `${id}-label`;
  const messageId = `${id}-message`;
  const hasLabel = label !== undefined && label !== null && label !== '';
  const hasMessage = Boolean(isInvalid ? errorMessage : description);
  // A label of its own names a control by itself, unless more than that names it.
  const names = namedBy || (hasLabel && name) ? [hasLabel && labelId, namedBy, name && id] : [];

  return {
    value,
    setValue,
    isInvalid,
    ref,
    root: {
      ...root,
      'data-disabled': isDisabled || undefined,
      'data-readonly': isReadOnly || undefined,
      'data-required': isRequired || undefined,
      'data-invalid': isInvalid || undefined,
    },
    control: {
      ...own,
      ...focusableProps,
      ref,
      id,
      value,
      onChange: (event: ChangeEvent<Element>) => setValue(event.currentTarget.value),
      disabled: isDisabled,
      readOnly: isReadOnly,
      'aria-label': name,
      'aria-labelledby': names.filter(Boolean).join(' ') || undefined,
      'aria-describedby': [hasMessage && messageId, describedBy].filter(Boolean).join(' ') || undefined,
      'aria-details': details,
      'aria-invalid': isInvalid || undefined,
      'aria-required': isRequired || undefined,
    },
    label: { id: labelId, htmlFor: id, isRequired, children: label },
    message: { id: messageId, description, errorMessage, isInvalid },
  };
}

/** Parts what the control takes as it is from what belongs to the root: every other property of an element. */
function partedOwn(props: object): [AllHTMLAttributes<Control>, HTMLAttributes<HTMLDivElement> & Pick<TextControlProps, 'ref'>] {
  const own: Record<string, unknown> = {};
  const root: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) (ofControl.test(name) ? own : root)[name] = value;
  return [own, root];
}

const ofControl =
  /^(type|name|form|inputMode|pattern|maxLength|minLength|autoComplete|autoCapitalize|autoCorrect|spellCheck|enterKeyHint|placeholder|aria-.*|on(Copy|Cut|Paste|Composition.*|Select|BeforeInput|Input))$/;
