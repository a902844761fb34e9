import { memo, type CSSProperties, type Ref } from 'react';
import { styled } from 'styled-components';
import { controlEdge, controlFocus, fieldColumn, FieldLabel, FieldMessage, useReadText } from '../Field';
import { useTextControl, type TextControlProps } from '../Field/useTextControl';
import { useSteadyHandlers } from '../Field/useSteadyHandlers';
import { tokens } from '../theme';

export interface TextAreaProps extends Omit<TextControlProps, 'type' | 'pattern'> {
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
}

/** Several lines of text. It grows with what is written, from `minRows` to `maxRows`. */
export function TextArea(props: TextAreaProps) {
  return <Drawn {...useSteadyHandlers(props)} />;
}

/** Drawn again only where it shows something else. */
const Drawn = memo(function DrawnTextArea(props: TextAreaProps) {
  const { minRows = 3, maxRows = 8, inputRef, style, ...rest } = props;
  const { root, control, label, message, value, isInvalid } = useTextControl(rest, inputRef);
  const readText = useReadText(rest.isReadOnly);
  if (readText) return readText(props);
  const rows = { '--rows-min': minRows, '--rows-max': Math.max(minRows, maxRows) } as CSSProperties;
  const { isReadOnly, isDisabled } = rest;
  return (
    <Column {...root} style={{ ...rows, ...style }}>
      <FieldLabel {...label} />
      {/* A hidden copy of the text behind the area sets the height of the grid: no measuring, no layout shift. */}
      <Grow data-text={`${value}\n`}>
        <Area
          {...control}
          data-readonly={isReadOnly || undefined}
          data-disabled={isDisabled || undefined}
          data-invalid={isInvalid || undefined}
        />
      </Grow>
      <FieldMessage {...message} />
    </Column>
  );
});

const Column = styled.div`
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

const Area = styled.textarea`
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
  &:focus {
    ${controlFocus}
  }
`;
