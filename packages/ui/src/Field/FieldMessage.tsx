import { CircleAlert } from 'lucide-react';
import { useContext, type ReactNode } from 'react';
import { FieldErrorContext, TextContext } from 'react-aria-components';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import { useLocale, withLang } from '../messages';
import { withRequestId } from '../RequestId';
import { tokens } from '../theme';

export interface FieldMessageProps {
  /** What its control is described by; without it the React Aria field around says so. */
  id?: string;
  /** Help, shown while nothing is wrong. */
  description?: ReactNode;
  /** The error and how to fix it; replaces the help. */
  errorMessage?: ReactNode;
  isInvalid?: boolean;
}

/** The line below a control: help, or the error with its icon. Both are read out with the control. */
export function FieldMessage(props: FieldMessageProps) {
  return props.id === undefined ? <MessageInField {...props} /> : <Message {...props} />;
}

function Message({ id, description, errorMessage, isInvalid }: FieldMessageProps) {
  const { locale } = useLocale();
  if (!isInvalid) return description ? <Help id={id}>{withLang(description, locale)}</Help> : null;
  return errorMessage ? (
    <Problem id={id}>
      <Icon of={CircleAlert} size="small" />
      <span>{withLang(withRequestId(errorMessage), locale)}</span>
    </Problem>
  ) : null;
}

/** The field around may find its own fault, without being told that it is invalid. */
function MessageInField({ errorMessage, ...rest }: FieldMessageProps) {
  const texts = useContext(TextContext) as { slots?: Record<string, { id?: string }> } | null;
  const found = useContext(FieldErrorContext);
  const isInvalid = found?.isInvalid ?? false;
  const id = texts?.slots?.[isInvalid ? 'errorMessage' : 'description']?.id;
  return <Message {...rest} id={id} isInvalid={isInvalid} errorMessage={errorMessage ?? found?.validationErrors.join(' ')} />;
}

const Help = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Problem = styled.span`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[1]};
  color: ${tokens.color.danger};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  > svg {
    margin-block-start: 3px;
  }
`;
