import { useId, useState, type CSSProperties, type ReactNode, type Ref } from 'react';
import { LabelContext, type RadioGroupProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { fieldColumn, FieldLabel, FieldMessage, useReadText, type FieldTexts } from '../Field';
import { onSmallWindow, tokens } from '../theme';
import { SegmentsContext } from './SegmentsContext';

type Taken =
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'isDisabled'
  | 'isReadOnly'
  | 'isRequired'
  | 'isInvalid'
  | 'id'
  | 'name'
  | 'aria-label'
  | 'aria-labelledby'
  | 'aria-describedby';

export interface SegmentedControlProps extends Pick<RadioGroupProps, Taken>, FieldTexts {
  /** The `Segment`s, two or three. */
  children: ReactNode;
  /**
   * `regular` follows the density; `small` is always 28 px with less room at the sides.
   * @default 'regular'
   */
  size?: 'small' | 'regular';
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Goes to the root element. */
  style?: CSSProperties;
  /** Reaches the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** One of two or three short choices in one frame. The keyboard is that of a radio group: one Tab stop, arrows choose. */
export function SegmentedControl(props: SegmentedControlProps) {
  const readText = useReadText(props.isReadOnly);
  return readText ? readText(props) : <Choices {...props} />;
}

function Choices(props: SegmentedControlProps) {
  const { label, description, errorMessage, size = 'regular', children, value, defaultValue = null, onChange, ...rest } = props;
  const { name, isDisabled, isReadOnly, isRequired, isInvalid = Boolean(errorMessage), ...root } = rest;
  const [own, setOwn] = useState(defaultValue);
  const id = useId();
  const selected = value === undefined ? own : value;
  const hasLabel = label !== undefined && label !== null && label !== '';
  const hasMessage = isInvalid ? Boolean(errorMessage) : Boolean(description);

  function choose(next: string) {
    if (isReadOnly || next === selected) return;
    setOwn(next);
    onChange?.(next);
  }

  return (
    <Column
      {...root}
      role="radiogroup"
      aria-labelledby={root['aria-labelledby'] ?? (hasLabel ? `${id}-label` : undefined)}
      aria-describedby={[root['aria-describedby'], hasMessage && `${id}-message`].filter(Boolean).join(' ') || undefined}
      aria-orientation="horizontal"
      aria-disabled={isDisabled || undefined}
      aria-invalid={isInvalid || undefined}
      aria-readonly={isReadOnly || undefined}
      aria-required={isRequired || undefined}
      data-disabled={isDisabled || undefined}
      data-invalid={isInvalid || undefined}
      data-readonly={isReadOnly || undefined}
      data-size={size}
    >
      <LabelContext value={{ elementType: 'span', id: `${id}-label` }}>
        <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
      </LabelContext>
      <Frame>
        <SegmentsContext value={{ name: name ?? id, selected, choose, isDisabled, isReadOnly }}>{children}</SegmentsContext>
      </Frame>
      <FieldMessage id={`${id}-message`} description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </Column>
  );
}

const Frame = styled.div`
  display: inline-flex;
  inline-size: fit-content;
  block-size: ${tokens.density.control};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceRaised};
  --segment-pad: ${tokens.space[3]};
`;

const Column = styled.div`
  ${fieldColumn}

  &[data-size='small'] ${Frame} {
    block-size: 28px;
    --segment-pad: ${tokens.space[2]};
  }
  ${onSmallWindow} {
    & ${Frame} {
      flex-wrap: wrap;
      block-size: auto;
      min-block-size: ${tokens.density.control};
      max-inline-size: 100%;
    }
    &[data-size='small'] ${Frame} {
      min-block-size: 28px;
    }
  }
  &[data-readonly] ${Frame} {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
  }
  &[data-invalid] ${Frame} {
    border-color: ${tokens.color.danger};
    box-shadow: inset 0 0 0 1px ${tokens.color.danger};
  }
`;
