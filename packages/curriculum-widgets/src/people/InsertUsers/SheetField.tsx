import { isInComposition } from '@college/ui/composition';
import { tokens } from '@college/ui/theme';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

interface SheetFieldProps {
  'aria-label': string;
  value: string;
  isInvalid: boolean;
  isReadOnly: boolean;
  describedBy?: string;
  placeholder?: string;
  maxLength: number;
  /** The text when the field is left or Enter is pressed; typing alone would check all rows at each key. */
  onCommit: (text: string) => void;
  /** Enter and the arrows: one row down or up in the same column. */
  onMove: (step: 1 | -1) => void;
  /** Several cells at once, as sheets copy them. */
  onPasteCells: (text: string) => void;
}

/** One text cell: it looks like its text until it has focus. */
export function SheetField({ value, isInvalid, isReadOnly, describedBy, onCommit, onMove, onPasteCells, ...field }: SheetFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);

  function commit() {
    if (draft !== null && draft !== value) onCommit(draft);
    setDraft(null);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isInComposition(event)) return;
    if (event.key === 'Escape' && draft !== null && draft !== value) {
      // A dialog around the table must not close by the same key.
      event.stopPropagation();
      setDraft(null);
      return;
    }
    const step = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey) ? -1 : 1;
    if (!['Enter', 'ArrowUp', 'ArrowDown'].includes(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    commit();
    onMove(step);
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    onPasteCells(text);
  }

  return (
    <Field
      {...field}
      type="text"
      autoComplete="off"
      spellCheck={false}
      readOnly={isReadOnly}
      title={value}
      value={draft ?? value}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={handleKeyDown}
      onPaste={handlePaste}
    />
  );
}

const Field = styled.input`
  inline-size: 100%;
  min-inline-size: 0;
  block-size: ${tokens.density.control};
  padding: 0 ${tokens.space[2]};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.control};
  background: none;
  color: inherit;
  font: inherit;
  text-overflow: ellipsis;

  &::placeholder {
    color: ${tokens.color.textPlaceholder};
    opacity: 1;
  }
  &:hover:not(:focus, [readonly]) {
    border-color: ${tokens.color.borderStrong};
  }
  &[aria-invalid] {
    border-color: ${tokens.color.danger};
    background: ${tokens.color.surfaceRaised};
    box-shadow: inset 0 0 0 1px ${tokens.color.danger};
  }
  &:focus {
    background: ${tokens.color.surfaceRaised};
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -1px;
  }
`;
