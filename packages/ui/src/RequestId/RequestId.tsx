import { useRef, useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../messages';
import { tokens } from '../theme';
import { requestIdMessages } from './messages';

export interface RequestIdProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The id under which the log of the server has the request. */
  requestId: string;
}

/** The id of a request that failed, small, below the sentence about it, with a button that copies it for whoever runs the server. */
export function RequestId({ requestId, ...rest }: RequestIdProps) {
  const messages = useMessages(requestIdMessages);
  const idRef = useRef<HTMLSpanElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(requestId);
      setOutcome('copied');
    } catch {
      // Pages without a secure origin have no clipboard, others may be refused it: then the keyboard copies.
      if (idRef.current) getSelection()?.selectAllChildren(idRef.current);
      setOutcome('selected');
    }
  }

  return (
    <Line {...rest}>
      {messages.label} <span ref={idRef}>{requestId}</span>
      <Copy type="button" aria-label={`${messages.copy} ${messages.label}`} onClick={handleCopy}>
        {messages.copy}
      </Copy>
      <span role="status">{outcome && messages[outcome]}</span>
    </Line>
  );
}

const Line = styled.span`
  display: block;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

// Notes and fields are light, and would weigh three times as much with `Button`.
const Copy = styled.button`
  min-block-size: ${tokens.size.hitMin};
  padding: 0 ${tokens.space[1]};
  border: 0;
  background: none;
  color: ${tokens.color.link};
  font: inherit;

  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
  }
`;
