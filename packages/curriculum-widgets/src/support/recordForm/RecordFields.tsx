import { tokens } from '@college/ui/theme';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { onWideRecord } from '../formSections/onWideRecord';
import { RestoredNote } from '../restored/RestoredNote';
import type { RecordForm } from './useRecordForm';

const marked = '[aria-invalid="true"], [data-invalid], [data-problem]';

const focusable = ['input', 'textarea', 'select', 'button', '[tabindex]']
  .map((kind) => `${kind}:not([tabindex="-1"]):not(:disabled):not([hidden]):not([aria-hidden="true"] *)`)
  .join(', ');

export interface RecordFieldsProps {
  form: Pick<RecordForm<never, never>, 'save' | 'discard' | 'isReadOnly'> & {
    state: { phase: string; refusals?: number; restoredFrom?: number | null };
  };
  /** Names the form. */
  'aria-label'?: string;
  /** Whether the fields are parts with side heads, which space themselves. @default false */
  hasSections?: boolean;
  children: ReactNode;
}

/** The fields of a record, in the parts of a page or under each other in a dialog: Enter in a one-line field saves, and a refused save leads to the first mistake. */
export function RecordFields({ form, 'aria-label': label, hasSections = false, children }: RecordFieldsProps) {
  const root = useRef<HTMLFormElement>(null);
  const refusals = form.state.refusals ?? 0;
  useEffect(() => {
    if (refusals > 0) focusFirstProblem(root.current);
  }, [refusals]);

  function handleDiscard() {
    const fields = [...(root.current?.querySelectorAll<HTMLElement>(focusable) ?? [])];
    fields.find((field) => !field.closest('[data-restored]'))?.focus();
    form.discard();
  }

  return (
    <Column
      ref={root}
      aria-label={label}
      data-sections={hasSections || undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Events of a dialog that was opened from a field bubble here as well.
        if (event.target === root.current) void form.save();
      }}
    >
      <RestoredNote writtenAt={form.state.restoredFrom} onDiscard={handleDiscard} />
      {children}
      {/* Enter in a field saves; a form submits on Enter only if it has a submit button. */}
      {!form.isReadOnly && <button type="submit" hidden aria-hidden="true" tabIndex={-1} />}
    </Column>
  );
}

/** Puts the focus into the first field that is marked as wrong; false where none is. Rows without a field of their own carry `data-problem`. */
function focusFirstProblem(root: HTMLElement | null): boolean {
  const first = root?.querySelector<HTMLElement>(marked);
  const target = first && (first.matches(focusable) ? first : (first.querySelector<HTMLElement>(focusable) ?? first));
  target?.focus();
  return Boolean(target);
}

const Column = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  max-inline-size: ${tokens.size.readMax};

  &[data-sections] {
    gap: 0;
    max-inline-size: none;

    > [data-restored] {
      margin-block-end: ${tokens.space[5]};
    }

    ${onWideRecord} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${tokens.space[10]};

      > :not([data-width='half']) {
        grid-column: 1 / -1;
      }
    }
  }
`;
