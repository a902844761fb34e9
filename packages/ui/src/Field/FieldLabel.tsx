import type { ReactNode } from 'react';
import { Label } from 'react-aria-components';
import { styled } from 'styled-components';
import { tokens } from '../theme';

export interface FieldLabelProps {
  /** Of the label itself. */
  id?: string;
  /** The `id` of the control, where no React Aria field around it says so. */
  htmlFor?: string;
  /** Shows the red asterisk; the field itself is announced as required by assistive technology. */
  isRequired?: boolean;
  children?: ReactNode;
}

/** The label above a control: 12 px, muted. Renders nothing without text, so that an `aria-label` can be used instead. */
export function FieldLabel({ isRequired, children, ...own }: FieldLabelProps) {
  if (children === undefined || children === null || children === '') return null;
  return (
    <Words {...own}>
      {children}
      {isRequired && <Asterisk aria-hidden>*</Asterisk>}
    </Words>
  );
}

const Asterisk = styled.span`
  margin-inline-start: ${tokens.space[1]};
  color: ${tokens.color.danger};
`;

const Words = styled(Label)`
  inline-size: fit-content;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  cursor: default;

  /* What cannot be changed is not marked as required. */
  [data-readonly] > & > ${Asterisk} {
    display: none;
  }
`;
