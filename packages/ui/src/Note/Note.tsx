import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import { useLocale, useMessages, withLang } from '../messages';
import { withRequestId } from '../RequestId';
import { tokens } from '../theme';
import { noteMessages } from './messages';

export interface NoteProps extends ComponentPropsWithRef<'div'> {
  /**
   * `plain` explains, `info` offers something to do, `warning` doubts, `error` reports a failure and is spoken at once.
   * @default 'plain'
   */
  variant?: 'plain' | 'info' | 'warning' | 'error';
  /** Replaces the sign of the variant. */
  icon?: ReactNode;
  /** One link or link button at the end. */
  action?: ReactNode;
  /** The remark, with its remedy. */
  children: ReactNode;
}

const signs = { plain: Info, info: Info, warning: TriangleAlert, error: CircleAlert };

/** One remark inside the page, with a 2 px edge. At most one per view. */
export function Note({ variant = 'plain', icon, action, children, ...rest }: NoteProps) {
  const messages = useMessages(noteMessages);
  const { locale } = useLocale();
  return (
    <Box role={variant === 'error' ? 'alert' : 'note'} {...rest} data-variant={variant}>
      <Sign>{icon ?? <Icon of={signs[variant]} aria-label={messages[variant]} />}</Sign>
      <Line>
        <Text>{withLang(withRequestId(children), locale)}</Text>
        {action != null && <Action>{action}</Action>}
      </Line>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[2]};
  padding: 10px ${tokens.space[3]};
  border-inline-start: 2px solid ${tokens.color.borderControl};
  background: ${tokens.color.fillQuiet};

  &[data-variant='info'] {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accentSoft};
  }
  &[data-variant='warning'] {
    border-color: ${tokens.color.warning};
    background: ${tokens.color.warningSoft};
  }
  &[data-variant='error'] {
    border-color: ${tokens.color.danger};
    background: ${tokens.color.dangerSoft};
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  block-size: 20px;

  [data-variant='info'] > & {
    color: ${tokens.color.accent};
  }
  [data-variant='warning'] > & {
    color: ${tokens.color.warning};
  }
  [data-variant='error'] > & {
    color: ${tokens.color.danger};
  }
`;

// Where both do not fit side by side, the action goes below.
const Line = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
`;

const Text = styled.div`
  flex: 1 1 16em;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Action = styled.span`
  margin-block: -4px;
  line-height: 28px;
`;
