import { useEffect, useRef, useState } from 'react';

/** Brings the focus into the form of the cell as soon as its place is there, and back to the cell. */
export function useFormFocus(container: HTMLElement | null | undefined, onFormOpen?: () => void) {
  const gridRef = useRef<HTMLDivElement>(null);
  const formRef = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    const form = formRef.current;
    if (!isWanted || !form) return;
    setWanted(false);
    const start = form.querySelector('[data-form-start]');
    const first = start?.querySelector<HTMLElement>('input:checked') ?? start?.querySelector<HTMLElement>('input');
    (first ?? form).focus();
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
