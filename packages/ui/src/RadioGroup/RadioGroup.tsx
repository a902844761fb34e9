import type { CSSProperties, ReactNode, Ref } from 'react';
import { RadioGroup as AriaRadioGroup, type RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { fieldColumn, FieldLabel, FieldMessage, type FieldTexts } from '../Field';
import { tokens } from '../theme';

export interface RadioGroupProps extends Omit<AriaRadioGroupProps, 'className' | 'style' | 'children' | 'render'>, FieldTexts {
  /** The `Radio`s. */
  children: ReactNode;
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Goes to the root element. */
  style?: CSSProperties;
  /** Reaches the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** One of a few choices, all visible. Two or three short ones read better as a `SegmentedControl`. */
export function RadioGroup({ label, description, errorMessage, children, orientation = 'horizontal', ...rest }: RadioGroupProps) {
  const isInvalid = rest.isInvalid ?? Boolean(errorMessage);
  return (
    <Column validationBehavior="aria" {...rest} orientation={orientation} isInvalid={isInvalid}>
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <Choices>{children}</Choices>
      <FieldMessage description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </Column>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space[4]};
  min-block-size: ${tokens.density.control};
`;

const Column = styled(AriaRadioGroup)`
  ${fieldColumn}

  &[data-orientation='vertical'] ${Choices} {
    flex-direction: column;
    align-items: flex-start;
    gap: ${tokens.space[1]};
  }
`;
