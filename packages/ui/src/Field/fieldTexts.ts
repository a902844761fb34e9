import type { ReactNode } from 'react';

/** The words around every field. */
export interface FieldTexts {
  /** The label above the control; without it pass `aria-label`. */
  label?: ReactNode;
  /** Help below the control, shown while nothing is wrong. */
  description?: ReactNode;
  /** What is wrong and how to mend it. Giving it marks the field as wrong. */
  errorMessage?: ReactNode;
}
