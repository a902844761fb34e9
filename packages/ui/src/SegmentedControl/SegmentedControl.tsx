import type { CSSProperties, ReactNode, Ref } from 'react';
import { RadioGroup, type RadioGroupProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { fieldColumn, FieldLabel, FieldMessage, useReadText, type FieldTexts } from '../Field';
import { onSmallWindow, tokens } from '../theme';

export interface SegmentedControlProps
  extends Omit<RadioGroupProps, 'className' | 'style' | 'children' | 'render' | 'orientation'>, FieldTexts {
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
  const { label, description, errorMessage, size = 'regular', children, ...rest } = props;
  const readText = useReadText(rest.isReadOnly);
  if (readText) return readText(props);
  const isInvalid = rest.isInvalid ?? Boolean(errorMessage);
  return (
    <Column validationBehavior="aria" {...rest} orientation="horizontal" isInvalid={isInvalid} data-size={size}>
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <Frame>{children}</Frame>
      <FieldMessage description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
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

const Column = styled(RadioGroup)`
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
