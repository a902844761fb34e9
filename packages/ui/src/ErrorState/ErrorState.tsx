import { CircleAlert, RotateCcw } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { Icon } from '../icons';
import { useMessages } from '../messages';
import { withRequestId } from '../RequestId';
import { tokens } from '../theme';
import { errorStateMessages } from './messages';

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What did not work, in one line. @default '没有取到内容' */
  title?: ReactNode;
  /** Why, and what became of the user's work. */
  hint?: ReactNode;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** Whether the next try is under way. @default false */
  isRetrying?: boolean;
  /** One link or quiet button that leads elsewhere, for when retrying cannot help. */
  wayOut?: ReactNode;
}

/** States what could not be loaded and offers Retry, in place of the content. */
export function ErrorState({ title, hint, onRetry, isRetrying = false, wayOut, ...rest }: ErrorStateProps) {
  const messages = useMessages(errorStateMessages);
  return (
    <EmptyState
      role="alert"
      {...rest}
      mark={
        <Sign>
          <Icon of={CircleAlert} size="large" />
        </Sign>
      }
      title={withRequestId(title ?? messages.title)}
      hint={withRequestId(hint)}
      action={
        (onRetry || wayOut != null) && (
          <Acts>
            {onRetry && (
              <Button onPress={onRetry} isPending={isRetrying} pendingLabel={messages.retrying}>
                <Icon of={RotateCcw} />
                {messages.retry}
              </Button>
            )}
            {wayOut}
          </Acts>
        )
      }
    />
  );
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[3]};
`;

const Sign = styled.span`
  color: ${tokens.color.danger};
`;
