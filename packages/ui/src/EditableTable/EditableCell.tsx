import { useRef, type ChangeEvent, type CompositionEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme';

interface EditableCellProps {
  label: string;
  columnId: string;
  text: string;
  kind: 'text' | 'number';
  isRequired?: boolean;
  isInvalid: boolean;
  describedBy: string | undefined;
  tone: 'warning' | undefined;
  maxLength?: number;
  placeholder?: string;
  onType: (text: string, isComposing: boolean) => void;
  onLeave: () => void;
}

/** The field of one cell: it looks like the text it holds until it has focus. */
export function EditableCell({
  label,
  columnId,
  text,
  kind,
  isRequired,
  isInvalid,
  describedBy,
  tone,
  onType,
  onLeave,
  ...field
}: EditableCellProps) {
  const textOnArrival = useRef(text);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.currentTarget.value === textOnArrival.current) return;
    // A dialog around the table must not close by the same key.
    event.stopPropagation();
    onType(textOnArrival.current, false);
  }

  return (
    <Field
      {...field}
      type="text"
      inputMode={kind === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      aria-label={label}
      aria-required={isRequired || undefined}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      title={text}
      data-column={columnId}
      data-kind={kind}
      data-tone={tone}
      value={text}
      onFocus={(event: FocusEvent<HTMLInputElement>) => {
        textOnArrival.current = event.currentTarget.value;
        if (kind === 'number') event.currentTarget.select();
      }}
      onBlur={onLeave}
      onKeyDown={handleKeyDown}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onType(event.currentTarget.value, (event.nativeEvent as InputEvent).isComposing)}
      onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => onType(event.currentTarget.value, false)}
    />
  );
}

// Edge and padding together are 13 px: with a negative margin of as much, the field's text stays aligned with the text around it.
const Field = styled.input`
  inline-size: calc(100% + 26px);
  min-inline-size: 0;
  block-size: ${tokens.density.control};
  margin-inline: -13px;
  padding: 0 12px;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.control};
  background: none;
  color: inherit;
  font: inherit;
  font-variant-numeric: inherit;
  text-overflow: ellipsis;

  &[data-kind='number'] {
    inline-size: 72px;
    margin-inline: auto -13px;
    text-align: end;
  }
  &[data-tone='warning'] {
    color: ${tokens.color.warning};
    font-weight: ${tokens.font.strong};
  }
  &::placeholder {
    color: ${tokens.color.textPlaceholder};
    opacity: 1;
  }
  &:hover:not(:focus) {
    border-color: ${tokens.color.borderStrong};
  }
  &[aria-invalid] {
    border-color: ${tokens.color.danger};
    background: ${tokens.color.surfaceRaised};
    box-shadow: inset 0 0 0 1px ${tokens.color.danger};
  }
  &:focus {
    border-color: transparent;
    background: ${tokens.color.surfaceRaised};
    box-shadow: none;
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -1px;
  }
`;
