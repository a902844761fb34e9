import { CircleAlert } from 'lucide-react';
import { useContext, type ReactNode } from 'react';
import { FieldError, FieldErrorContext, Text } from 'react-aria-components';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import { withRequestId } from '../RequestId';
import { tokens } from '../theme';

export interface FieldMessageProps {
  /** Help, shown while nothing is wrong. */
  description?: ReactNode;
  /** The error and how to fix it; replaces the help. */
  errorMessage?: ReactNode;
  isInvalid?: boolean;
}

/** The line below a control: help, or the error with its icon. Both are read out with the control. */
export function FieldMessage({ description, errorMessage, isInvalid }: FieldMessageProps) {
  const showsHelp = !isInvalid && Boolean(description);
  // A field may find its own fault, without being told that it is invalid.
  const hasProblem = useContext(FieldErrorContext)?.isInvalid;
  return (
    <>
      {showsHelp && <Help slot="description">{description}</Help>}
      {hasProblem && (
        <Problem>
          {({ validationErrors }) => (
            <>
              <Icon of={CircleAlert} size="small" />
              <span>{withRequestId(errorMessage ?? validationErrors.join(' '))}</span>
            </>
          )}
        </Problem>
      )}
    </>
  );
}

const Help = styled(Text)`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Problem = styled(FieldError)`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[1]};
  color: ${tokens.color.danger};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  > svg {
    margin-block-start: 3px;
  }
  > span:empty {
    display: none;
  }
  &:has(> span:empty) {
    display: none;
  }
`;
