import { Check, CircleAlert, WifiOff } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef, type ComponentPropsWithRef } from 'react';
import { Button } from 'react-aria-components';
import { styled } from 'styled-components';
import { BusyArc, Icon } from '../icons';
import { useLocale, useMessages } from '../messages';
import { requestIdOf } from '../RequestId/requestIdOf';
import { activeElement } from '../shadow';
import { tokens, useTimeZone } from '../theme';
import { saveStatusMessages } from './messages';

export interface SaveStatusProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The state of the save. */
  status: 'saved' | 'saving' | 'unsaved' | 'failed' | 'offline';
  /** When it was last saved; shown as hours and minutes by the clocks of `UiProvider`. */
  savedAt?: Date;
  /** How many changes wait to be saved; shown while they are unsaved or offline. */
  changeCount?: number;
  /** Why it is not saved, in a few words. */
  reason?: string;
  /** Saves once more; shown when saving failed or nobody was reached. */
  onRetry?: () => void;
}

/** One honest phrase about the user's work: saved, being saved, not saved yet, or failed with a retry. */
export function SaveStatus({ status, savedAt, changeCount, reason, onRetry, ...rest }: SaveStatusProps) {
  const messages = useMessages(saveStatusMessages);
  const { locale } = useLocale();
  const timeZone = useTimeZone();
  // React Aria's formatter knows of old browsers' hours, and weighs more than the rest of this.
  const clock = useMemo(
    () => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
    [locale, timeZone],
  );
  const isWaiting = status === 'unsaved' || status === 'offline';
  const words = isWaiting && changeCount ? messages.unsavedCount({ count: changeCount }) : messages[status];
  const isRetryable = status === 'failed' || status === 'offline';
  return (
    <Phrase role="status" tabIndex={-1} {...rest} data-status={status}>
      {status === 'saved' && <Icon of={Check} size="small" />}
      {status === 'saving' && <BusyArc width={14} height={14} />}
      {status === 'failed' && <Icon of={CircleAlert} size="small" />}
      {status === 'offline' && <Icon of={WifiOff} size="small" />}
      <Words title={reason}>{reason === undefined ? words : messages.because({ words, reason: requestIdOf(reason).sentence })}</Words>
      {status === 'saved' && savedAt && <time dateTime={savedAt.toISOString()}>{clock.format(savedAt)}</time>}
      {isRetryable && onRetry && <RetryButton onPress={onRetry}>{messages.retry}</RetryButton>}
    </Phrase>
  );
}

/** Leaves the focus to the phrase around it when it goes, as it does while it is saved once more. */
function RetryButton(props: { onPress: () => void; children: string }) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (button && button === activeElement()) button.parentElement?.focus();
    };
  }, []);
  return <Retry ref={ref} {...props} />;
}

const Phrase = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums;
  min-inline-size: 0;
  max-inline-size: 100%;
  white-space: nowrap;

  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
    border-radius: ${tokens.radius.mark};
  }
  > svg {
    flex: none;
  }
  &[data-status='saved'] > svg {
    color: ${tokens.color.success};
  }
  &[data-status='unsaved'],
  &[data-status='offline'] {
    color: ${tokens.color.warning};
  }
  &[data-status='failed'] {
    color: ${tokens.color.danger};
  }
`;

/* A message of the server may be long; the toast shows all of it, and the request that it names. */
const Words = styled.span`
  max-inline-size: 360px;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Retry = styled(Button)`
  min-block-size: ${tokens.size.hitMin};
  margin: 0;
  padding: 0 ${tokens.space[1]};
  border: 0;
  border-radius: ${tokens.radius.mark};
  background: none;
  color: ${tokens.color.link};
  font: inherit;
  cursor: default;
  outline: none;

  &[data-hovered] {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
  }
`;
