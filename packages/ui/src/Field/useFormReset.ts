import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back when the form around a control is reset, which a control with a value of its own would not notice. */
export function useFormReset(control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>, onReset: () => void) {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const form = control.current?.form;
    const handleReset = () => reset();
    form?.addEventListener('reset', handleReset);
    return () => form?.removeEventListener('reset', handleReset);
  }, [control]);
}
