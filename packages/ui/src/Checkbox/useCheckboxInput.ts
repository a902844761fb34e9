import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { useFormReset } from '../Field/useFormReset';

interface CheckboxInput {
  /** Reaches the input for whoever uses the field. */
  given: Ref<HTMLInputElement | null> | undefined;
  isIndeterminate: boolean | undefined;
  /** Called when the form around it is reset. */
  onReset: () => void;
}

/** The ref of the input of a checkbox, kept partly checked, and in step with its form. */
export function useCheckboxInput({ given, isIndeterminate = false, onReset }: CheckboxInput) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(given, () => input.current, []);

  // Only scripts can set it, and a press takes it away.
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  });

  useFormReset(input, onReset);
  return input;
}
