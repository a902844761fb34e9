import { memo, useState, type CSSProperties, type Ref } from 'react';
import { TextArea as AriaTextArea, TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { controlEdge, controlFocus, fieldColumn, FieldLabel, FieldMessage, useReadText, type FieldTexts } from '../Field';
import { useSteadyHandlers } from '../Field/useSteadyHandlers';
import { tokens } from '../theme';

export interface TextAreaProps extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'render' | 'type'>, FieldTexts {
  /** Shown in the box while it is empty; it never replaces the label. */
  placeholder?: string;
  /**
   * Rows shown for short text.
   * @default 3
   */
  minRows?: number;
  /**
   * Rows up to which the area grows with its text; then it scrolls.
   * @default 8
   */
  maxRows?: number;
  /** Reaches the textarea; `ref` reaches the whole field. */
  inputRef?: Ref<HTMLTextAreaElement>;
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Goes to the root element. */
  style?: CSSProperties;
  /** Reaches the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Several lines of text. It grows with what is written, from `minRows` to `maxRows`. */
export function TextArea(props: TextAreaProps) {
  return <Drawn {...useSteadyHandlers(props)} />;
}

/** Drawn again only where it shows something else. */
const Drawn = memo(function DrawnTextArea(props: TextAreaProps) {
  const { label, description, errorMessage, placeholder, minRows = 3, maxRows = 8, inputRef, style, ...rest } = props;
  const [typed, setTyped] = useState(rest.defaultValue ?? '');
  const isInvalid = rest.isInvalid ?? Boolean(errorMessage);
  const text = rest.value ?? typed;
  const readText = useReadText(rest.isReadOnly);
  if (readText) return readText(props);
  const rows = { '--rows-min': minRows, '--rows-max': Math.max(minRows, maxRows) } as CSSProperties;
  return (
    <Column
      validationBehavior="aria"
      {...rest}
      style={{ ...rows, ...style }}
      isInvalid={isInvalid}
      onChange={(value) => {
        setTyped(value);
        rest.onChange?.(value);
      }}
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      {/* A hidden copy of the text behind the area sets the height of the grid: no measuring, no layout shift. */}
      <Grow data-text={`${text}\n`}>
        <Area ref={inputRef} placeholder={placeholder} data-readonly={rest.isReadOnly || undefined} />
      </Grow>
      <FieldMessage description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </Column>
  );
});

const Column = styled(AriaTextField)`
  ${fieldColumn}
`;

const Grow = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  min-block-size: calc(var(--rows-min) * 24px + 16px);
  max-block-size: calc(var(--rows-max) * 24px + 16px);

  &::after {
    grid-area: 1 / 1;
    padding: 7px ${tokens.space[3]};
    border: 1px solid transparent;
    font: ${tokens.font.regular} 14px/24px ${tokens.font.family};
    content: attr(data-text);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    visibility: hidden;
    overflow: hidden;
    min-block-size: 0;
  }
`;

const Area = styled(AriaTextArea)`
  grid-area: 1 / 1;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 0;
  block-size: 100%;
  margin: 0;
  padding: 7px ${tokens.space[3]};
  font: ${tokens.font.regular} 14px/24px ${tokens.font.family};
  overflow-wrap: anywhere;
  overflow-y: auto;
  resize: none;
  outline: none;
  ${controlEdge}

  &::placeholder {
    color: ${tokens.color.textPlaceholder};
    opacity: 1;
  }
  &[data-focused] {
    ${controlFocus}
  }
`;
