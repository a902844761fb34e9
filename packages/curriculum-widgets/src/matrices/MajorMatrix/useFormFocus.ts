import { useEffect, useRef, useState } from 'react';
import { focusStart } from '../BindingForm/focusStart';

/** Brings the focus into the form of the cell as soon as its place is there, and back to the cell. */
export function useFormFocus(container: HTMLElement | null | undefined, onFormOpen?: () => void) {
  const gridRef = useRef<HTMLDivElement>(null);
  const formRef = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    const form = formRef.current;
    if (!isWanted || !form) return;
    setWanted(false);
    focusStart(form);
  }, [isWanted, container]);

  return {
    gridRef,
    formRef,
    enterForm: () => {
      setWanted(true);
      onFormOpen?.();
    },
    leaveForm: () => gridRef.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus(),
  };
}
